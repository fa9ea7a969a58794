/** IndexedDB as `ristal.offline.browser` wants it: tables of texts, all of a change or nothing, and durable. */

const TABLES = ["matches", "rows", "packed", "snapshots", "tokens", "uptime", "talk"];
const NAME = "ristal";

type Operation = [what: "put" | "add" | "drop" | "take", table: string, key: string, value?: string];

export interface Database {
  change(operations: string): Promise<boolean>;
  /** `undefined`, for Python knows no `null` of JavaScript. */
  read(table: string, key: string): Promise<string | undefined>;
  scan(table: string, first: string, last: string): Promise<string>;
}

export async function openDatabase(): Promise<Database> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => TABLES.forEach((table) => opening.result.createObjectStore(table));
  const database = await finish(opening);
  return {
    change: (operations) => change(database, JSON.parse(operations) as Operation[]),
    read: (table, key) => finish<string | undefined>(reading(database, table).get(key)),
    scan: async (table, first, last) =>
      JSON.stringify(await finish(reading(database, table).getAll(IDBKeyRange.bound(first, last)))),
  };
}

const reading = (database: IDBDatabase, table: string) => database.transaction(table).objectStore(table);

function change(database: IDBDatabase, operations: Operation[]): Promise<boolean> {
  const tables = [...new Set(operations.map(([, table]) => table))];
  const transaction = database.transaction(tables, "readwrite", { durability: "strict" });
  return new Promise((done, failed) => {
    let isRefused = false;
    const refuse = (event?: Event) => {
      event?.preventDefault();
      if (!isRefused) transaction.abort();
      isRefused = true;
    };
    transaction.oncomplete = () => done(true);
    transaction.onabort = () => (isRefused ? done(false) : failed(transaction.error ?? new Error("aborted")));
    for (const [what, table, key, value] of operations) {
      const store = transaction.objectStore(table);
      if (what === "put") store.put(value, key);
      else if (what === "drop") store.delete(key);
      else if (what === "add") {
        const adding = store.add(value, key);
        adding.onerror = (event) => adding.error?.name === "ConstraintError" && refuse(event);
      } else {
        const found = store.getKey(key);
        found.onsuccess = () => (found.result === undefined ? refuse() : store.delete(key));
      }
    }
  });
}

function finish<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("storage"));
  });
}

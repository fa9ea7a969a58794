/** Where we are: in the fragment of the address, which never leaves the browser, so that it may hold an invite. */

export type Route =
  | { page: "home" }
  | { page: "match"; match: string }
  | { page: "replay"; match: string; at: number; token: string } // a token that lets others see it
  | { page: "invite"; invite: string }
  | { page: "key"; key: string }
  | { page: "new"; game: string; sitter: string } // who sits opposite: `open` where a friend is invited
  | { page: "friend"; game: string }
  | { page: "first"; game: string; invite: string } // the invitation that waits meanwhile
  | { page: "school"; game: string }
  | { page: "lesson"; game: string; station: number }
  | { page: "mine" }
  | { page: "lobby" }
  | { page: "rules"; game: string; clause: string; match: string } // the match at which the clause is in force
  | { page: "lab"; run: string } // of this machine
  | { page: "workshop"; game: string };

export function read(fragment: string): Route {
  const [page = "", first = "", second = "", third = ""] = fragment.replace(/^#\/?/, "").split("/");
  switch (page) {
    case "m":
      return { page: "match", match: first };
    case "replay":
      return { page: "replay", match: first, at: Number(second) || 0, token: third };
    case "i":
      return { page: "invite", invite: first };
    case "key":
      return { page: "key", key: first };
    case "first":
      return { page: "first", game: first, invite: second };
    case "school":
      return second ? { page: "lesson", game: first, station: Number(second) || 0 } : { page: "school", game: first };
    case "friend":
      return { page: "friend", game: first };
    case "mine":
      return { page: "mine" };
    case "lobby":
      return { page: "lobby" };
    case "new":
      return { page: "new", game: first, sitter: second };
    case "rules":
      return { page: "rules", game: first, clause: second, match: third };
    case "lab":
      return { page: "lab", run: first };
    case "workshop":
      return { page: "workshop", game: first };
    default:
      return { page: "home" };
  }
}

let current = $state.raw<Route>(read(location.hash));
addEventListener("hashchange", () => (current = read(location.hash)));

export function route(): Route {
  return current;
}

export function go(fragment: string): void {
  location.hash = fragment;
}

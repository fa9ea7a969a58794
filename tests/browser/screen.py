"""A screen that somebody sits at, and the server that it shows. Everything is found by the hooks that every table has:
`data-answer` and `data-answers`, `data-prompt`, `data-result`, `data-line`, `data-connection`, `data-settled`."""

from __future__ import annotations

import json
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol
from urllib.request import Request, urlopen
from zlib import crc32

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

Way = Literal["mouse", "touch", "keyboard", "line"]
WAYS: tuple[Way, ...] = ("mouse", "touch", "keyboard", "line")
SIZES = {"mouse": (1440, 900), "touch": (360, 640), "keyboard": (1280, 800), "line": (1440, 900)}
LONGEST = 4000  # acts of a game; no game is longer
PATIENCE = (
    120_000  # milliseconds for one answer, the bots' included: a busy machine is slow, and only a fault waits as long
)

# What can be done now: where a pointer would really meet each thing that gives an answer. Null while nothing can.
LOOK = """() => {
  const ended = document.querySelector("[data-result]");
  if (ended) return { result: ended.dataset.result, things: [] };
  const table = document.querySelector(".table");
  if (!table || table.dataset.settled !== "true") return null;
  const things = [];
  for (const element of document.querySelectorAll("[data-answer], [data-answers]")) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(element).visibility === "hidden") continue;
    const { answer, answers, seal } = element.dataset;
    const thing = { direct: answer ?? null, several: answers ?? null, seal: seal ?? "", x: -1, y: -1 };
    for (const [across, down] of [[.5, .5], [.5, .3], [.5, .75], [.2, .5], [.8, .5], [.15, .15], [.85, .85]]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const met = document.elementFromPoint(x, y);
      if (met && (met === element || element.contains(met))) { thing.x = x; thing.y = y; break; }
    }
    things.push(thing);
  }
  return things.length ? { result: null, things } : null;
}"""

TEXT = """() => {
  const said = (element) => [element.ariaLabel, element.title, element.placeholder];
  const beside = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(said);
  return [document.title, document.body.innerText, ...beside].filter(Boolean).join("\\n");
}"""

INTO_VIEW = """() => {
  for (const element of document.querySelectorAll("[data-answer], [data-answers]")) {
    if (!element.getClientRects().length) continue;
    element.scrollIntoView({ block: "nearest", inline: "center" });
  }
}"""

# a line that was understood is emptied, or gone with the table where it ended the match
LINE_READ = """words => {
  const line = [...document.querySelectorAll("[data-line]")].find((each) => each.getClientRects().length);
  if (!line || line.value !== words) return "taken";
  return line.form.querySelector("[role=status]") ? "unclear" : null;
}"""


class Place(Protocol):
    """Where a page is, and whom to ask of its matches."""

    where: str

    def asked(self, path: str, token: str = "", body: Any = None) -> Any: ...


class Server:
    """`ristal serve` in a process of its own, on a free port that it keeps when it is started again."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None, more: Sequence[str] = ()) -> None:
        self.data = data
        self.environment = environment
        self.more = more
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.where = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "ristal", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--proxy", "127.0.0.1"]  # the addresses that `asked` names are believed
        with (self.data / "server.log").open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--no-browser", "--bot-pace", "0", *self.more],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self.environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ristal is at "), f"{line!r}: {(self.data / 'server.log').read_text()[-2000:]}"

    def kill(self) -> None:
        """kill -9"""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def asked(self, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:  # each holder of one has an address of its own, as in life: requests are counted by address
            number = crc32(token.encode())
            headers["Authorization"] = f"Bearer {token}"
            headers["X-Forwarded-For"] = f"10.{number >> 8 & 255}.{number & 255}.1"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.where}/api/{path}", data, headers)) as answer:
            return json.load(answer)

    def found(self, game: str, sitters: list[str], seed: str = "1", **options: Any) -> dict[str, Any]:
        body = {"game": game, "sitters": sitters, "options": options, "seed": seed.rjust(32, "0")}
        made: dict[str, Any] = self.asked("matches", body=body)
        return made


class Screen:
    """One person's browser at one size, in one language; whatever goes wrong in it is in `problems`."""

    def __init__(
        self,
        browser: Browser,
        server: Place,
        size: tuple[int, int] = (1440, 900),
        is_touch: bool = False,
        language: str = "ru",
        theme: str = "dark",
        bypass_csp: bool = False,
        **settings: Any,
    ) -> None:
        self.server = server
        self.language = language
        width, height = size
        self.context = self._begin(
            browser,
            viewport={"width": width, "height": height},
            has_touch=is_touch,
            is_mobile=is_touch,
            locale="ru-RU" if language == "ru" else "en-GB",
            bypass_csp=bypass_csp,
        )
        kept = {"speed": 0, "language": language, "theme": theme, **settings}
        once = (  # an empty page may keep nothing
            "try { if (!localStorage.getItem('ristal.settings')) { localStorage.setItem('ristal.settings', '%s');"
            " localStorage.setItem('ristal.reading', 'true') } } catch {}"
        )
        self.context.add_init_script(once % json.dumps(kept))
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.is_forgiving = False  # while a test takes the line away
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("response", self._answered)

    def _begin(self, browser: Browser, **how: Any) -> BrowserContext:
        """A browser that nobody has used yet."""
        return browser.new_context(**how)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.is_forgiving and "Failed to load" not in message.text:
            self.problems.append(f"console {message.type}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not self.is_forgiving:
            self.problems.append(f"{response.status} {response.request.method} {response.url}")

    # Sitting down

    def play(self, game: str, seed: int = 1, opponent: str = "random") -> Screen:
        """As the fixed address has it."""
        self.page.goto(f"{self.server.where}/?play={game}&opponent={opponent}&seed={seed:032}")
        self.page.wait_for_selector(".table", timeout=PATIENCE)
        return self

    def sit(self, made: dict[str, Any], game: str, *seats: int) -> Screen:
        """At these seats of a match that was founded; at none of them: watch."""
        held = {
            "match": made["match"],
            "game": game,
            "name": "",
            "options": {},
            "at": 0,
            "watch": made["watch"],
            "seats": [{"seat": seat, "token": made["seats"][seat]["token"]} for seat in seats],
        }
        self.page.goto(self.server.where)
        self.page.evaluate("held => localStorage.setItem('ristal.matches', JSON.stringify([held]))", held)
        self.page.goto(f"{self.server.where}/#/m/{made['match']}")
        self.page.reload()
        self.page.wait_for_selector(".table", timeout=PATIENCE)
        return self

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/m/")[2]

    @property
    def token(self) -> str:
        held = self.page.evaluate("() => JSON.parse(localStorage.getItem('ristal.matches'))[0]")
        return str(held["seats"][0]["token"])

    def state(self) -> Any:
        return self.server.asked(f"matches/{self.match}?lang={self.language}", self.token)

    # Looking

    def look(self) -> dict[str, Any]:
        """What can be done now; waits until something can."""
        found: dict[str, Any] = self.page.wait_for_function(LOOK, timeout=PATIENCE).json_value()
        return found

    def can_act(self) -> bool:
        return self.page.evaluate(LOOK) is not None

    @property
    def number(self) -> int:
        """The last move that the table has."""
        return int(self.page.locator(".table").first.get_attribute("data-number") or 0)

    @property
    def result(self) -> str | None:
        ended = self.page.locator("[data-result]")
        return ended.first.get_attribute("data-result") if ended.count() else None

    def overflows(self) -> int:
        """Pixels that the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return max(0, wide)

    def text(self) -> str:
        said: str = self.page.evaluate(TEXT)
        return said

    def gaps(self) -> list[str]:
        """Words that nobody wrote: values that leaked, and words of the other language."""
        said = self.text().replace("game-icons.net", "")  # whose icons they are
        found = re.findall(r"undefined|\bNaN\b|\[object|\{ ?\$\w+|\bnull\b", said)
        if self.language == "en":
            found += [word for word in re.findall(r"[А-Яа-яЁё]+", said) if word not in ("РУ", "Ристалище")]
        else:
            found += re.findall(r"(?<![\w@/#.-])[a-z]{3,}(?:-[a-z]+)+(?![\w@-])", said)
        return found

    # Acting

    def act(self, chance: random.Random, way: Way) -> bool:
        """One act of somebody who does whatever may be done; false when the match is over."""
        return self._do(self.look(), chance, way)

    def act_if_asked(self, chance: random.Random, way: Way = "mouse") -> bool:
        """One act of what can be done at this very moment; false when nothing can. Whoever looks first and waits again
        before acting may wait for ever: between the two a move of somebody else can arrive."""
        seen = self.page.evaluate(LOOK)
        return seen is not None and self._do(seen, chance, way)

    def _do(self, seen: dict[str, Any], chance: random.Random, way: Way) -> bool:
        if seen["result"] is not None:
            return False
        acts = {"mouse": self._click, "touch": self._tap, "keyboard": self._press, "line": self._type}
        acts[way](chance, seen["things"])
        return True

    def play_on(self, chance: random.Random, way: Way = "mouse", most: int = LONGEST) -> int:
        """Acts until the match is over, or so many times."""
        for acts in range(most):
            if not self.act(chance, way):
                return acts
        return most

    def _met(self, chance: random.Random, things: list[dict[str, Any]]) -> dict[str, Any] | None:
        """A thing that a pointer can reach; what completes an answer rather than what begins one."""
        reached = [thing for thing in things if thing["x"] >= 0]
        if not reached:
            self.page.evaluate(INTO_VIEW)  # a hand is scrolled sideways
            return None
        direct = [thing for thing in reached if thing["direct"] is not None]
        return chance.choice(direct if direct and chance.random() < 0.7 else reached)

    def _click(self, chance: random.Random, things: list[dict[str, Any]]) -> None:
        thing = self._met(chance, things)
        if thing:
            self.page.mouse.click(thing["x"], thing["y"])

    def _tap(self, chance: random.Random, things: list[dict[str, Any]]) -> None:
        thing = self._met(chance, things)
        if thing:
            self.page.touchscreen.tap(thing["x"], thing["y"])

    def _press(self, chance: random.Random, things: list[dict[str, Any]]) -> None:
        """The key on a seal, or a walk by arrows and Enter."""
        seals = [thing["seal"] for thing in things if thing["seal"].isdigit()]
        if seals and chance.random() < 0.5:
            self.page.keyboard.press(chance.choice(seals))
            return
        for _ in range(chance.randint(1, 6)):
            self.page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if self.page.evaluate("document.activeElement?.matches('[data-answer], [data-answers]') ?? false"):
            self.page.keyboard.press("Enter")

    def _type(self, chance: random.Random, things: list[dict[str, Any]]) -> None:
        """An answer as people call it, or in notation."""
        answer = chance.choice(self.state()["answers"])
        line = self.page.locator("[data-line]:visible").first
        before = self.state()["number"]
        for words in (answer["label"], answer["answer"]):
            line.fill(words)
            line.press("Enter")
            if self.page.wait_for_function(LINE_READ, arg=words, timeout=PATIENCE).json_value() == "taken":
                break
        for _ in range(100):
            if self.state()["number"] > before:
                return
            self.page.wait_for_timeout(30)


def take_turns(screens: Sequence[Screen], chance: random.Random, is_enough: Callable[[], bool]) -> None:
    """Whoever is asked acts, until it is enough or the match is over."""
    since = time.monotonic()
    while not is_enough() and not any(screen.result for screen in screens):
        assert time.monotonic() - since < PATIENCE / 1000, f"nobody can act after move {screens[0].number}"
        screens[0].page.wait_for_timeout(20)
        for screen in screens:
            if screen.act_if_asked(chance):
                since = time.monotonic()


def play_moves(screens: Sequence[Screen], chance: random.Random, moves: int) -> None:
    """Whoever is asked acts, until the table that is furthest on has so many more moves; a click need not be one."""
    enough = max(screen.number for screen in screens) + moves
    take_turns(screens, chance, lambda: max(screen.number for screen in screens) >= enough)


Opens = Callable[..., Screen]

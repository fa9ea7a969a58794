"""Matches that are watched from the home page: only those whose founder ticked the box, and only while they last."""

from __future__ import annotations

from screen import PATIENCE, Opens, Screen


def founded(screen: Screen, is_public: bool) -> str:
    """A match from the form; says which."""
    screen.page.goto(f"{screen.server.where}/#/new/vstrechny")
    box = screen.page.locator("[data-public]")
    box.wait_for(timeout=PATIENCE)
    assert not box.is_checked()  # nobody is watched without having said so
    if is_public:
        box.check()
    screen.page.locator("[data-begin]").click()
    screen.page.wait_for_selector(".table", timeout=PATIENCE)
    return screen.match


def home(screen: Screen) -> Screen:
    screen.page.goto("about:blank")
    with screen.page.expect_response("**/api/live?*"):
        screen.page.goto(screen.server.where)
    screen.page.wait_for_selector("[data-watch]", timeout=PATIENCE)
    return screen


def test_a_stranger_watches_a_public_match_from_the_home_page(opened: Opens) -> None:
    private, public = opened(), opened()
    hidden, shown = founded(private, is_public=False), founded(public, is_public=True)
    stranger = home(opened(size=(390, 844), is_touch=True))
    listed = stranger.page.locator(f"[data-live='{shown}']")
    listed.wait_for(timeout=PATIENCE)
    assert stranger.page.locator(f"[data-live='{hidden}']").count() == 0
    assert stranger.overflows() == 0
    assert home(public).page.locator(f"[data-live='{shown}']").count() == 0  # its founder has a ticket to it

    listed.tap()
    stranger.page.wait_for_selector(".table[data-settled=true]", timeout=PATIENCE)
    assert stranger.match == shown
    assert stranger.page.locator("[data-answer], [data-answers]").count() == 0
    token = public.token
    public.server.asked(f"matches/{shown}/resign", token, {})
    stranger.page.wait_for_selector("[data-result]", timeout=PATIENCE)
    assert home(opened()).page.locator(f"[data-live='{shown}']").count() == 0


def test_the_list_is_looked_for_gently(opened: Opens) -> None:
    screen = opened()
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url) if "/api/live" in request.url else None)
    screen.page.clock.install()
    home(screen)
    assert len(asked) == 1
    screen.page.clock.run_for(14_000)
    assert len(asked) == 1
    screen.page.clock.run_for(30_000)
    assert 2 <= len(asked) <= 3
    screen.page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    before = len(asked)
    screen.page.clock.run_for(120_000)
    assert len(asked) == before

"""Hooks of the docs site: pages that live outside docs/, folders in the navigation, links that work in both places.

Readers of the repository follow links from file to file; the site has the same pages under names of its own.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {  # of the repository's root: file -> page
    "README.md": "index.md",
    "README.ru.md": "index.ru.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CHANGELOG.ru.md": "changelog.ru.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "NOTICE": "notice.md",
}
FILES = {page: file for file, page in PAGES.items()}
LINK = re.compile(r"(\]\()([^)#:\s]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^(```\w+) \w+$", re.MULTILINE)  # the second word tells tests the type of an example


def on_config(config: MkDocsConfig) -> None:
    config.nav = _expand(config.nav, _pages(Path(config.docs_dir)), set(_named(config.nav)))


def _pages(docs: Path) -> list[str]:
    """Return every page of the site, in order."""
    outside = [page for file, page in PAGES.items() if (ROOT / file).exists()]
    return sorted([*outside, *(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))])


def _named(nav: Any) -> list[str]:
    """Return every page that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    return [page for item in (nav.values() if isinstance(nav, dict) else nav) for page in _named(item)]


def _expand(nav: Any, pages: list[str], named: set[str]) -> Any:
    """Replace `folder/*` by the pages of the folder that the navigation does not name."""
    if isinstance(nav, dict):
        return {title: _expand(item, pages, named) for title, item in nav.items()}
    if isinstance(nav, str):
        return nav
    expanded: list[Any] = []
    for item in nav:
        if isinstance(item, str) and item.endswith("*"):
            folder = posixpath.dirname(item)
            expanded += [page for page in pages if posixpath.dirname(page) == folder and page not in named]
        else:
            expanded.append(_expand(item, pages, named))
    return expanded


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file, page in PAGES.items():
        if (ROOT / file).exists():
            text = (ROOT / file).read_text(encoding="utf-8")
            title = "" if file.endswith(".md") else f"# {file}\n\n"
            files.append(File.generated(config, page, content=title + text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Turn links between files of the repository into links between pages."""
    here = page.file.src_uri
    source = FILES.get(here, f"docs/{here}")

    def turned(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[2]))
        to = PAGES.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else None)
        if to is None:
            return link[0]
        return f"{link[1]}{posixpath.relpath(to, posixpath.dirname(here) or '.')}{link[3]}"

    return LINK.sub(turned, FENCE.sub(r"\1", markdown))


def on_post_build(config: MkDocsConfig) -> None:
    """Take out the two addresses of a CDN that the theme would load diagrams and an old browser's polyfill from."""
    for script in Path(config.site_dir, "assets", "javascripts").glob("*.js"):
        script.write_text(script.read_text(encoding="utf-8").replace("https://unpkg.com/", ""), encoding="utf-8")
    for debug_map in Path(config.site_dir, "assets").rglob("*.map"):
        debug_map.unlink()

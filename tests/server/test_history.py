"""A short run of the history checker on each database; `make history` lets it go on for as long as one likes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from history.campaign import Campaign
from postgres import binaries

SECONDS = 5.0  # and as long as it takes to do to the servers everything that is done to them


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_no_promise_is_broken(database: str, tmp_path: Path) -> None:
    if database == "postgres" and binaries() is None:
        pytest.skip("no PostgreSQL")
    campaign = Campaign(database, SECONDS, tables=4, seed=7, folder=tmp_path)
    asyncio.run(campaign.run())
    assert not campaign.violations, campaign.report()
    assert campaign.faults is not None
    assert campaign.rows > 0, campaign.report()
    assert campaign.matches["looked at again"] > 0, campaign.report()
    assert set(campaign.faults.done) == set(campaign.faults.ways)

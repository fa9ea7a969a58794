"""Assertions in the helper of these tests tell as much as those in the tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("demons_fight")

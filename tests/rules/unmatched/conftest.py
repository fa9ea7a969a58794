"""The helpers in scenes.py assert on behalf of the tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("scenes")

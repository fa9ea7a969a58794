"""Ristal as other projects' environments: PettingZoo, OpenSpiel, Gymnasium, and batches over processes.

Each of them needs the extra of its name; `vector` needs NumPy alone; what is compiled needs nothing.
"""

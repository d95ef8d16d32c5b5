"""Envs: the games as environments for other people's tools.  Each is loaded when it is imported, and needs its package.

    bagend.envs.gymnasium   Gymnasium, one match or thousands
    bagend.envs.pettingzoo  PettingZoo, every seat an agent
    bagend.envs.openspiel   OpenSpiel, with explicit chance

See docs/environments.md.
"""

"""Measure an NVIDIA GPU on a machine without a network, and check that it plays the same games as a CPU.

    python scripts/gpu_trial.py prepare     here: fills build/gpu, in which all is that the other machine needs
    python3 build/gpu/trial.py run          there: it needs Python, NumPy and a driver, and no compiler
    python3 build/gpu/trial.py peers        there: PGX's backgammon and chess, where JAX is installed

`run` prints a table and writes gpu.json to $OUT, or beside this file.  It ends with 0 if all games ended as on the CPU
and every figure is as high as hoped for.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).resolve().parent
KIT = HERE.parent / "build" / "gpu" if HERE.name == "scripts" else HERE
CARRIED = ("attr", "babel", "fluent", "pytz")
PEERS = ("pgx", "svgwrite")
DOORS = {"uniform": ("playouts", "batch_step", "batch_choose"), "greedy": ("playouts", "batch_choose")}
COMPARED = 4096
AT_ONCE = 64
"""Games that one process plays on the CPU to compare with, as plain Python."""

BARS = {"journey": 1.5e9, "mountdoom": 7e8, "confrontation": 3e8, "duel": 2e8}
STEP_BAR = 5e7


def prepare() -> int:
    """Sources, packages in plain Python, and PTX of every door."""
    copy_sources()
    os.environ["XDG_CACHE_HOME"] = str(KIT / "cache")
    sys.path.insert(0, str(KIT / "src"))
    from bagend.bots import roster
    from bagend.games import all_games

    for game in all_games():
        for bot, names in DOORS.items():
            for name in names:
                begun = perf_counter()
                made = roster.grids(game, bot == "uniform").ptx(name)
                print(
                    f"{game.key} {bot} {name}: {len(made):,} bytes of PTX, {perf_counter() - begun:.0f} s", flush=True
                )
    return 0


def copy_sources() -> None:
    KIT.mkdir(parents=True, exist_ok=True)
    shutil.copy(__file__, KIT / "trial.py")
    unwanted = shutil.ignore_patterns("__pycache__", "static", "locale-data")
    shutil.copytree(HERE.parent / "src" / "bagend", KIT / "src" / "bagend", ignore=unwanted, dirs_exist_ok=True)
    for name in CARRIED:
        (folder,) = find_spec(name).submodule_search_locations
        shutil.copytree(folder, KIT / "src" / name, ignore=unwanted, dirs_exist_ok=True)
    locales = Path(find_spec("babel").origin).parent / "locale-data"
    (KIT / "src" / "babel" / "locale-data").mkdir(exist_ok=True)
    for language in ("root.dat", "en.dat"):
        shutil.copy(locales / language, KIT / "src" / "babel" / "locale-data")
    shutil.copy(find_spec("typing_extensions").origin, KIT / "src")
    target = ("--no-deps", "--upgrade", "--target", str(KIT / "src"))
    subprocess.run([sys.executable, "-m", "pip", "install", "-qq", *target, *PEERS], check=True)


def begin() -> Path:
    """Use what was carried here; give the folder for results."""
    sys.path.insert(0, str(KIT / "src"))
    # The cache is read only from a folder of one's own.
    ours = Path(tempfile.gettempdir()) / "bagend-gpu-cache"
    if not ours.exists():
        shutil.copytree(KIT / "cache", ours)
    os.environ["XDG_CACHE_HOME"] = str(ours)
    os.environ.setdefault("BAGEND_MODE", "interpreted")
    return Path(os.environ.get("OUT") or KIT)


def run() -> int:
    out = begin()
    from bagend.engine.gpu import find_gpu
    from bagend.games import all_games

    gpu = find_gpu()
    print(
        gpu.driver.name(), gpu.driver.multiprocessors(), "multiprocessors", gpu.driver.free_memory() >> 20, "MiB free"
    )
    rows: list[dict[str, object]] = []
    pool = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 2), mp_context=get_context("spawn"))
    awaited = {(game.key, bot): ends_on_cpu(pool, game.key, bot) for game in all_games() for bot in DOORS}
    measure(rows, measured, gpu, out)
    print(shared_with_torch(gpu), flush=True)
    for (key, bot), ends in awaited.items():
        row = {"game": key, "what": f"{bot} digest", "matches": COMPARED, "same": is_same(gpu, key, bot, ends)}
        rows.append(row)
        print(row, flush=True)
    # Last, since the driver compiles anew for each number of registers.
    measure(rows, tuned, gpu, out)
    return summary(rows)


def measure(rows: list[dict[str, object]], speeds, gpu, out: Path) -> None:
    """Tell and keep each figure as soon as it is there."""
    from bagend.games import all_games

    for game in all_games():
        begun = perf_counter()
        try:
            for row in speeds(game, gpu):
                rows.append(row)
                print(
                    *(f"{key}={value}" for key, value in row.items()),
                    f"after {perf_counter() - begun:.0f} s",
                    flush=True,
                )
                (out / "gpu.json").write_text(json.dumps(rows, indent=1))
        except Exception as wrong:  # the other games are measured all the same
            rows.append({"game": game.key, "failed": f"{type(wrong).__name__}: {wrong}"})
            print(rows[-1], flush=True)


def ends_on_cpu(pool, key: str, bot: str):
    """How games end on the CPU, many processes at it."""
    return [pool.submit(play_block, key, bot, first) for first in range(0, COMPARED, AT_ONCE)]


def play_block(key: str, bot: str, first: int) -> bytes:
    begin()
    from bagend.bots import roster
    from bagend.engine.chance import seeds
    from bagend.engine.kernel import Mode
    from bagend.engine.loops import play_out
    from bagend.games import find
    from bagend.lab import bench_gpu

    game = find(key)
    playouts = roster.bot_doors(game, Mode.INTERPRETED).playouts
    made = seeds(bench_gpu.SEED, first, AT_ONCE)
    return play_out(game, playouts, bench_gpu.first_of(game), made, bench_gpu.shares(game, bot)).states.tobytes()


def is_same(gpu, key: str, bot: str, ends) -> bool | str:
    from bagend.games import find

    try:
        return b"".join(each.result() for each in ends) == ends_on_gpu(find(key), gpu, bot)
    except Exception as wrong:
        return f"failed: {type(wrong).__name__}: {wrong}"


def measured(game, gpu):
    """Playouts and steps as they are by default, many matches at once and more."""
    from bagend.lab import bench_gpu

    for matches in (1 << 16, 1 << 18, 1 << 20):
        yield told(game, "playouts", bench_gpu.playout_speed(game, gpu, "uniform", matches))
    yield told(game, "greedy", bench_gpu.playout_speed(game, gpu, "greedy", 1 << 18))
    for matches in (1 << 15, 1 << 17, 1 << 19):
        yield told(game, "batched step", bench_gpu.step_speed(game, gpu, matches))


def tuned(game, gpu):
    """Playouts with other settings than the default ones."""
    from bagend.lab import bench_gpu

    fewer = [{"most_blocks": number} for number in (1, 2, 4, 6)]
    blocks, registers = [{"block": size} for size in (32, 64, 256)], [{"registers": most} for most in (32, 40, 96)]
    for settings in (*blocks, *fewer, *registers):
        yield told(game, "playouts", bench_gpu.playout_speed(game, gpu, "uniform", 1 << 18, **settings), **settings)
    for settings in fewer[1:3]:
        yield told(game, "greedy", bench_gpu.playout_speed(game, gpu, "greedy", 1 << 18, **settings), **settings)


def told(game, what: str, speed, **settings: int) -> dict[str, object]:
    found = {"matches": speed.matches, "M/s": round(speed.answers / 1e6, 1), "same": speed.is_same}
    return {"game": game.key, "what": what, **found, **settings}


def ends_on_gpu(game, gpu, bot: str) -> bytes:
    from bagend.bots import roster
    from bagend.engine.chance import seeds
    from bagend.engine.grids import Playouts
    from bagend.lab import bench_gpu

    playouts = Playouts(gpu, roster.grids(game, bot == "uniform"))
    made = seeds(bench_gpu.SEED, 0, COMPARED)
    return playouts.play_out(bench_gpu.first_of(game), made, bench_gpu.shares(game, bot)).states.tobytes()


def shared_with_torch(gpu) -> str:
    """PyTorch answers in place in a crowd on the GPU; the same answers are given on the CPU."""
    try:
        import torch
    except ImportError:
        return "no PyTorch here"
    import numpy as np

    from bagend.bots import roster
    from bagend.engine.crowd import Crowd
    from bagend.games import find
    from bagend.lab import bench_gpu

    game = find("confrontation")
    crowds = [
        Crowd(roster.grids(game, is_uniform=True), bench_gpu.first_of(game), 64, 5, where) for where in (gpu, None)
    ]
    ours, theirs = crowds
    mask, actions, views = (torch.as_tensor(x, device="cuda") for x in (ours.mask, ours.actions, ours.views.words))
    in_place = [mask.data_ptr() == ours.mask.address, views.data_ptr() == ours.views.address]
    for _ in range(60):
        actions.copy_(torch.multinomial(mask.float(), 1)[:, 0])
        theirs.actions[:] = actions.cpu().numpy()
        ours.step()
        theirs.step()
        in_place.append(bool((mask.cpu().numpy() == theirs.mask).all()))
        in_place.append(views.cpu().numpy().tobytes() == theirs.views.tobytes())
    told = f"torch {torch.__version__} reads and writes in place: {all(in_place)}"
    try:
        import jax

        array = jax.dlpack.from_dlpack(ours.mask)
        told += f"; jax {jax.__version__} in place: {array.unsafe_buffer_pointer() == ours.mask.address}"
        told += f", reads the same: {bool((np.asarray(array) == theirs.mask).all())}"
    except Exception as wrong:  # JAX may be missing, or not see the GPU
        told += f"; no JAX: {type(wrong).__name__} {wrong}"
    return told


def summary(rows) -> int:
    """What the best settings gave, against what was hoped for."""
    failed = 0
    for key, bar in BARS.items():
        for what, least in (("playouts", bar), ("batched step", STEP_BAR), ("greedy", 0.0)):
            found = [row for row in rows if row.get("game") == key and row.get("what") == what]
            best = max(found, key=lambda row: row["M/s"], default=None)
            same = bool(found) and all(row["same"] for row in found)
            reached = best is not None and best["M/s"] * 1e6 >= least
            failed += not (same and reached)
            print(f"{key:14} {what:13} {'ok' if reached else 'BELOW':6} same={same} bar={least / 1e6:.0f} best={best}")
    failed += sum("failed" in row or row.get("same", True) is not True for row in rows)
    return 1 if failed else 0


def peers() -> int:
    """PGX in loops that stay on the GPU, with uniform answers."""
    begin()
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    import jax
    import pgx

    print("jax", jax.__version__, jax.devices(), "pgx", pgx.__version__, flush=True)
    for name in ("backgammon", "gardner_chess", "chess"):
        for size in (4096, 16384, 65536):
            try:
                print(f"pgx {name} batch={size} M/s={pgx_speed(name, size) / 1e6:.2f}", flush=True)
            except Exception as wrong:  # too large a batch for the memory, say
                print(f"pgx {name} batch={size} failed: {type(wrong).__name__} {str(wrong)[:200]}", flush=True)
    return 0


def pgx_speed(name: str, size: int, inner: int = 64) -> float:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(held, _):
        state, key = held
        key, choosing, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return (step(state, action, jax.random.split(chance, size)), key), None

    @jax.jit
    def loop(state, key):
        return jax.lax.scan(body, (state, key), None, length=inner)[0]

    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    held = jax.block_until_ready(loop(first, jax.random.PRNGKey(1)))
    spent = []
    for _ in range(5):
        begun = perf_counter()
        held = jax.block_until_ready(loop(*held))
        spent.append(perf_counter() - begun)
    return size * inner / sorted(spent)[2]


if __name__ == "__main__":
    sys.exit({"prepare": prepare, "run": run, "peers": peers}[sys.argv[1]]())

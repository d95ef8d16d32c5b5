"""python -m tests.gpu: compile all doors of all games for a GPU, and fit them to one with ptxas if that is here."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))

from bagend.bots import roster
from bagend.games import all_games
from gpu import ptx

ASSEMBLER = shutil.which("ptxas")

with tempfile.TemporaryDirectory() as folder:
    for game in all_games():
        for is_uniform, names in (
            (True, ("playouts", "batch_step", "batch_choose")),
            (False, ("playouts", "batch_choose")),
        ):
            for name in names:
                begun = process_time()
                made = ptx.check(roster.grids(game, is_uniform), name)
                bot = "uniform" if is_uniform else "greedy"
                print(f"{game.key} {bot} {name}: {len(made):,} bytes, {process_time() - begun:.1f} CPU s", flush=True)
                if ASSEMBLER:
                    file = Path(folder) / "door.ptx"
                    file.write_text(made)
                    told = subprocess.run(
                        [ASSEMBLER, "-arch=sm_90", "-v", "-o", file.with_suffix(".cubin"), file],
                        capture_output=True,
                        text=True,
                        check=True,
                    )
                    print(
                        "  "
                        + "; ".join(
                            line.strip() for line in told.stderr.splitlines() if "bytes" in line or "Used" in line
                        )
                    )

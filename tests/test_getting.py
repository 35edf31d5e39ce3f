"""The files by which people get Kosmodrom name the same versions and the same commands."""

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PYTHONS = [name.rpartition(" ")[2] for name in PROJECT["classifiers"] if "Python :: 3." in name]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_one_list_of_pythons() -> None:
    first, last = PYTHONS[0], PYTHONS[-1]
    assert PROJECT["requires-python"] == f">={first}"
    script = read("kosmodrom")
    assert f"({first.replace('.', ', ')}) <= sys.version_info < (3, {int(last[2:]) + 1})" in script
    assert f"Python {first} to {last}" in script
    assert f"od {first} do {last}" in script
    assert " ".join(f"python{version}" for version in reversed(PYTHONS)) in script
    matrix = yaml.safe_load(read(".github/workflows/test.yml"))["jobs"]["test"]["strategy"]
    assert matrix["matrix"]["python"] == PYTHONS
    images = re.findall(r"^FROM python:(\S+?)-slim", read("Dockerfile"), re.MULTILINE)
    assert set(images) == {last}


def test_every_locked_package_is_for_every_python() -> None:
    """One lock file serves all: none of its lines is left out for a Python."""
    assert "python_full_version" not in read("requirements/run.txt")
    assert "python_version" not in read("requirements/run.txt")


def test_the_container_serves_where_it_is_looked_for() -> None:
    dockerfile = read("Dockerfile")
    for part in ("EXPOSE 8000", "VOLUME /data", "http://127.0.0.1:8000/health", "USER 10001"):
        assert part in dockerfile
    assert '"--port", "8000", "--data-dir", "/data"' in dockerfile
    one = yaml.safe_load(read("compose.yaml"))["services"]["kosmodrom"]
    assert one["ports"] == ["${KOSMODROM_PORT:-8000}:8000"]
    assert one["volumes"] == ["data:/data"]
    shared = yaml.safe_load(read("compose.postgresql.yaml"))
    assert shared["services"]["one"] == shared["services"]["two"]
    assert "data:/data" in shared["services"]["one"]["volumes"]
    proxy = shared["configs"]["proxy"]["content"]
    assert "reverse_proxy one:8000 two:8000" in proxy
    [network] = shared["networks"]["default"]["ipam"]["config"]
    assert f'trusted_proxies = ["{network["subnet"]}"]' in shared["configs"]["settings"]["content"]


def test_the_service_is_started_again_however_often_it_dies() -> None:
    [unit] = re.findall(r"^```ini\n(.*?)^```", read("README.md"), re.MULTILINE | re.DOTALL)
    service = ConfigParser()
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read_string(unit)
    assert service["Unit"]["StartLimitIntervalSec"] == "0"  # else five times, and no more
    assert service["Service"]["Restart"] == "on-failure"
    assert service["Service"]["RestartSec"] == "500ms"
    folder = service["Service"]["StateDirectory"]
    assert service["Service"]["ExecStart"].endswith(f" --data-dir /var/lib/{folder}")


def test_the_image_is_built_from_what_git_knows() -> None:
    """Nothing that the package needs is kept from it."""
    ignored = {line for line in read(".dockerignore").splitlines() if not line.startswith("#")}
    assert not ignored & {
        "src",
        "docs",
        "requirements",
        "scripts",
        "web",
        "README.md",
    }


def test_no_file_names_a_package_index() -> None:
    """Whose index is used is the reader's matter."""
    for file in (ROOT / "requirements").glob("*.txt"):
        assert "://" not in file.read_text("utf-8"), file


def test_forms_for_issues_can_be_read() -> None:
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    assert [form.stem for form in forms] == ["bug", "config", "idea", "rules"]
    asked = {
        form.stem: {part["id"] for part in yaml.safe_load(form.read_text("utf-8"))["body"]}
        for form in forms
        if form.stem != "config"
    }
    assert "record" in asked["bug"]
    assert "number" in asked["rules"]

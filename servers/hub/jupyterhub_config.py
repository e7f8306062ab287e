"""JupyterHub for a class on one machine.

Two ways to log in, chosen by HANAFUDA_HUB:

    users      (the default) accounts of the machine. The hub runs as root, each learner's notebooks
               run under his own account and nobody sees another's files.
    password   one password for the whole class (HANAFUDA_PASSWORD). No account is needed, and the hub
               needs no root; but all notebooks run under one account, so learners could read each
               other's files. For a class that one trusts, in a network of one's own.

HANAFUDA_NAMES lists who may log in (aiko,ben); left out, everybody who has the account or the password.
HANAFUDA_LESSONS is the folder of lessons, copied to each learner; HANAFUDA_DATA is where the hub keeps its files.
"""

import os
import pwd
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MODE = os.environ.get("HANAFUDA_HUB", "users")
DATA = Path(os.environ.get("HANAFUDA_DATA", HERE / "data")).resolve()
LESSONS = Path(os.environ.get("HANAFUDA_LESSONS", HERE.parent.parent / "book")).resolve()
NAMES = {name.strip() for name in os.environ.get("HANAFUDA_NAMES", "").split(",") if name.strip()}
#: What a learner's server may use. Measured: see the page "A class's server" of the course.
MEMORY = "512M"

c = get_config()  # noqa: F821 - JupyterHub gives it

DATA.mkdir(mode=0o700, parents=True, exist_ok=True)
c.JupyterHub.bind_url = os.environ.get("HANAFUDA_URL", "http://0.0.0.0:8000")
c.JupyterHub.hub_bind_url = os.environ.get("HANAFUDA_HUB_URL", "http://127.0.0.1:8081")
c.ConfigurableHTTPProxy.command = [str(HERE / "node_modules" / ".bin" / "configurable-http-proxy")]
c.ConfigurableHTTPProxy.api_url = os.environ.get("HANAFUDA_PROXY_API", "http://127.0.0.1:8001")
c.ConfigurableHTTPProxy.pid_file = str(DATA / "proxy.pid")
c.JupyterHub.db_url = f"sqlite:///{DATA / 'hub.sqlite'}"
c.JupyterHub.cookie_secret_file = str(DATA / "cookie_secret")

c.Authenticator.allowed_users = NAMES
c.Authenticator.allow_all = not NAMES

if MODE == "users":
    c.JupyterHub.authenticator_class = "pam"
    c.JupyterHub.spawner_class = "jupyterhub.spawner.LocalProcessSpawner"
elif MODE == "password":
    password = os.environ.get("HANAFUDA_PASSWORD", "")
    if len(password) < 8:
        raise ValueError("HANAFUDA_PASSWORD: expected a password of at least 8 letters for the class")
    c.JupyterHub.authenticator_class = "shared-password"
    c.SharedPasswordAuthenticator.user_password = password
    c.JupyterHub.spawner_class = "simple"
    c.SimpleLocalProcessSpawner.home_dir_template = str(DATA / "learners" / "{username}")
else:
    raise ValueError(f"HANAFUDA_HUB: unknown way to log in {MODE!r}: expected users or password")

c.Spawner.cmd = [str(Path(sys.executable).parent / "jupyterhub-singleuser")]
c.Spawner.environment = {
    "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
    "JUPYTER_CONFIG_PATH": str(HERE / "config"),  # no question about news, no menu of nbgrader
}
c.Spawner.default_url = "/lab/tree/hanafuda/index.ipynb"
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120
c.Spawner.mem_limit = MEMORY  # told to the notebook; a machine with systemd can enforce it (see the page)
c.Spawner.args = [
    # A forgotten notebook gives its memory back after half an hour, an idle server after an hour.
    "--MappingKernelManager.cull_idle_timeout=1800",
    "--MappingKernelManager.cull_interval=300",
    "--ServerApp.shutdown_no_activity_timeout=3600",
]
if os.geteuid() == 0 and MODE == "password":
    c.Spawner.args.append("--allow-root")


def bring_lessons(spawner):
    """Copy the lessons that the learner does not have yet; what he has changed stays as it is."""
    home = DATA / "learners" / spawner.user.name
    owner = None
    if MODE == "users":
        owner = pwd.getpwnam(spawner.user.name)
        home = Path(owner.pw_dir)
    target = home / "hanafuda"
    for source in sorted(LESSONS.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in source.parts or "_vendor" in source.parts:
            continue
        path = target / source.relative_to(LESSONS)
        if path.exists():
            continue
        made = [folder for folder in (path.parent, *path.parent.parents) if not folder.exists()]
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
        if owner is not None:
            for each in (*made, path):
                os.chown(each, owner.pw_uid, owner.pw_gid)


c.Spawner.pre_spawn_hook = bring_lessons

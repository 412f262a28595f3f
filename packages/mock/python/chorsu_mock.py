"""A client for the mocked shop API of Chorsu. It needs only the standard library."""

import json
import re
import subprocess
import threading
import urllib.error
import urllib.request
import uuid


class MockRefusal(Exception):
    """Raised when the mock refuses a control request. `data` has `detail`, and often `fields`."""

    def __init__(self, call, status, data):
        super().__init__(f"{call} returned {status}: {data.get('detail')}")
        self.status = status
        self.data = data


class Answer:
    """The status and text of a response, and the contents of its envelope if it is JSON."""

    def __init__(self, status, text):
        self.status = status
        self.text = text
        try:
            envelope = json.loads(text)
        except ValueError:
            envelope = None
        self.is_json = isinstance(envelope, dict)
        self.data = envelope.get("data") if self.is_json else None
        self.message = envelope.get("message") if self.is_json else None


class World:
    """A test's own shop. Every control endpoint is a method with its name from /mock/openapi.json
    in snake case: `world.stock(sub_product=7, amount=0)`, `world.add_fault(path="/order/cart", kind="hang")`.
    """

    def __init__(self, api_url, name=None):
        self.api_url = api_url.rstrip("/")
        self.name = name or f"test-{uuid.uuid4()}"
        self._controls = _controls_of(self.api_url)

    def __getattr__(self, name):
        controls = self.__dict__.get("_controls", {})
        if name not in controls:
            raise AttributeError(f"there is no control endpoint {name}, only {', '.join(sorted(controls))}")
        method, path = controls[name]

        def call(**body):
            # `from` is a Python keyword, so callers pass `from_` instead.
            said = {key.rstrip("_"): value for key, value in body.items()}
            answer = self._send(method, path, said or None, {})
            if not answer.is_json:
                said = f"{self.api_url}{path} returned {answer.status} without JSON"
                raise ValueError(f"{said}. Check that the mocked API is running there.")
            if answer.status != 200:
                raise MockRefusal(f"{method} {path}", answer.status, answer.data)
            return answer.data

        return call

    def ask(self, method, path, body=None, token=None, headers=None, timeout=60):
        """Sends a request to the shop, below /api/v1. Does not raise for error statuses."""
        signed_in = {"authorization": f"Bearer {token}"} if token else {}
        return self._send(
            method, f"/api/v1{path}", body, {**signed_in, **(headers or {})}, timeout
        )

    def _send(self, method, path, body, headers, timeout=60):
        status, text = _fetch(
            method,
            self.api_url + path,
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json", "x-world": self.name, **headers},
            timeout,
        )
        return Answer(status, text)


class Server:
    """Runs `npx chorsu-mock --api-only` during a suite. `command` replaces the command."""

    def __init__(self, command=("npx", "chorsu-mock", "--api-only")):
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self._process.stdout:
            if line.startswith('{"ready"'):
                self.api_url = json.loads(line)["api"]
                threading.Thread(target=self._process.stdout.read, daemon=True).start()
                return
        raise RuntimeError(f"{' '.join(command)} ended before it was ready")

    def stop(self):
        self._process.terminate()
        self._process.wait()


def _controls_of(api_url):
    _, text = _fetch("GET", f"{api_url}/mock/openapi.json", None, {})
    return {
        _snake_case(operation["operationId"]): (method.upper(), path)
        for path, methods in json.loads(text)["paths"].items()
        for method, operation in methods.items()
    }


def _snake_case(name):
    return re.sub(r"([A-Z])", lambda found: f"_{found[1].lower()}", name)


def _fetch(method, url, body, headers, timeout=60):
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()

"""A small shop on FastAPI: tokens that expire, permissions, and errors as RFC 9457."""

from fastapi import Body, FastAPI, Header, Request
from fastapi.responses import HTMLResponse, JSONResponse

app = FastAPI()
# A token is "name.count". Only the newest token of a name is valid, and "gone" can't be renewed.
newest: dict[str, int] = {}
allowed: dict[str, set[str]] = {}
busy: dict[str, int] = {}


class Problem(Exception):
    def __init__(self, name, status, headers=None, **members):
        self.name, self.status, self.headers, self.members = name, status, headers or {}, members


@app.exception_handler(Problem)
async def tell(request: Request, problem: Problem):
    body = {"type": "https://shop.example.org/problems/" + problem.name, "status": problem.status,
            "title": "for developers: " + problem.name, **problem.members}
    return JSONResponse(body, problem.status, media_type="application/problem+json",
                        headers=problem.headers)


def user(authorization):
    name, _, count = authorization.removeprefix("Bearer ").partition(".")
    if not count.isdigit():
        raise Problem("logged-out", 401)
    return name, int(count)


def checked(authorization):
    name, count = user(authorization)
    if count != newest.setdefault(name, 1):
        raise Problem("token-expired", 401)
    return name


@app.post("/token")
async def renew(authorization: str = Header("")):
    name, _ = user(authorization)
    if name.startswith("gone"):
        raise Problem("logged-out", 401)
    newest[name] = newest.get(name, 1) + 1
    return {"token": f"{name}.{newest[name]}"}


@app.post("/permissions")
async def allow(names: list[str] = Body(), authorization: str = Header("")):
    allowed.setdefault(checked(authorization), set()).update(names)
    return {"allowed": names}


@app.get("/orders")
async def orders(authorization: str = Header("")):
    return {"of": checked(authorization)}


@app.post("/orders")
async def order(order: dict = Body(), authorization: str = Header("")):
    checked(authorization)
    if order["count"] > 2:
        raise Problem("out-of-stock", 409, left=2)
    return {"number": 7}


@app.delete("/orders/7")
async def cancel(authorization: str = Header("")):
    name = checked(authorization)
    if "orders.cancel" not in allowed.get(name, set()):
        raise Problem("permission-missing", 403, needs=["orders.cancel"])
    return {"cancelled": True}


@app.get("/prices")
async def prices(authorization: str = Header("")):
    name = checked(authorization)
    busy[name] = busy.get(name, 0) + 1
    if busy[name] == 1:
        raise Problem("busy", 503, {"Retry-After": "1"})
    return {"tea": 3}


@app.get("/portal")
async def portal():
    return HTMLResponse("<h1>Sign in to the network</h1>", 503)

"""An HTTP service on FastAPI whose errors are in the form of RFC 9457, or in other forms."""

import asyncio

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from pydantic import BaseModel

app = FastAPI()


class Order(BaseModel):
    item: str
    count: int


@app.exception_handler(HTTPException)
async def problem(request: Request, error: HTTPException):
    arabic = request.headers.get("accept-language", "").startswith("ar")
    body = {
        "type": "https://example.org/problems/out-of-stock", "status": error.status_code,
        "title": "نفدت الكمية" if arabic else "Out of stock", "detail": error.detail,
        "instance": request.url.path, "left": 2,
    }
    return JSONResponse(
        body, error.status_code, media_type="application/problem+json",
        headers={"Content-Language": "ar" if arabic else "en", **(error.headers or {})})


@app.exception_handler(RequestValidationError)
async def invalid(request: Request, error: RequestValidationError):
    body = {"type": "about:blank", "status": 422, "title": "Unprocessable",
            "errors": [list(map(str, one["loc"])) for one in error.errors()]}
    return JSONResponse(body, 422, media_type="application/problem+json")


@app.post("/orders")
async def order(order: Order):
    if order.count > 2:
        raise HTTPException(409, "There are only two left.")
    return {"item": order.item, "count": order.count}


@app.get("/busy")
async def busy():
    raise HTTPException(503, "Busy.", headers={"Retry-After": "7"})


@app.get("/crash")
async def crash():
    raise RuntimeError("the database's password is s3cr3t")


@app.get("/portal")
async def portal():
    return HTMLResponse("<h1>Sign in to the network</h1>", 403)


@app.get("/moved")
async def moved():
    return RedirectResponse("/orders/1", 307)


@app.get("/orders/{number}")
async def one(number: int):
    return {"number": number}


@app.get("/basic")
async def basic():
    return Response(status_code=401, headers={"WWW-Authenticate": 'Basic realm="orders"'})


@app.get("/slow")
async def slow():
    await asyncio.sleep(30)


@app.get("/endless")
async def endless():
    async def bytes_without_end():
        while True:
            # This lets the server notice that the client has stopped reading.
            await asyncio.sleep(0)
            yield b"x" * 65536
    return StreamingResponse(bytes_without_end(), media_type="application/json")

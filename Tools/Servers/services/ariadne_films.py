"""A GraphQL service on Ariadne with persisted queries, as in Apollo's servers."""

import hashlib
import json

from ariadne import QueryType, make_executable_schema
from ariadne.asgi import GraphQL
from graphql import GraphQLError
from starlette.responses import JSONResponse

TYPES = "type Query { film: Film person: Person } type Film { title: String! year: Int! } type Person { name: String! }"
query = QueryType()


@query.field("film")
def film(*_):
    return {"title": "A New Hope", "year": None}


@query.field("person")
def person(*_):
    raise GraphQLError("gone", extensions={"code": "INTERNAL_SERVER_ERROR", "took": 7})


inner = GraphQL(make_executable_schema(TYPES, query))
known = {}


def refusal(message, code):
    error = {"message": message, "extensions": {"code": code}}
    return JSONResponse({"errors": [error]})


async def app(scope, receive, send):
    """Handles requests with hashes; Ariadne handles those with documents."""
    if scope["type"] != "http":
        return await inner(scope, receive, send)
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    asked = json.loads(body)
    digest = asked.get("extensions", {}).get("persistedQuery", {}).get("sha256Hash")
    if digest:
        if "query" in asked:
            if hashlib.sha256(asked["query"].encode()).hexdigest() != digest:
                return await refusal("provided sha does not match query", "BAD_USER_INPUT")(
                    scope, receive, send)
            known[digest] = asked["query"]
        elif digest in known:
            asked["query"] = known[digest]
        else:
            return await refusal("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND")(
                scope, receive, send)
    body = json.dumps(asked).encode()
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
    scope = {**scope, "headers": [*headers, (b"content-length", str(len(body)).encode())]}

    async def again():
        return {"type": "http.request", "body": body, "more_body": False}

    await inner(scope, again, send)

"""A GraphQL service on Strawberry, with every kind of failure."""

import strawberry
from graphql import GraphQLError
from strawberry.asgi import GraphQL


def refuse(code, message="for developers: ann@example.org"):
    return GraphQLError(message, extensions={"code": code})


@strawberry.type
class Film:
    title: str

    @strawberry.field
    def director(self) -> str | None:
        raise RuntimeError("the database's password is s3cr3t")

    @strawberry.field
    def year(self) -> int:
        raise RuntimeError("the database's password is s3cr3t")


@strawberry.type
class Query:
    @strawberry.field
    def film(self, id: int) -> Film | None:
        return Film(title="أمل جديد") if id == 1 else None

    @strawberry.field
    def films(self, first: int) -> list[Film]:
        if first > 10:
            raise refuse("BAD_USER_INPUT")
        return [Film(title=f"film {number}") for number in range(first)]

    @strawberry.field
    def me(self, info: strawberry.Info) -> str | None:
        token = info.context["request"].headers.get("authorization")
        if token is None:
            raise refuse("UNAUTHENTICATED")
        if token != "Bearer new":
            raise refuse("FORBIDDEN")
        return "Leia"

    @strawberry.field
    def busy(self) -> str | None:
        raise refuse("RATE_LIMITED")


@strawberry.type
class Mutation:
    @strawberry.mutation
    def rename(self, id: int, title: str) -> Film | None:
        if not title:
            raise refuse("BAD_USER_INPUT")
        if id != 1:
            raise RuntimeError("the database's password is s3cr3t")
        return Film(title=title)


app = GraphQL(strawberry.Schema(Query, Mutation))

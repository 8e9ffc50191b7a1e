"""The OpenAPI document at /api/schema, with what Litestar cannot find out by itself: how a request is refused."""

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, RequestBody, Schema

from dicehall.hall.forms import Trouble

UPLOAD: Final = "/api/records"
TROUBLE: Final = OpenAPIResponse(
    description=Trouble.__doc__ or "",
    content={
        "application/json": OpenAPIMediaType(
            schema=Schema(
                type=OpenAPIType.OBJECT,
                properties={"text": Schema(type=OpenAPIType.STRING), "rule": Schema(type=OpenAPIType.STRING)},
                required=["text"],
            )
        )
    },
)
RECORD: Final = RequestBody(
    description="the record, as it was downloaded",
    required=True,
    content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
)


def describe(web: Litestar) -> None:
    """Say of each operation how it refuses, and what is uploaded."""
    for path, item in (web.openapi_schema.paths or {}).items():
        for operation in (item.get, item.put, item.post):
            if operation is not None:
                refuses(operation, busy=path.startswith("/api"))
        if path == UPLOAD and item.post is not None:
            item.post.request_body = RECORD


def refuses(operation: Operation, *, busy: bool) -> None:
    """Whatever was wrong with the request, or with the database, it is answered with a Trouble."""
    known = {status: answer for status, answer in (operation.responses or {}).items() if not status.startswith("4")}
    operation.responses = {**known, "4XX": TROUBLE, **({"503": TROUBLE} if busy else {})}

"""Forms: the fields that a page sent."""

from starlette.requests import Request

from bagend.table.errors import BadMessage

BOX = "box"
"""The field that a file stands for."""


async def read_fields(request: Request, most: int) -> dict[str, list[str]]:
    """All values of every field."""
    try:
        async with request.form(max_files=1, max_fields=most) as sent:
            fields = {key: [value for value in sent.getlist(key) if isinstance(value, str)] for key in sent}
            for upload in sent.values():
                if not isinstance(upload, str) and upload.size:
                    fields[BOX] = [(await upload.read()).decode("utf-8", "replace")]
    except (ValueError, LookupError):
        # The form names an encoding that does not exist, or is not what it says.
        raise BadMessage("refusal-bad-message") from None
    return {key: values for key, values in fields.items() if values}

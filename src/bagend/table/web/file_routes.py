"""File routes: stylesheets, scripts and icons; and what makes the table an app of its own on a phone."""

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bagend.drawing import LIGHT
from bagend.table.guard.packing import takes_gzip
from bagend.table.web.services import services_of, words_for

router = APIRouter(include_in_schema=False)

FOR_EVER = "public, max-age=31536000, immutable"


@router.get("/static/{name:path}")
async def static(request: Request, name: str) -> Response:
    """A file.  With the version in its address it may be kept for ever, without it is asked for again every time."""
    assets = services_of(request).assets
    version, _, rest = name.partition("/")
    is_versioned = version == assets.version
    tag = f'"{assets.version}"'
    headers = {"vary": "accept-encoding", "etag": tag, "cache-control": FOR_EVER if is_versioned else "no-cache"}
    asset = assets.asset(rest if is_versioned else name)
    if asset is None:
        raise HTTPException(404)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None and takes_gzip(request.headers):
        body = asset.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=asset.media_type, headers=headers)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return await static(request, "favicon.svg")


@router.get("/app.webmanifest")
async def manifest(request: Request) -> Response:
    """What makes the table an app on a phone or a desk."""
    words, address = words_for(request), services_of(request).assets.address
    icons = [
        {"src": address("favicon.svg"), "sizes": "any", "type": "image/svg+xml"},
        *({"src": address(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)),
        {"src": address("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    told = {
        "id": "/",
        "name": words("page-brand"),
        "short_name": words("page-brand"),
        "description": words("page-app-about"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT.colours["paper"],
        "theme_color": LIGHT.colours["paper"],
        "categories": ["games"],
        "icons": icons,
    }
    return JSONResponse(told, media_type="application/manifest+json")


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """The service worker, with the version it belongs to: another version is another worker."""
    assets = services_of(request).assets
    script = assets.asset("worker.js")
    assert script is not None
    return Response(f'const VERSION = "{assets.version}";\n'.encode() + script.body, media_type="text/javascript")


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What the service worker shows when the table cannot be reached."""
    return services_of(request).pages.show(request, "offline.html")

"""Deflate: how what pages are told is compressed on its way.

Usually each line remembers what went over it before and goes on from there.  Here every message is compressed by
itself: then the same message is the same for all lines, and is compressed once for everybody who looks on.  A line
needs no memory of its own, and with the larger window that this leaves room for, messages are even shorter: 3.3 KB on
average instead of 4.4, in half the time.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

LEVEL = 4
END = b"\x00\x00\xff\xff"
"""What a compressed message ends with; it is left out on the line."""

KEPT = 16
"""How many messages are remembered: those that are being told to several pages just now."""


class Press:
    """Compresses messages, each once for all lines that want it soon after one another."""

    def __init__(self) -> None:
        self._packed: OrderedDict[tuple[int, bytes], bytes] = OrderedDict()
        self.times = 0

    def pack(self, message: bytes, window: int) -> bytes:
        key = window, message
        packed = self._packed.get(key)
        if packed is None:
            self.times += 1
            packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window)
            packed = (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)
            self._packed[key] = packed
            if len(self._packed) > KEPT:
                self._packed.popitem(last=False)
        return packed


press = Press()
"""Of this process."""


class Deflate(PerMessageDeflate):
    """Compression that remembers nothing from one message to the next."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            return super().encode(frame)
        packed = press.pack(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, packed, True, True, frame.rsv2, frame.rsv3)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on how to compress."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        deflate = Deflate(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
        )
        return agreed, deflate


class PackedLine(WebSocketsSansIOProtocol):
    """A line to a page."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(
            extensions=[DeflateFactory()], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

"""DLPack: how an array is lent to another library where it lies (https://dmlc.github.io/dlpack)."""

import ctypes
from collections.abc import Sequence
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint64,
    c_void_p,
)
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Kinds of devices."""

KINDS = {"i": 0, "u": 1, "f": 2}
"""Kinds of numbers."""

NAME = b"dltensor"
"""What a capsule is called until somebody has taken what is in it."""


class _Device(Structure):
    _fields_ = [("kind", c_int32), ("number", c_int32)]


class _Number(Structure):
    _fields_ = [("kind", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]


class _Tensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device", _Device),
        ("ndim", c_int32),
        ("number", _Number),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("offset", c_uint64),
    ]


class _Managed(Structure):
    """A tensor, and whom to tell when it is not needed any more."""


_Deleter = CFUNCTYPE(None, POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", c_void_p), ("deleter", _Deleter)]

_lent: dict[int, tuple[Any, ...]] = {}
"""What must live as long as somebody reads it, by the address of its tensor."""


def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


def _drop(capsule: int) -> None:
    """A capsule goes: if nobody took what is in it, nobody will."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


_on_give_back, _on_drop = _Deleter(_give_back), CFUNCTYPE(None, c_void_p)(_drop)


def _python(name: str, result: Any, *arguments: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_new = _python("PyCapsule_New", ctypes.py_object, c_void_p, c_char_p, c_void_p)
_is_valid = _python("PyCapsule_IsValid", c_int, c_void_p, c_char_p)
_pointer = _python("PyCapsule_GetPointer", c_void_p, c_void_p, c_char_p)


def capsule(owner: Any, address: int, shape: Sequence[int], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """Lend a contiguous array; `owner` is kept until it is given back."""
    if dtype.kind not in KINDS:
        raise BufferError("records cannot be lent; lend their words")
    sizes = (c_int64 * len(shape))(*shape)
    number = _Number(KINDS[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = _Tensor(address, _Device(*device), len(shape), number, sizes, POINTER(c_int64)(), 0)
    managed = _Managed(tensor, None, _on_give_back)
    _lent[ctypes.addressof(managed)] = (owner, managed, sizes)
    return _new(ctypes.addressof(managed), NAME, ctypes.cast(_on_drop, c_void_p))

"""The wire as TypeScript: `python -m tools.wire` writes `web/src/wire.ts` from the types in
`saloon.server.wire`, `saloon.kernel.told` and `saloon.kernel.card`; with `--check` it only says whether
the file is current.
"""

import dataclasses
import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from saloon.kernel import card, rulebook, told
from saloon.server.wire import client, history, house, people, shapes, tables

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
MODULES = [card, rulebook, told, shapes, client, house, people, tables, history]
# What clients send over HTTP; of `client` it is everything.
SENT = {
    "AdviceWish",
    "ClockWish",
    "Credentials",
    "JoinTable",
    "MeChange",
    "Order",
    "PlayNow",
    "PlayOn",
    "QuickMatch",
    "SeatChange",
    "Silence",
}
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}
HEAD = "// Made by `make wire` from the house's own types; change those, not this.\n"


def main() -> int:
    text = written()
    if "--check" in sys.argv:
        current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
        print("web/src/wire.ts is current" if current else "web/src/wire.ts is old: run `make wire`")
        return 0 if current else 1
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {text.count('export ')} types")
    return 0


def written() -> str:
    parts = [HEAD]
    for module in MODULES:
        for name, one in vars(module).items():
            if isinstance(one, type) and one.__module__ == module.__name__ and is_shape(one):
                parts.append(interface(name, one))
    unions = {"FromClient": client.FromClient, "FromHouse": house.FromHouse}
    parts += [f"export type {name} = {typed(union)};\n" for name, union in unions.items()]
    return "\n".join(parts)


def is_shape(one: type) -> bool:
    return dataclasses.is_dataclass(one) or issubclass(one, msgspec.Struct)


def interface(name: str, one: type) -> str:
    """One shape. What a client may leave out is optional in what it sends, always there in what it gets."""
    hints = typing.get_type_hints(one)
    sent = one.__module__ == client.__name__ or name in SENT or name.startswith("New")
    lines: list[str] = []
    if issubclass(one, msgspec.Struct):
        tag = one.__struct_config__.tag
        if tag:
            lines.append(f'  t: "{tag}";')
        for field in msgspec.structs.fields(one):
            optional = "?" if sent and not field.required else ""
            lines.append(f"  {field.name}{optional}: {typed(hints[field.name])};")
    elif dataclasses.is_dataclass(one):
        lines += [f"  {field.name}: {typed(hints[field.name])};" for field in dataclasses.fields(one)]
    return f"export interface {ts_name(one)} {{\n" + "\n".join(lines) + "\n}\n"


def ts_name(one: type) -> str:
    return one.__name__


def typed(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typed(arg) for arg in args)
    if origin is list:
        inner = typed(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typed(args[0])}, {typed(args[1])}>"
    if isinstance(hint, type):
        return ts_name(hint)
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    sys.exit(main())

"""Positions as text, both ways: what FEN is to chess. Complete, hidden things and known-by masks included.

    saloon position 1
    title: standoff
    seats: 3
    lives: A=2 B=1 C=2
    lucky: A=3@A B=1@* C=-
    step choose
      choices: A=draw/B B=-

What is left out is as in a fresh game; with no `step` lines the position stands at the ordinary beginning
of a turn. A title declares its fields once, in `position.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.kernel import flow
from saloon.kernel.cells import Cell, Seats
from saloon.kernel.core import ARCHIVE, WATCHER, Rules, State
from saloon.kernel.errors import SaloonError, Unreadable
from saloon.kernel.notation import Token, tokens
from saloon.kernel.options import check_fit, check_seats, nearest, read_options, spoken
from saloon.kernel.verbs import MAX_SEATS, Domain

HEADLINE: Final = "saloon position 1"
LONGEST: Final = 200_000
KNOWN: Final = Seats(watchers=True)
UNSOUND: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What rules may stumble over in a position that no game reaches."""


@dataclass(frozen=True)
class Field:
    """One attribute of a state or step: how its values are written and what indexes them.

    No `by`: one value. One domain: a list, `A=2 B=1`. Two: a list of lists, a line for each row; with `flat`
    one flat list, row after row. `many`: lists of any length at the places `by` leads to. `known` names the
    parallel attribute of known-by masks: `ace@AC`."""

    attr: str
    cell: Cell
    by: tuple[Domain, ...] = ()
    many: bool = False
    known: str = ""
    flat: bool = False

    def width(self) -> int:
        """The length of a row of a flat list."""
        return self.by[-1].size


@dataclass(frozen=True)
class StepForm:
    """One kind of step: its word, its class, a blank one to fill in, its fields."""

    name: str
    kind: type
    blank: Callable[[Any], Any]
    fields: list[Field] = field(default_factory=list)


def nothing(state: Any) -> None:
    """Nothing to work out."""


@dataclass(frozen=True)
class Form:
    """A title's whole position. `derive` works out the attributes named in `derived` after reading."""

    fields: list[Field]
    steps: list[StepForm]
    derived: tuple[str, ...] = ()
    derive: Callable[[Any], None] = nothing

    def step(self, kind: type) -> StepForm:
        return next(form for form in self.steps if form.kind is kind)


def write(rules: Rules, form: Form, state: State) -> str:
    """The position of a state."""
    lines = [HEADLINE, f"title: {rules.title}", f"rules: {rules.version}", f"seats: {state.seats}"]
    lines += [f"option {name}: {value}" for name, value in spoken(rules, state.options).items()]
    for one in form.fields:
        lines += field_lines(one, state)
    for step in state.stack:
        step_form = form.step(type(step))
        lines.append(f"step {step_form.name}")
        for one in step_form.fields:
            lines += ["  " + line for line in field_lines(one, step)]
    if not state.stack:
        lines.append("step none")
    return "\n".join(lines) + "\n"


def field_lines(one: Field, owner: object) -> list[str]:
    """A field as one line or more."""
    values = getattr(owner, one.attr)
    masks = getattr(owner, one.known) if one.known else None
    rows = len(one.by) if one.many else len(one.by) - 1
    if one.flat:
        width = one.width()
        values = [values[i : i + width] for i in range(0, len(values), width)]
    return row_lines(one, one.attr, values, masks, rows, 0)


def row_lines(one: Field, key: str, values: Any, masks: Any, rows: int, depth: int) -> list[str]:
    if rows > 0:
        domain = one.by[depth]
        out: list[str] = []
        for i, row in enumerate(values):
            below = None if masks is None else masks[i]
            out += row_lines(one, f"{key} {domain.token(domain.first + i)}", row, below, rows - 1, depth + 1)
        return out
    if not one.by and not one.many:
        return [f"{key}: {cell_text(one, values, masks)}"]
    texts = [cell_text(one, v, None if masks is None else masks[i]) for i, v in enumerate(values)]
    if not one.many:
        domain = one.by[-1]
        texts = [f"{domain.token(domain.first + i)}={text}" for i, text in enumerate(texts) if text]
    return [f"{key}: {' '.join(texts)}".rstrip()]


def cell_text(one: Field, value: int, mask: int | None) -> str:
    text = one.cell.write(value)
    return text if mask is None else f"{text}@{KNOWN.write(mask)}"


@dataclass(frozen=True)
class Line:
    """`key words: rest`, taken apart."""

    key: list[Token]
    rest: list[Token]
    indented: bool


def read_lines(text: str, first_line: int = 1) -> list[Line]:
    if len(text) > LONGEST:
        raise Unreadable(f"a position has at most {LONGEST} characters", first_line, 1)
    out: list[Line] = []
    for number, raw in enumerate(text.splitlines(), first_line):
        line = raw.split("#", 1)[0].rstrip()
        if not line.strip():
            continue
        head, colon, tail = line.partition(":")
        indented = line[0] in " \t"
        out.append(Line(tokens(head, number), tokens(tail, number, len(head) + 2), indented))
        words = [token.text for token in out[-1].key]
        if not words or (not colon and words[0] not in ("step", "saloon")):
            raise Unreadable("a line reads `name: value`", number, 1)
    return out


def read(find: Callable[[str], tuple[Rules, Form]], text: str, first_line: int = 1) -> tuple[Rules, State]:
    """The rules and the state of a position; `find` looks a title up. Every error names its place."""
    lines = read_lines(text, first_line)
    if not lines or [t.text for t in lines[0].key] != HEADLINE.split():
        raise Unreadable(f"a position begins with '{HEADLINE}'", first_line, 1)
    rules, form, state, rest = read_header(find, lines[1:], first_line)
    owner: Any = state
    fields = form.fields
    steps: list[Any] = []
    named = False
    for line in rest:
        if line.key[0].text == "step":
            named = True
            step_form = read_step(form, line)
            if step_form is not None:
                owner, fields = step_form.blank(state), step_form.fields
                steps.append(owner)
        else:
            read_field(owner, fields, line, state.seats)
    if named:
        state.stack = steps
    else:
        rules.resume(state)
    check(rules, form, state)
    return rules, state


def check(rules: Rules, form: Form, state: State) -> None:
    """The title's conservation laws hold, and the position can go on and be seen and asked about."""
    try:
        form.derive(state)
        broken = rules.invariants(state)
        if not broken:
            flow.settle(state)
            for viewer in (*range(state.seats), WATCHER, ARCHIVE):
                rules.view(state, viewer)
                flow.legal(rules, state, viewer)
    except UNSOUND as error:
        raise SaloonError(f"this position cannot stand: {error}") from error
    if broken:
        raise SaloonError(f"this position cannot stand: {broken[0]}")


def read_header(
    find: Callable[[str], tuple[Rules, Form]], lines: list[Line], first_line: int
) -> tuple[Rules, Form, State, list[Line]]:
    """Title, seats and options, wherever they stand; the other lines are left for later."""
    given: dict[str, Token] = {}
    options: dict[str, str] = {}
    rest: list[Line] = []
    for line in lines:
        word = line.key[0].text
        if word in ("title", "rules", "seats") and len(line.rest) == 1:
            given[word] = line.rest[0]
        elif word == "option" and len(line.key) == 2 and len(line.rest) == 1:
            options[line.key[1].text] = line.rest[0].text
        else:
            rest.append(line)
    for word in ("title", "seats"):
        if word not in given:
            raise Unreadable(f"a position names its {word}", first_line, 1)
    rules, form = find(given["title"].text)
    if "rules" in given and given["rules"].text != str(rules.version):
        raise given["rules"].bad(f"rules version {given['rules'].text}; this house plays {rules.version}")
    if not (given["seats"].text.isascii() and given["seats"].text.isdigit()):
        raise given["seats"].bad(f"'{given['seats'].text}' is no number of seats")
    seats = int(given["seats"].text[:3])
    check_seats(rules, seats)
    chosen = read_options(rules, options, seats)
    check_fit(rules, seats, chosen)
    return rules, form, rules.setup(seats, chosen), rest


def read_step(form: Form, line: Line) -> StepForm | None:
    """The form of a `step` line; None for `step none` (the game is over)."""
    if len(line.key) != 2:
        raise line.key[0].bad("`step` and its name")
    name = line.key[1]
    if name.text == "none":
        return None
    for one in form.steps:
        if one.name == name.text:
            return one
    known = [one.name for one in form.steps]
    raise name.bad(f"no step '{name.text}'{nearest(name.text, known)}: {', '.join(known)}")


def read_field(owner: Any, fields: list[Field], line: Line, seats: int) -> None:
    """One `key: values` line into its attribute."""
    name = line.key[0]
    one = next((f for f in fields if f.attr == name.text), None)
    if one is None:
        known = [f.attr for f in fields]
        raise name.bad(
            f"no field '{name.text}' here{nearest(name.text, known)}: {', '.join(known) or 'none'}"
        )
    rows = len(one.by) if one.many else max(0, len(one.by) - 1)
    if len(line.key) != rows + 1:
        raise name.bad(f"'{one.attr}' is followed by {rows} {'word' if rows == 1 else 'words'}")
    if not one.by and not one.many:
        read_single(owner, one, line, seats)
        return
    values = getattr(owner, one.attr)
    if one.flat:
        read_flat_row(one, values, line, seats)
        return
    masks = getattr(owner, one.known) if one.known else None
    for domain, token in zip(one.by, line.key[1:], strict=False):
        i = place(domain, token, seats)
        values = values[i]
        masks = masks[i] if masks is not None else None
    if one.many:
        cells = [read_cell(one, token, seats) for token in line.rest]
        values[:] = [value for value, _ in cells]
        if masks is not None:
            masks[:] = [mask for _, mask in cells]
    else:
        for token in line.rest:
            read_entry(one, values, masks, token, seats)


def read_flat_row(one: Field, values: list[int], line: Line, seats: int) -> None:
    """`cowboys A: abilene=2` into the row of A in a flat list."""
    width = one.width()
    start = place(one.by[0], line.key[1], seats) * width
    row = values[start : start + width]
    for token in line.rest:
        read_entry(one, row, None, token, seats)
    values[start : start + width] = row


def read_single(owner: Any, one: Field, line: Line, seats: int) -> None:
    """`round: 3`."""
    if len(line.rest) != 1:
        raise line.key[0].bad(f"'{one.attr}' is one value")
    value, mask = read_cell(one, line.rest[0], seats)
    setattr(owner, one.attr, value)
    if one.known:
        setattr(owner, one.known, mask)


def read_entry(one: Field, values: list[int], masks: list[int] | None, token: Token, seats: int) -> None:
    """`A=2` within a list."""
    index, equals, text = token.text.partition("=")
    domain = one.by[-1]
    if not equals:
        raise token.bad(f"'{token.text}' should read {domain.token(domain.first)}=...")
    i = place(domain, Token(index, token.line, token.column), seats)
    value, mask = read_cell(one, Token(text, token.line, token.column + len(index) + 1), seats)
    if i >= len(values):
        raise token.bad(f"there is no {index} here")
    values[i] = value
    if masks is not None:
        masks[i] = mask


def place(domain: Domain, token: Token, seats: int) -> int:
    """The index a token stands for."""
    value = domain.value(token.text)
    if value is None or (domain.name == "seat" and seats <= value < MAX_SEATS):
        raise token.bad(f"'{token.text}' is no {domain.name}{nearest(token.text, domain.tokens)}")
    return value - domain.first


def read_cell(one: Field, token: Token, seats: int) -> tuple[int, int]:
    """A value and, for a hidden thing, who knows it."""
    if not token.text:
        raise token.bad("a value is missing")
    if not one.known:
        return one.cell.read(token, seats), 0
    text, at, mask = token.text.partition("@")
    if not at:
        raise token.bad(f"'{token.text}' should say who knows it, as in {token.text}@A or {token.text}@*")
    value = one.cell.read(Token(text, token.line, token.column), seats)
    return value, KNOWN.read(Token(mask, token.line, token.column + len(text) + 1), seats)

import { describe, expect, it } from "vitest";
import { placeOf } from "../src/lib/route";

const at = (path: string) => placeOf(new URL(path, "http://house.example"));

describe("addresses", () => {
  it.each([
    ["/", "front", {}],
    ["/t/abc", "table", { id: "abc" }],
    ["/t/abc/", "table", { id: "abc" }],
    ["/invite/abc", "table", { id: "abc" }],
    ["/g/abc", "replay", { id: "abc" }],
    ["/u/Dusty%20Belle", "profile", { name: "Dusty Belle" }],
    ["/rules/way_out_west", "rules", { title: "way_out_west" }],
    ["/nowhere", "lost", {}],
    ["/t", "lost", {}],
    ["/t/a/b", "lost", {}],
  ])("%s", (path, page, args) => {
    const place = at(path);
    expect([place.page, place.args]).toEqual([page, args]);
  });

  it("carry what follows the path", () => {
    const place = at("/t/abc?key=s%2Fcret#WOW-G5");
    expect([place.query.get("key"), place.hash]).toEqual(["s/cret", "WOW-G5"]);
  });

  it("survive a broken escape", () => expect(at("/u/50%").args).toEqual({ name: "50%" }));
});

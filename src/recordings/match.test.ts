// Tests which edge matches an action.
import { describe, expect, test } from "vitest";
import type { Action, Point } from "#contract/action.ts";
import type { Box, EdgeAction, Edge, GraphNode } from "./graph.ts";
import { findEdge, measureStroke } from "./match.ts";

const node = (touchable: Box[] = []): GraphNode => ({
  picture: null,
  clock: null,
  elements: null,
  touchable,
  app: null,
  screen: null,
  label: null,
  wrong: false,
});
const edge = (to: string, does: EdgeAction): Edge => ({ from: "here", to, does, runs: ["r"] });
const click = (to: string, ...boxes: Box[]): Edge => edge(to, { type: "CLICK", boxes });
const matchedNode = (edges: Edge[], action: Action, touchable: Box[] = []): string | null =>
  findEdge(node(touchable), edges, action)?.to ?? null;
const at = (x: number, y: number): Action => ({ type: "CLICK", point: [x, y] });

describe("a touch", () => {
  const outer: Box = [0, 0, 1000, 500];
  const inner: Box = [100, 100, 200, 200];

  test("takes the smallest box under the point, in any order of the edges", () => {
    for (const edges of [
      [click("outer", outer), click("inner", inner)],
      [click("inner", inner), click("outer", outer)],
    ]) {
      expect(matchedNode(edges, at(150, 150))).toBe("inner");
      expect(matchedNode(edges, at(500, 150))).toBe("outer");
      expect(matchedNode(edges, at(500, 501))).toBeNull();
    }
  });
  test("matches nothing outside all boxes", () => {
    expect(matchedNode([click("inner", inner)], at(900, 900))).toBeNull();
    expect(matchedNode([click("inner", inner)], at(900, 900), [inner])).toBeNull();
  });
  test("matches nothing if a smaller touchable box without an edge lies under it", () => {
    expect(matchedNode([click("outer", outer)], at(150, 150), [outer, inner])).toBeNull();
    expect(matchedNode([click("outer", outer)], at(500, 150), [outer, inner])).toBe("outer");
  });
  test("matches any box of an edge, borders included; the first of two equal edges wins", () => {
    const two = click("two", inner, [300, 300, 400, 400]);
    expect(matchedNode([two], at(400, 300))).toBe("two");
    expect(matchedNode([two], at(401, 300))).toBeNull();
    expect(matchedNode([click("first", inner), click("second", inner)], at(100, 100), [inner])).toBe("first");
  });
  test("differs from a double tap and a long press", () => {
    const edges = [click("once", inner), edge("twice", { type: "DOUBLE_TAP", boxes: [inner] })];
    expect(matchedNode(edges, { type: "DOUBLE_TAP", point: [150, 150] })).toBe("twice");
    expect(matchedNode(edges, { type: "LONG_PRESS", point: [150, 150] })).toBeNull();
  });
});

describe("a swipe", () => {
  const up = (
    to: string,
    distance: number,
    more: Partial<Omit<Extract<EdgeAction, { area: unknown }>, "type">> = {},
  ): Edge => edge(to, { type: "SWIPE", direction: "up", distance, area: null, target: null, ...more });
  const swipe = (point1: Point, point2: Point): Action => ({ type: "SWIPE", point1, point2 });

  test("takes the edge with the nearest distance in its direction", () => {
    const edges = [up("little", 200), up("far", 600)];
    expect(matchedNode(edges, swipe([500, 800], [500, 590]))).toBe("little");
    expect(matchedNode(edges, swipe([500, 800], [480, 390]))).toBe("far");
    expect(matchedNode(edges, swipe([500, 800], [500, 400]))).toBe("little");
    expect(matchedNode(edges, swipe([500, 400], [500, 800]))).toBeNull();
    expect(matchedNode(edges, swipe([800, 400], [100, 300]))).toBeNull();
  });
  test("starts in the area and ends in the target of its edge", () => {
    const edges = [up("list", 400, { area: [0, 500, 1000, 1000] }), up("bin", 400, { target: [400, 0, 600, 100] })];
    expect(matchedNode(edges, swipe([500, 600], [500, 200]))).toBe("list");
    expect(matchedNode(edges, swipe([500, 450], [500, 50]))).toBe("bin");
    expect(matchedNode(edges, swipe([500, 450], [700, 50]))).toBeNull();
  });
  test("does not match a drag", () => {
    expect(matchedNode([up("x", 400)], { type: "DRAG", point1: [500, 800], point2: [500, 400] })).toBeNull();
  });
  test("takes the main direction of the stroke", () => {
    expect(measureStroke([0, 0], [30, 40])).toEqual({ direction: "down", distance: 40 });
    expect(measureStroke([100, 0], [0, 99])).toEqual({ direction: "left", distance: 100 });
    expect(measureStroke([0, 0], [5, 5])).toEqual({ direction: "down", distance: 5 });
  });
});

describe("typing", () => {
  const field: Box = [0, 0, 1000, 100];
  const write = (to: string, more: Partial<Extract<EdgeAction, { type: "TYPE" }>> = {}): Edge =>
    edge(to, { type: "TYPE", text: "Café 1!", field: null, clear: null, ...more });

  test("compares texts after NFKC and trimming, case-sensitively", () => {
    const type = (value: string): string | null => matchedNode([write("x")], { type: "TYPE", value });
    for (const value of ["Café 1!", " Café 1! ", "Café １！", "Cafe\u0301 1!"]) expect(type(value)).toBe("x");
    for (const value of ["café 1!", "Cafe 1!", "Café 1", ""]) expect(type(value)).toBeNull();
  });
  test("matches the edge of the touched field, or of the focus without a point", () => {
    const edges = [write("focused"), write("touched", { field })];
    expect(matchedNode(edges, { type: "TYPE", value: "Café 1!" })).toBe("focused");
    expect(matchedNode(edges, { type: "TYPE", value: "Café 1!", point: [500, 50] })).toBe("touched");
    expect(matchedNode(edges, { type: "TYPE", value: "Café 1!", point: [500, 500] })).toBeNull();
    expect(
      matchedNode(edges, { type: "TYPE", value: "Café 1!", point: [500, 50] }, [field, [490, 40, 510, 60]]),
    ).toBeNull();
  });
  test("respects whether the edge clears the field, if the edge says so", () => {
    const edges = [write("kept", { clear: false }), write("emptied", { clear: true })];
    expect(matchedNode(edges, { type: "TYPE", value: "Café 1!" })).toBe("kept");
    expect(matchedNode(edges, { type: "TYPE", value: "Café 1!", clear: true })).toBe("emptied");
    expect(matchedNode([write("any")], { type: "TYPE", value: "Café 1!", clear: true })).toBe("any");
  });
});

test("matches an app by any of its names in any case and width, and a wait of any length", () => {
  const edges = [edge("app", { type: "AWAKE", names: ["notes", "Ｎotes+"] }), edge("later", { type: "WAIT" })];
  expect(matchedNode(edges, { type: "AWAKE", value: "NOTES+" })).toBe("app");
  expect(matchedNode(edges, { type: "AWAKE", value: "note" })).toBeNull();
  expect(matchedNode(edges, { type: "WAIT", value: 17 })).toBe("later");
  expect(matchedNode(edges, { type: "BACK" })).toBeNull();
  expect(matchedNode(edges, { type: "COMPLETE" })).toBeNull();
});

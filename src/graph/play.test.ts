// A phone on a graph, moved by actions.
import { describe, expect, test } from "vitest";
import type { Action } from "../contract/action.ts";
import { intoShop, nowhere, sample, ways } from "../../test/support/sample-graph.ts";
import { faultsOf, type Graph } from "./graph.ts";
import { boardOf, moved, nodeOf, startOf, type Spot } from "./play.ts";

const { graph } = sample;
const played = (actions: readonly Action[], on: Graph = graph): Spot => {
  const board = boardOf(on);
  return actions.reduce((spot, action) => moved(board, spot, action).spot, startOf(board));
};

test("the graph that comes with the sources holds together; what does not is named by its path", () => {
  expect(faultsOf(graph)).toEqual([]);
  const broken: Graph = {
    ...graph,
    start: "gone",
    goals: ["sent", "lost"],
    edges: [{ ...graph.edges[0]!, to: "nobody" }],
  };
  expect(faultsOf(broken).map(({ path }) => path)).toEqual(["start", "goals.1", "edges.0.to"]);
});

test("both ways lead to the goal, and words move nothing", () => {
  expect(played(ways.scrolling).way).toEqual(["home", "feed", "more", "post", "typed", "sent", "sent"]);
  expect(played(ways.searching).way).toEqual(["home", "feed", "search", "results", "post", "typed", "sent", "sent"]);
  for (const way of Object.values(ways)) expect(played(way).misses).toEqual([]);
});

test("a miss costs a step and leaves the glass as it is", () => {
  const { way, misses } = played([nowhere, intoShop, { type: "RECENT" }, { type: "NOOP" }]);
  expect({ way, misses }).toEqual({ way: ["home", "home", "shop", "shop", "shop"], misses: [1, 3] });
});

describe("back and home", () => {
  const back: Action = { type: "BACK" };
  const home: Action = { type: "HOME" };
  const into = ways.scrolling.slice(0, 3);
  test("go where the phone was, and to the start, where recordings never show it", () => {
    expect(played([...into, back, back, back, back]).way.slice(3)).toEqual(["post", "more", "feed", "home", "home"]);
    expect(played([...into, back, back, back, back]).misses).toEqual([7]);
    expect(nodeOf(played([...into, home]))).toBe("home");
    expect(nodeOf(played([...into, home, back]))).toBe("post");
    expect(played([home]).misses).toEqual([1]);
  });
  test("miss where the graph wants only what was recorded", () => {
    const strict = { ...graph, history: false };
    expect(played([...into, back, home], strict)).toMatchObject({
      way: expect.arrayContaining(["post"]),
      misses: [4, 5],
    });
    expect(nodeOf(played([intoShop, back], strict))).toBe("home");
  });
  test("an edge of its own comes first, and takes back what was gone", () => {
    expect(played([intoShop, back])).toMatchObject({ way: ["home", "shop", "home"], past: [], misses: [] });
  });
});

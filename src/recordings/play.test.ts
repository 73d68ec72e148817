// Tests how actions move a phone on a recorded graph.
import { describe, expect, test } from "vitest";
import type { Action } from "#contract/action.ts";
import { shopClick, missingClick, sample, pathsToGoal } from "#test/support/sample-graph.ts";
import { findFaults, type Graph } from "./graph.ts";
import { indexGraph, applyAction, currentNode, startPosition, type GraphPosition } from "./play.ts";

const { graph } = sample;
const playActions = (actions: readonly Action[], on: Graph = graph): GraphPosition => {
  const board = indexGraph(on);
  return actions.reduce((spot, action) => applyAction(board, spot, action).position, startPosition(board));
};

test("the sample graph is valid, and the faults of another are named by their paths", () => {
  expect(findFaults(graph)).toEqual([]);
  const broken: Graph = {
    ...graph,
    start: "gone",
    goals: ["sent", "lost"],
    edges: [{ ...graph.edges[0]!, to: "nobody" }],
  };
  expect(findFaults(broken).map(({ path }) => path)).toEqual(["start", "goals.1", "edges.0.to"]);
});

test("both paths lead to the goal without a miss", () => {
  expect(playActions(pathsToGoal.scrolling).way).toEqual(["home", "feed", "more", "post", "typed", "sent", "sent"]);
  expect(playActions(pathsToGoal.searching).way).toEqual([
    "home",
    "feed",
    "search",
    "results",
    "post",
    "typed",
    "sent",
    "sent",
  ]);
  for (const way of Object.values(pathsToGoal)) expect(playActions(way).misses).toEqual([]);
});

test("a miss costs a step and leaves the display unchanged", () => {
  const { way, misses } = playActions([missingClick, shopClick, { type: "RECENT" }, { type: "NOOP" }]);
  expect({ way, misses }).toEqual({ way: ["home", "home", "shop", "shop", "shop"], misses: [1, 3] });
});

describe("back and home", () => {
  const back: Action = { type: "BACK" };
  const home: Action = { type: "HOME" };
  const into = pathsToGoal.scrolling.slice(0, 3);
  test("return to the previous node and to the start, even if no recording shows it", () => {
    expect(playActions([...into, back, back, back, back]).way.slice(3)).toEqual([
      "post",
      "more",
      "feed",
      "home",
      "home",
    ]);
    expect(playActions([...into, back, back, back, back]).misses).toEqual([7]);
    expect(currentNode(playActions([...into, home]))).toBe("home");
    expect(currentNode(playActions([...into, home, back]))).toBe("post");
    expect(playActions([home]).misses).toEqual([1]);
  });
  test("miss if the graph allows only recorded actions", () => {
    const strict = { ...graph, history: false };
    expect(playActions([...into, back, home], strict)).toMatchObject({
      way: expect.arrayContaining(["post"]),
      misses: [4, 5],
    });
    expect(currentNode(playActions([shopClick, back], strict))).toBe("home");
  });
  test("follow a recorded edge first, and remove the node from the history", () => {
    expect(playActions([shopClick, back])).toMatchObject({ way: ["home", "shop", "home"], past: [], misses: [] });
  });
});

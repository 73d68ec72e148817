/** The sample recordings: each is consistent, has its pictures, and can be played from its start to a goal. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { graphIdsIn, picturesOf, readGraph } from "#benchmark/fuse/graph-folder.ts";
import { pngSize } from "#benchmark/run/pictures.ts";
import { completion, coverage } from "#recordings/metrics.ts";
import { indexGraph, applyAction, currentNode, startPosition } from "#recordings/play.ts";
import { shortestPath } from "../support/graph-path.ts";
import { getTask } from "#tasks/catalog.ts";

const folder = join(import.meta.dirname, "../../samples/graphs");
const ids = graphIdsIn(folder);

it("the samples contain twelve of our tasks, each in different apps, and one of a foreign app", () => {
  const graphs = ids.map((id) => readGraph(join(folder, id)).graph);
  expect(graphs.filter(({ task }) => task === null).map(({ id }) => id)).toEqual(["comment"]);
  const ours = graphs.flatMap(({ task }) => (task ? [task] : []));
  expect(ours).toHaveLength(12);
  expect(new Set(ours.map(({ apps }) => apps.join(" "))).size).toBe(12);
});
it("the samples take less than 5 MB in total", () => {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5 * 1024 * 1024);
});
describe.each(ids)("%s", (id) => {
  const { graph, picturePath } = readGraph(join(folder, id));

  it("has one picture of its size per node, named by its hash, and no other file", () => {
    expect(graph.id).toBe(id);
    const names = picturesOf(graph);
    expect(readdirSync(join(folder, id, "pictures")).toSorted()).toEqual(names);
    for (const { picture } of Object.values(graph.nodes)) expect(picture).not.toBeNull();
    for (const name of names) {
      const bytes = readFileSync(picturePath(name));
      expect(name).toBe(`${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.png`);
      expect(pngSize(bytes)).toEqual(graph.size);
    }
  });
  it("reaches a goal from its start, within its budget and without a miss", () => {
    const board = indexGraph(graph);
    const way = shortestPath(graph);
    const end = way.reduce((spot, action) => applyAction(board, spot, action).position, startPosition(board));
    expect(board.goals.has(currentNode(end))).toBe(true);
    expect(end.misses).toEqual([]);
    expect(way.length).toBeLessThan(graph.budget);
    const visit = { graph, nodes: end.way };
    expect(completion(visit)).toBe(1);
    expect(coverage([visit])).toBeGreaterThan(0);
  });
  it("has wrong paths, no conflict, and an existing task", () => {
    expect(graph.conflicts).toEqual([]);
    expect(Object.values(graph.nodes).some(({ wrong }) => wrong)).toBe(true);
    const apps: readonly { readonly id: string }[] = graph.task ? getTask(graph.task.id).apps : [];
    expect(graph.task?.apps ?? []).toEqual(apps.map((app) => app.id));
  });
});

// Tests graphs and their phones with a store in memory, without object or page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { memoryStore } from "#test/support/memory-store.ts";
import { shopClick, missingClick, sample, sampleFolder, pathsToGoal } from "#test/support/sample-graph.ts";
import type { Action } from "#contract/action.ts";
import type { EpisodeBody } from "#contract/env.ts";
import { Refusal } from "../answer.ts";
import { Environment } from "../environment.ts";
import { Journal } from "../journal.ts";
import type { Store } from "../store.ts";
import { blankPng } from "./blank.ts";
import type { GraphCourse } from "./course.ts";
import { parseImageHeader } from "./image.ts";
import { recordedBackend } from "./recorded-backend.ts";
import { loadGraph, type GraphEpisode, type GraphSources } from "./records.ts";
import { graphDigest, GraphStorage } from "./graph-storage.ts";
import { graphTrajectory, graphVerdict, pictureAfter } from "./answers.ts";

const { graph } = sample;
const loadedGraph = loadGraph(graph, graphDigest(graph));
const now = 1_000_000;
const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(sampleFolder, "pictures", name)));
const names = [...new Set(Object.values(graph.nodes).map(({ picture }) => picture!))].toSorted();

type OnGraph = Environment<GraphEpisode, GraphCourse, GraphSources>;
class TestServer {
  readonly #stores = new Map<string, Store>();
  readonly sources: GraphSources = {
    ready: async (id) => {
      if (id !== graph.id) throw new Refusal("not-found", "no such graph");
      return loadedGraph;
    },
    reload: async ({ digest }) => {
      if (digest !== loadedGraph.digest) throw new Refusal("conflict", "gone");
      return loadedGraph;
    },
    snapshotText: async (id) => this.at(id.slice(0, id.lastIndexOf("."))).journal.snapshot(id),
  };
  /** Opens the environment again, as after hibernation, with nothing in memory. */
  at(id: string): OnGraph {
    if (!this.#stores.has(id)) this.#stores.set(id, memoryStore());
    return new Environment(
      new Journal<GraphEpisode>(this.#stores.get(id)!),
      recordedBackend(() => loadedGraph),
    );
  }
  async create(body: EpisodeBody = {}, id = "one"): Promise<OnGraph> {
    const environment = this.at(id);
    await environment.create(id, { graph: "comment", ...body }, { owner: "key" }, this.sources, now);
    return environment;
  }
}
function step(course: GraphCourse, action: Action): void {
  course.commit(action, course.preview(action), course.outcomeOf(action));
}
const summaryOf = ({ step: at, hash, episode, position }: GraphCourse) => ({
  at,
  hash,
  outcome: episode.outcome,
  way: position.way,
});

/** Uploads the picture `of` under `name`. */
async function uploadPicture(shelf: GraphStorage, name: string, of: string) {
  await shelf.checkPicture(name, bytesOf(of));
  return shelf.putPicture(name, bytesOf(of), base64Of(bytesOf(of)));
}
const nobody = { owner: null };

describe("graph storage", () => {
  test("stores a graph and each picture once, and lists missing pictures", async () => {
    const store = memoryStore();
    const shelf = new GraphStorage(store);
    expect(shelf.facts).toBeNull();
    expect(shelf.put(graph, nobody, false)).toMatchObject({
      id: "comment",
      nodes: 10,
      edges: 13,
      pictures: 10,
      missing: names,
    });
    for (const [i, name] of names.entries())
      expect(await uploadPicture(shelf, name, name)).toMatchObject({ name, missing: names.length - 1 - i });
    const size = JSON.stringify(graph).length + names.reduce((sum, name) => sum + base64Of(bytesOf(name)).length, 0);
    expect(shelf.sizeWithPicture(names[0]!, "any")).toBe(size);
    await uploadPicture(shelf, names[0]!, names[0]!);
    expect(shelf.sizeWithPicture("0123456789abcdef.png", "four")).toBe(size + 4);
    expect([...store.exec("SELECT count(*) AS n FROM picture")]).toEqual([{ n: 10 }]);
    // A second object over the same store, with nothing in memory.
    const again = new GraphStorage(store);
    expect(again.put(graph, { owner: "another" }, false)).toMatchObject({ missing: [] });
    expect(JSON.parse(again.text())).toEqual(graph);
    expect(again.picture(names[0]!)).toBe(base64Of(bytesOf(names[0]!)));
    expect(again.picture("0000")).toBeNull();
  });
  test("refuses another graph under the same id, and pictures that do not match their names", async () => {
    const shelf = new GraphStorage(memoryStore());
    shelf.put(graph, nobody, false);
    expect(() => shelf.put({ ...graph, budget: 3 }, nobody, false)).toThrow(/another graph/);
    const [first, second] = names as [string, string];
    await expect(uploadPicture(shelf, first, second)).rejects.toThrow(/not valid/);
    await expect(uploadPicture(shelf, "0123456789abcdef.png", first)).rejects.toThrow(/No node/);
    expect(shelf.missingPictures()).toEqual(names);
    await shelf.erase();
    expect(shelf.facts).toBeNull();
  });
  test("refuses a truncated picture even if its name, type and size are right", async () => {
    const shelf = new GraphStorage(memoryStore());
    const cut = bytesOf(names[0]!).subarray(0, -20);
    const name = `${createHash("sha256").update(cut).digest("hex").slice(0, 32)}.png`;
    const [[id, node] = ["", null]] = Object.entries(graph.nodes);
    shelf.put({ ...graph, nodes: { ...graph.nodes, [id]: { ...node!, picture: name } } }, nobody, false);
    await expect(shelf.checkPicture(name, cut)).rejects.toMatchObject({
      problem: { status: 422, issues: [{ message: expect.stringMatching(/incomplete or damaged/) }] },
    });
    expect(shelf.missingPictures()).toContain(name);
  });
  test("splits a text that is too long for one row", async () => {
    const store = memoryStore();
    const shelf = new GraphStorage(store);
    const long = {
      ...graph,
      runs: Array.from({ length: 9000 }, (_, i) => ({ ...graph.runs[0]!, id: `${i}`.repeat(40) })),
    };
    shelf.put(long, nobody, false);
    expect([...store.exec("SELECT max(length(body)) AS most, count(*) AS n FROM graph")]).toEqual([
      { most: 600_000, n: expect.toSatisfy((n: number) => n > 1) },
    ]);
    expect(JSON.parse(new GraphStorage(store).text())).toEqual(long);
  });
});

test("parses type and size of images, and rejects other data", () => {
  expect(parseImageHeader(bytesOf(names[0]!))).toEqual({ ending: "png", width: 360, height: 800 });
  const of = (hex: string): unknown => parseImageHeader(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  // A quantization table, then the frame: 18 pixels high, 300 pixels wide.
  expect(of("ffd8 ffdb 0004 0000 ffc0 0011 08 0012 012c 03")).toEqual({ ending: "jpg", width: 300, height: 18 });
  expect(of("52494646 00000000 57454250 5650384c 00000000 2f 2b41 4700 00")).toEqual({
    ending: "webp",
    width: 300,
    height: 286,
  });
  expect(of("52494646 00000000 57454250 56503858 0a000000 00000000 370400 5f0900")).toEqual({
    ending: "webp",
    width: 1080,
    height: 2400,
  });
  for (const bytes of ["", "89504e47", "ffd8ffd9", "474946383961"]) expect(of(bytes)).toBeNull();
});

test("a blank picture is a white PNG of the given size", async () => {
  const png = await blankPng(30, 50);
  expect(parseImageHeader(png)).toEqual({ ending: "png", width: 30, height: 50 });
  const view = new DataView(png.buffer);
  const length = view.getUint32(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect(rows).toHaveLength(50 * 5);
  for (const [i, byte] of rows.entries()) expect(byte).toBe(i % 5 === 0 ? 0 : 0xff);
});

describe("a phone on a graph", () => {
  test.each(Object.entries(pathsToGoal))(
    "reaches the goal by %s, is judged, and is unchanged after hibernation",
    async (_, way) => {
      const house = new TestServer();
      const environment = await house.create();
      for (const action of way) step(environment.course, action);
      expect(graphVerdict(environment.course)).toMatchObject({
        success: true,
        progress: 1,
        outcome: "complete",
        steps: way.length,
        reward: { value: 1 },
        checks: [{ passed: true }],
      });
      expect(summaryOf(house.at("one").course)).toEqual(summaryOf(environment.course));
      const lines = graphTrajectory(environment.course, 0).lines.trim().split("\n");
      expect(lines.map((line) => (JSON.parse(line) as { node: string }).node)).toEqual(
        environment.course.position.way.slice(1),
      );
    },
  );

  test("measures progress along its path, and counts a false completion", async () => {
    const house = new TestServer();
    const { course } = await house.create({ reward: { name: "mobilegui" } });
    expect(graphVerdict(course)).toMatchObject({ success: false, progress: 0, outcome: null });
    for (const action of pathsToGoal.scrolling.slice(0, 2)) step(course, action);
    step(course, { type: "BACK" });
    step(course, { type: "COMPLETE" });
    // Scrolling needs five edges from the start to the goal. The phone has moved along two of these edges.
    expect(graphVerdict(course)).toMatchObject({
      success: false,
      progress: 2 / 5,
      metrics: { sr: 0, pr: 2 / 5, fc: 1, use: 0, ot: 0 },
      reward: { factors: { success: 0 } },
    });
  });

  test("ends by budget and by loop", async () => {
    const house = new TestServer();
    const short = (await house.create({ budget: 2 }, "short")).course;
    step(short, shopClick);
    expect(short.episode.outcome).toBeNull();
    step(short, { type: "BACK" });
    expect(short.episode).toMatchObject({ outcome: "budget", endedAt: 2 });
    const round = (await house.create({}, "round")).course;
    for (let i = 0; i < 10; i++) step(round, missingClick);
    expect(round.episode.outcome).toBe("loop");
    expect(round.position.misses).toHaveLength(10);
  });

  test("shows a miss in the chosen way", async () => {
    const house = new TestServer();
    const shown = async (miss: "stay" | "blank" | "prompt"): Promise<string[]> => {
      const { course } = await house.create({ miss }, miss);
      step(course, missingClick);
      step(course, shopClick);
      return [0, 1, 2].map((at) => pictureAfter(course, at));
    };
    const { home, shop } = graph.nodes as Record<string, { picture: string }>;
    expect(await shown("stay")).toEqual([home!.picture, home!.picture, shop!.picture]);
    expect(await shown("prompt")).toEqual([home!.picture, home!.picture, shop!.picture]);
    expect(await shown("blank")).toEqual([home!.picture, "blank", shop!.picture]);
  });

  test("forks from the present and from an earlier step", async () => {
    const house = new TestServer();
    const environment = await house.create();
    for (const action of pathsToGoal.scrolling) step(environment.course, action);
    const [now1] = await environment.fork(1, undefined, now);
    house.at("now").startAsFork(now1!.inheritance);
    expect(summaryOf(house.at("now").course)).toEqual(summaryOf(environment.course));
    const [early] = await environment.fork(1, 2, now);
    house.at("early").startAsFork(early!.inheritance);
    const { course } = house.at("early");
    expect(summaryOf(course)).toMatchObject({ at: 2, outcome: null, way: ["home", "feed", "more"] });
    expect(course.hash).toBe(environment.course.hashAfter(2));
    step(course, { type: "BACK" });
    expect(course.position.way.at(-1)).toBe("feed");
  });

  test("restores from a snapshot, here and elsewhere; a changed snapshot file is refused", async () => {
    const house = new TestServer();
    const environment = await house.create({ miss: "blank", budget: 9 });
    step(environment.course, missingClick);
    step(environment.course, shopClick);
    const before = summaryOf(environment.course);
    const { snapshot, hash } = environment.snapshot(now);
    step(environment.course, { type: "ABORT" });
    await environment.restore(snapshot, house.sources);
    expect(summaryOf(environment.course)).toEqual(before);
    const file = JSON.parse(
      environment.downloadSnapshot({ token: null, admin: true, origin: null, fresh: false }, snapshot),
    );
    expect(await house.at("file").uploadSnapshot("file.a", file, now, house.sources, true)).toMatchObject({
      hash,
      step: 2,
    });
    const other = house.at("other");
    await other.create("other", { snapshot: "file.a" }, { owner: null }, house.sources, now);
    expect(summaryOf(other.course)).toEqual(before);
    expect(other.course.episode).toMatchObject({ miss: "blank", budget: 9 });
    const upload = (changed: object) =>
      house.at("file").uploadSnapshot("file.b", { ...file, ...changed }, now, house.sources, true);
    await expect(upload({ hash: "0".repeat(16) })).rejects.toThrow(Refusal);
    await expect(upload({ graph: { id: "comment", digest: "0".repeat(16) } })).rejects.toThrow(Refusal);
  });

  test.each([
    [{ task: "notes/trash-rescue" }, "task"],
    [{ seed: 1 }, "seed"],
    [{ device: { width: 360, height: 800, dpr: 1 } }, "device"],
    [{ observation: { screenshot: "base64", format: "jpeg" } }, "format"],
  ] as [EpisodeBody, string][])("cannot be created with %j", async (body, path) => {
    const error: unknown = await new TestServer().create(body).catch((found: unknown) => found);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).problem.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});

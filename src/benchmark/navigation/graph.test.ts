import { equal, not } from "#os/guards.ts";
import { choiceField } from "#os/values.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defineApp, modelOf, type AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import { intents } from "#os/intents.ts";
import { Kernel } from "#os/kernel.ts";
import { declarationFaults, findingsOf, type CheckName } from "./checks.ts";
import { toDot } from "./dot.ts";
import { createDrawing, edgeLabel } from "./drawing.ts";
import { edgeIdOf, navigationMapOf, graphOfApp } from "./graph.ts";
import { toMermaid } from "./mermaid.ts";
import { toOverviewDot } from "./overview.ts";
import { shortestPath, UnknownScreenError } from "./paths.ts";
import { suggestTasks } from "./suggest.ts";
import { randomWalk } from "./random-walk.ts";
import { WatchedKernel } from "./watched-kernel.ts";

const boot = {
  startMs: 1_773_622_800_000,
  lang: "en" as const,
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light" as const,
  fontScale: 1,
  seed: 0,
};
const none = new Set<string>();
const nothingSeen = { screens: none, edges: none, variants: none, commands: none };

describe("the graph of every app", () => {
  const { graph } = navigationMapOf(phone);
  it("has no fault", () => {
    expect(findingsOf(phone).filter(({ severity }) => severity === "fault")).toEqual([]);
  });
  it("has each declared edge once, and its ends are screens of the graph", () => {
    expect(new Set(graph.edges.map(({ id }) => id)).size).toBe(
      phone.apps.reduce((sum, app) => sum + app.navigation.edges.length, 0),
    );
    const screens = new Set(graph.screens.map(({ id }) => id));
    for (const { from, to, leads } of graph.edges)
      for (const end of [from, ...(to === null ? [] : [to]), ...leads.map((lead) => lead.to)])
        expect(screens).toContain(end);
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  });
  it("has an intent for each edge that starts one, and each kind that the sources name", () => {
    for (const app of phone.apps) {
      const own = graph.edges.filter((edge) => edge.app === app.id);
      const starting = app.navigation.edges.filter(({ start }) => start !== null).map((edge) => edgeIdOf(app, edge));
      expect(own.filter((edge) => starting.includes(edge.id) && edge.intents.length === 0)).toEqual([]);
      const source = readFileSync(join(import.meta.dirname, "../../apps", app.id, "navigation.ts"), "utf8");
      const named = new Set([...source.matchAll(/\bintents\.(\w+)\(/g)].map((m) => m[1] as keyof typeof intents));
      const actions = new Set(own.flatMap((edge) => edge.intents.map((kind) => kind.split(" ")[0])));
      for (const name of named) {
        const { action } = (intents[name] as (...args: unknown[]) => { action: string })({}, [], "", "");
        expect(actions, `${app.id} ${name}`).toContain(action);
      }
    }
  });
  it("contains the screens and edges of a random walk", () => {
    const kernel = new WatchedKernel(phone.apps);
    randomWalk(kernel, kernel.boot(boot), "notes", 1, 120);
    const { screens, edges } = kernel.seen;
    expect(edges.size).toBeGreaterThan(8);
    expect(graph.screens.map(({ id }) => id)).toEqual(expect.arrayContaining([...screens]));
    expect(graph.edges.map(({ id }) => id)).toEqual(expect.arrayContaining([...edges]));
  });
  it("is drawn with every screen and every arrow", () => {
    for (const { id } of phone.apps) {
      const own = graphOfApp(graph, id);
      const drawing = createDrawing(own, { acts: true, labels: true });
      const [dot, mermaid] = [toDot(drawing), toMermaid(drawing)];
      for (const screen of own.screens) {
        expect(dot).toContain(`"${screen.id}" [`);
        expect(mermaid).toContain(screen.name);
      }
      expect(dot.split("\n").filter((line) => line.includes(" -> ")).length).toBe(drawing.arrows.length);
      // The arrows that begin at boxes: navigation, broadcasts from other senders, and broadcasts to their receivers.
      const broadcast = drawing.broadcasts.flatMap(({ from, to }) => [...from.filter((one) => one !== id), ...to]);
      expect(mermaid.split("\n").filter((line) => /^ {2}n\d+ -/.test(line)).length).toBe(
        drawing.arrows.length + broadcast.length,
      );
      const told = [...drawing.boxes.flatMap(({ acts }) => acts), ...drawing.arrows.flatMap(({ labels }) => labels)];
      const silent = own.edges.find(
        (edge) => edge.trigger === "act" && !told.some((text) => text.startsWith(edgeLabel(edge))),
      );
      expect(silent).toBeUndefined();
    }
    expect(toOverviewDot(createDrawing(graph, { acts: false, labels: true }))).toContain(
      '"messages:takes":"messages.compose":w',
    );
  });
  it("lists the senders and receivers of each broadcast", () => {
    expect(graph.broadcasts).toEqual([
      { name: "airplane-mode", from: ["os"], to: [{ app: "contacts", command: "loseNetwork" }] },
      { name: "files-gone", from: ["os"], to: [{ app: "files", command: "lose" }] },
      {
        name: "phone-state",
        from: ["contacts"],
        to: [{ app: "meeting", command: "pauseRecords" }],
      },
    ]);
    expect(graphOfApp(graph, "meeting").broadcasts.map(({ name }) => name)).toEqual(["phone-state"]);
    expect(graphOfApp(graph, "notes").broadcasts).toEqual([]);
    const drawing = createDrawing(graph, { acts: false, labels: true });
    const sheet = toOverviewDot(drawing);
    for (const line of [
      '"contacts" -> "broadcast phone-state"',
      '"broadcast phone-state" -> "meeting:takes"',
      '"os" -> "broadcast files-gone"',
    ])
      expect(sheet).toContain(line);
    expect(toMermaid(drawing)).toMatch(/app_contacts -\.-> (n\d+)\n/);
    expect(toMermaid(drawing)).toMatch(/n\d+ -\.->\|"pauseRecords"\| app_meeting\n/);
  });
  it("finds the shortest path between two screens, and throws for an unknown screen", () => {
    const start = "notes.list";
    expect(shortestPath(graph, start, start)).toMatchObject({ touches: 0, steps: [] });
    expect(shortestPath(graph, start, "notes.password")).toMatchObject({
      touches: 2,
      steps: [{ to: expect.stringMatching(/private|editor/) }, { to: "notes.password" }],
    });
    // A picked file is returned to the requesting screen, and that screen then opens the next screen itself.
    const picked = shortestPath(graph, "themes.main", "themes.wallpaper")!;
    expect(picked.steps.map(({ kind }) => kind)).toEqual(
      picked.steps.length === 1 ? ["act"] : ["act", "act", "result"],
    );
    expect(() => shortestPath(graph, start, "notes.nowhere")).toThrow(UnknownScreenError);
  });
  it("suggests unused acts and screens, largest suggestion first, in a stable order", () => {
    const of = (limit: number) => suggestTasks(phone, nothingSeen, { app: "notes", limit, labelOf: () => null });
    const many = of(12);
    expect(of(12)).toEqual(many);
    expect(of(5)).toEqual(many.slice(0, 5));
    const seen = new Set<string>();
    for (const [i, { adds, target, instruction }] of many.entries()) {
      expect(adds).toContain(target);
      expect(adds.filter((name) => seen.has(name))).toEqual([]);
      expect(adds.length).toBeLessThanOrEqual(many[Math.max(0, i - 1)]!.adds.length);
      for (const name of adds) seen.add(name);
      expect(instruction.en).toMatch(/^In \{app\.notes\}, /);
      expect(instruction.zh).toBeNull();
    }
    const used = { ...nothingSeen, edges: new Set(navigationMapOf(phone).graph.edges.map(({ id }) => id)) };
    expect(suggestTasks(phone, used, { app: "notes", limit: 5, labelOf: () => null })).toEqual([]);
  });
});

/**
 * Returns a phone with a home app and one app with two screens. The phone is valid except for the part that a test
 * makes invalid.
 */
function phoneWith(
  broken: (edges: Edge[]) => Edge[],
  more: Partial<AnyApp> = {},
  guards: string[] | AnyApp["navigation"]["guards"] = ["ready"],
): Kernel {
  const model = modelOf("one", { n: v.number() });
  const commands = { add: model.command({}, (state) => void (state.n += 1)) };
  const sound = model.navigation(
    {
      start: "first",
      commands,
      screens: { first: model.screen({ view: { tab: choiceField("a", "b") } }), second: model.screen({}) },
      guards: { ready: () => true },
    },
    ({ on, does }) => [
      on("first", "go").when("ready").push("second"),
      does("first", "add"),
      on("second", "done").pop(),
    ],
  );
  const app = defineApp({ model, commands, navigation: sound, seed: () => ({ n: 0 }) });
  const home = modelOf("home", {});
  const start = home.navigation({ start: "main", commands: {}, screens: { main: home.screen({}) } }, () => []);
  const launcher = defineApp({
    model: home,
    part: "home",
    commands: {},
    navigation: start,
    seed: () => ({}),
  });
  const made: AnyApp = {
    ...(app as AnyApp),
    navigation: {
      ...(app.navigation as AnyApp["navigation"]),
      guards: Array.isArray(guards) ? Object.fromEntries(guards.map((name) => [name, () => true])) : guards,
      edges: broken([...app.navigation.edges]),
    },
    ...more,
  };
  return new Kernel([launcher as AnyApp, made]);
}
describe("a check", () => {
  const edge = (edges: readonly Edge[], on: string): Edge => edges.find((e) => e.on === on)!;
  const also =
    (patch: (e: Edge) => Edge, on = "add") =>
    (edges: Edge[]) => [...edges, patch(edge(edges, on))];
  const names = (kernel: Kernel): string[] => findingsOf(kernel).map(({ check, at }) => `${check} ${at}`);

  it("finds nothing in a valid phone", () => {
    expect(names(phoneWith((edges) => edges))).toEqual([]);
  });
  const cases: [CheckName, string, Kernel][] = [
    ["screen-missing", "one.first.else", phoneWith(also((e) => ({ ...e, on: "else", to: "third" }), "go"))],
    ["guard-missing", "one.first.else", phoneWith(also((e) => ({ ...e, on: "else", guards: ["never"] })))],
    ["command-missing", "one.first.else", phoneWith(also((e) => ({ ...e, on: "else", command: "sub" })))],
    ["command-missing", "one.first.else", phoneWith(also((e) => ({ ...e, on: "else", system: "fly" })))],
    ["result-missing", "one.first.else", phoneWith(also((e) => ({ ...e, on: "else", onResult: "picked" })))],
    ["shadowed-edge", "one.first.add~2", phoneWith(also((e) => ({ ...e, command: null, guards: ["ready"] })))],
    [
      "impossible-edge",
      "one.first.else",
      phoneWith(
        also((e) => ({ ...e, on: "else", guards: ["isA", "isB"] })),
        {},
        { ready: () => true, isA: equal("view.tab", "a"), isB: equal("view.tab", "b") },
      ),
    ],
    [
      "impossible-edge",
      "one.first.else",
      phoneWith(
        also((e) => ({ ...e, on: "else", guards: ["isC"] })),
        {},
        { ready: () => true, isC: equal("view.tab", "c") },
      ),
    ],
    [
      "shadowed-edge",
      "one.first.else~2",
      phoneWith(
        (edges) => [
          ...edges,
          { ...edge(edges, "add"), on: "else", guards: ["isNotB"] },
          { ...edge(edges, "add"), on: "else", guards: ["isA"] },
        ],
        {},
        { ready: () => true, isA: equal("view.tab", "a"), isNotB: not(equal("view.tab", "b")) },
      ),
    ],
    ["unused-guard", "one.idle", phoneWith((edges) => edges, {}, ["ready", "idle"])],
    ["unreachable-screen", "one.second", phoneWith((edges) => edges.filter(({ on }) => on !== "go"), {}, [])],
    ["command-without-edge", "one.add", phoneWith((edges) => edges.filter(({ on }) => on !== "add"))],
    [
      "dead-end",
      "one.second",
      phoneWith((edges) => edges.map((e) => (e.on === "done" ? { ...e, on: "back", move: "stay" as const } : e))),
    ],
    [
      "intent-without-handler",
      "one.first.else",
      phoneWith(also((e) => ({ ...e, on: "else", start: () => intents.dial("1") }))),
    ],
    [
      "handler-without-caller",
      "one/0",
      phoneWith((edges) => edges, { handles: [{ action: "DIAL", screen: "second", params: () => ({}) }] }),
    ],
    ["broadcast-unsent", "one phone-state", phoneWith((edges) => edges, { sends: ["phone-state"] })],
    ["broadcast-unheard", "phone-state", phoneWith((edges) => edges, { sends: ["phone-state"] })],
    [
      "broadcast-unsent",
      "phone-state",
      phoneWith((edges) => edges, { receives: { "phone-state": () => ({ command: "add", args: {} }) } }),
    ],
    [
      "command-missing",
      "one airplane-mode",
      phoneWith((edges) => edges, { receives: { "airplane-mode": () => ({ command: "sub", args: {} }) } }),
    ],
  ];
  it.each(cases)("finds %s at %s", (check, at, kernel) => {
    expect(names(kernel)).toContain(`${check} ${at}`);
  });
  it("finds a start screen that does not exist", () => {
    const [, app] = phoneWith((edges) => edges).apps;
    const without = { ...app!, navigation: { ...app!.navigation, start: "zeroth" } };
    expect(declarationFaults(without).map(({ check }) => check)).toEqual(["start-missing"]);
  });
  it("reports edges that were not played", () => {
    const kernel = phoneWith((edges) => edges);
    const seen = { ...nothingSeen, edges: new Set(["one.first.go", "one.second.done"]) };
    expect(findingsOf(kernel, seen).map(({ check, at }) => `${check} ${at}`)).toEqual([
      "edge-not-played one.first.add",
    ]);
  });
});

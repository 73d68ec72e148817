import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { standardFolders } from "#os/files.ts";
import { contentUri, intents } from "#os/intents.ts";
import type { PhoneState } from "#os/state.ts";
import { BlockSchema } from "#world/web/page.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { parseHtmlPage } from "./html.ts";
import { initialMaze, applyAct, type Act, type BlockState, type Maze } from "./block-state.ts";
import {
  parseTypedAddress,
  findCount,
  currentTab,
  findGeoAddress,
  findMaze,
  findPageFile,
  strokesAt,
  findSteps,
  urlOf,
} from "./queries.ts";
import type { State } from "./state.ts";

const boot = (): PhoneState =>
  phone.boot({
    startMs: Date.UTC(2026, 2, 16, 1),
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const browserOf = (s: PhoneState): State => s.apps["browser"] as unknown as State;
function run(s: PhoneState, name: string, args: Json = {}): PhoneState {
  const done = phone.reduce(s, { name: `browser.${name}`, args });
  expect(done.rejected).toBeNull();
  return done.state;
}
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name: `browser.${name}`, args }).rejected;
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
  phone.reduce(s, { name: "os.act", args: { app: "browser", on, args } }).state;
const play = (s: PhoneState, block: string, what: Act): PhoneState => run(s, "play", { block, act: what as never });
const [first, second, third] = [
  "https://bramble.example/counters",
  "https://bramble.example/paper",
  "https://sift.example/",
];
const offline = (s: PhoneState): PhoneState =>
  phone.reduce(s, {
    name: "os.system",
    args: { command: "set", args: { group: "network", name: "airplane", value: true } },
  }).state;
const htmlOf = (s: PhoneState, name: string) => Object.values(s.os.files).find((f) => f.name === name)!;

describe("page data", () => {
  const counted = () => play(run(boot(), "go", { url: first }), "birds", { do: "count", n: 3 });
  test("returns after navigating away and back, and is deleted with its tab", () => {
    let s = run(counted(), "go", { url: second });
    expect(findCount(browserOf(s), first, "birds")).toBeNull();
    s = run(s, "turn", { by: -1 });
    expect(findCount(browserOf(s), first, "birds")).toBe(3);
    s = run(s, "closeTab", { id: browserOf(s).current! });
    expect(JSON.stringify(browserOf(s))).not.toContain('"live"');
  });
  test("belongs to one tab and to one visit", () => {
    let s = run(counted(), "openTab", { url: first, private: false, front: true });
    expect(findCount(browserOf(s), first, "birds")).toBeNull();
    s = run(run(counted(), "go", { url: second }), "go", { url: first });
    expect(findCount(browserOf(s), first, "birds")).toBeNull();
  });
  test("of the pages ahead is deleted when the user opens another page", () => {
    let s = run(counted(), "go", { url: second });
    s = play(s, "paper", { do: "draw", from: { x: 0, y: 0 }, to: { x: 500, y: 500 } });
    s = run(run(s, "turn", { by: -1 }), "go", { url: third });
    expect(Object.keys(currentTab(browserOf(s))!.live!)).toHaveLength(1);
  });
  test("stays with its page when older pages are dropped from the tab's history", () => {
    let s = counted();
    for (let i = 0; i < 30; i++) s = run(run(s, "go", { url: second }), "go", { url: third });
    expect(currentTab(browserOf(s))!.live).toBeUndefined();
    s = play(run(s, "go", { url: first }), "birds", { do: "count", n: 7 });
    for (let i = 0; i < 5; i++) s = run(run(s, "go", { url: second }), "go", { url: third });
    for (let i = 0; i < 10; i++) s = run(s, "turn", { by: -1 });
    expect(urlOf(currentTab(browserOf(s))!)).toBe(first);
    expect(findCount(browserOf(s), first, "birds")).toBe(7);
  });
  test("is deleted by a reload, for this page only, and the history records the reload", () => {
    let s = run(counted(), "go", { url: second });
    s = play(s, "paper", { do: "draw", from: { x: 0, y: 0 }, to: { x: 500, y: 500 } });
    const visits = Object.keys(browserOf(s).visits).length;
    s = run(s, "reload");
    expect(strokesAt(browserOf(s), second, "paper")).toEqual([]);
    expect(Object.keys(browserOf(s).visits)).toHaveLength(visits + 1);
    expect(findCount(browserOf(run(s, "turn", { by: -1 })), first, "birds")).toBe(3);
    expect(refusal(offline(s), "reload")).toBe("offline");
  });
  test("of a form in steps holds the answers until the form is sent", () => {
    const url = "https://bramble.example/afternoon";
    let s = run(boot(), "go", { url });
    const values = { name: "Mina Okoye" };
    s = play(s, "bramble-afternoon", { do: "answer", step: 1, values });
    expect(findSteps(browserOf(s), url, "bramble-afternoon")).toEqual({ kind: "steps", step: 1, values });
    s = run(s, "send", { url, form: "bramble-afternoon", values });
    expect(findSteps(browserOf(s), url, "bramble-afternoon")).toBeNull();
    expect(Object.values(browserOf(s).sent)).toMatchObject([{ form: "bramble-afternoon", values }]);
  });
  test("includes drafts, which the screen keeps by tab and page until a reload", () => {
    const url = "https://bramble.example/afternoon";
    let s = phone.reduce(boot(), { name: "os.launch", args: { app: "browser" } }).state;
    s = act(s, "go", { url });
    const tab = currentTab(browserOf(s))!;
    const key = `${tab.id}@${tab.at}:bramble-afternoon:name`;
    const step = { do: "answer", step: 0, values: {} };
    s = act(s, "step", { block: "bramble-afternoon", act: step, drafts: { [key]: "Mina" }, choices: {} });
    const drafts = (state: PhoneState) => phone.top(state, "browser").view["drafts"];
    s = act(s, "go", { url: first });
    expect(drafts(s)).toEqual({ [key]: "Mina" });
    s = act(s, "back");
    s = act(s, "reload");
    expect(drafts(s)).toEqual({});
  });
});

describe("mazes", () => {
  const rows = ["#####", "#S.G#", "#.###", "#####"];
  const after = (...acts: Act[]): Maze => {
    let live: BlockState | undefined;
    for (const one of acts) {
      const next = applyAct(live, one);
      if (next !== null && "reject" in next) throw new Error(next.reject);
      live = next ?? undefined;
    }
    return live?.kind === "maze" ? live : initialMaze(rows);
  };
  const walk = (direction: "up" | "down" | "left" | "right"): Act => ({ do: "walk", rows, direction });
  test("are walked step by step, with stops at walls and at the goal", () => {
    expect(after()).toMatchObject({ x: 1, y: 1, steps: 0, reached: false });
    expect(after(walk("up"))).toMatchObject({ x: 1, y: 1, steps: 0, bumped: true });
    expect(after(walk("down"), walk("up"), walk("right"))).toMatchObject({ x: 2, y: 1, steps: 3, bumped: false });
    expect(after(walk("right"), walk("right"), walk("left"))).toMatchObject({ x: 3, steps: 2, reached: true });
  });
  test("are walked along a row of arrows up to the first wall", () => {
    const collect: Act = { do: "collect", rows, on: true };
    const arrow = (direction: "up" | "down" | "left" | "right"): Act => ({ do: "arrow", direction });
    const laid = [collect, arrow("right"), arrow("down"), arrow("right")] as const;
    expect(after(...laid)).toMatchObject({ x: 1, steps: 0, arrows: ["right", "down", "right"] });
    expect(after(...laid, { do: "run", rows })).toMatchObject({ x: 2, y: 1, steps: 1, bumped: true, reached: false });
    expect(after(...laid, { do: "unarrow", at: 1 }, { do: "run", rows })).toMatchObject({ steps: 2, reached: true });
    expect(applyAct(after(collect), { do: "run", rows })).toEqual({ reject: "no-arrows" });
    expect(applyAct(undefined, arrow("up"))).toEqual({ reject: "no-arrows" });
  });
  test("start again on restart", () => {
    expect(applyAct(after(walk("right")), { do: "restart" })).toBeNull();
    const s = play(run(boot(), "go", { url: first }), "m", walk("right"));
    expect(findMaze(browserOf(s), first, "m")).toMatchObject({ x: 2 });
    expect(findMaze(browserOf(play(s, "m", { do: "restart" })), first, "m")).toBeNull();
  });
});

describe("drawing", () => {
  const draw = (live: BlockState | undefined, from: [number, number], to: [number, number]): BlockState => {
    const next = applyAct(live, { do: "draw", from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] } });
    if (next === null || "reject" in next) throw new Error("refused");
    return next;
  };
  test("continues a stroke while the finger is down, and starts a new one elsewhere or in another ink", () => {
    let live = draw(draw(undefined, [0, 0], [100, 0]), [100, 0], [100, 100]);
    expect(live).toMatchObject({ strokes: [{ ink: "black", points: [{ x: 0 }, { x: 100 }, { y: 100 }] }] });
    live = draw(applyAct(live, { do: "ink", ink: "red" }) as BlockState, [100, 100], [0, 0]);
    expect(live).toMatchObject({ strokes: [{ ink: "black" }, { ink: "red", points: [{}, {}] }] });
    live = draw(live, [500, 500], [600, 600]);
    expect(live.kind === "drawing" && live.strokes).toHaveLength(3);
    expect(applyAct(live, { do: "undo" })).toMatchObject({ strokes: [{ ink: "black" }, { ink: "red" }] });
    expect(applyAct(live, { do: "restart" })).toEqual({ kind: "drawing", ink: "red", strokes: [] });
    expect(applyAct(undefined, { do: "undo" })).toEqual({ reject: "nothing-drawn" });
  });
  test("refuses strokes when the paper is full", () => {
    let live: BlockState | undefined;
    for (let i = 0; i < 200; i++) live = draw(live, [i, 0], [i, 900]);
    expect(applyAct(live, { do: "draw", from: { x: 5, y: 5 }, to: { x: 6, y: 600 } })).toEqual({
      reject: "paper-full",
    });
  });
});

describe("HTML files", () => {
  const opened = (name: string): { state: PhoneState; url: string; id: string } => {
    const s = boot();
    const { id } = htmlOf(s, name);
    const args = { intent: intents.view("files", id, "text/html") as unknown as Json };
    const asked = phone.reduce(s, { name: "os.start", args });
    expect(asked.rejected).toBeNull();
    return { state: asked.state, url: contentUri("files", id), id };
  };
  test("open in the browser, even without a network", () => {
    const { state, url } = opened("garden-maze.html");
    expect(phone.frontOf(state)).toMatchObject({ app: "browser", screen: "page" });
    expect(urlOf(currentTab(browserOf(state))!)).toBe(url);
    expect(refusal(offline(state), "reload")).toBeNull();
    expect(parseTypedAddress(url)).toBe(url);
  });
  test("are not found after their file moves to the trash", () => {
    const { state, url, id } = opened("garden-maze.html");
    expect(findPageFile(state.os.files, url)?.id).toBe(id);
    const thrown = phone.reduce(state, { name: "os.system", args: { command: "trashFiles", args: { ids: [id] } } });
    expect(findPageFile(thrown.state.os.files, url)).toBeUndefined();
  });
  test("on a new phone contain the expected blocks, in both languages", () => {
    for (const lang of ["en", "zh-CN"] as const) {
      const { files } = phone.boot({
        startMs: Date.UTC(2026, 2, 16, 1),
        lang,
        device: { width: 360, height: 800, dpr: 3 },
        theme: "light",
        fontScale: 1,
        seed: 1,
      }).os;
      const pages = Object.values(files).flatMap((f) =>
        f.type === "file" &&
        f.parent === standardFolders.download &&
        f.mime === "text/html" &&
        f.content.kind === "text"
          ? [parseHtmlPage(f.content.text)]
          : [],
      );
      expect(pages.map((page) => page.blocks.map((block) => block.type))).toEqual([
        ["heading", "paragraph", "maze", "heading", "drawing", "heading", "counter", "list", "paragraph", "paragraph"],
        ["heading", "paragraph", "table", "steps"],
      ]);
      expect(pages.every((page) => page.title !== "")).toBe(true);
    }
  });
});

describe("a map address", () => {
  const launched = phone.reduce(boot(), { name: "os.launch", args: { app: "browser" } }).state;
  const typed = (address: string): PhoneState =>
    phone.reduce(act(launched, "edit"), {
      name: "os.view",
      args: { app: "browser", patch: { address } },
    }).state;
  test.each([
    ["geo:31.2,121.4?place=place_lotus", "place", { target: "place_lotus" }],
    ["geo:31.2,121.4", "place", { target: "at_31.20000_121.40000" }],
    ["geo:0,0?q=5%20Orchard%20Lane", "results", { q: "5 Orchard Lane" }],
    ["https://map.example/place_lotus", "place", { target: "place_lotus" }],
  ])("opens the map and leaves the page open, typed or touched: %s", (address, screen, params) => {
    const before = browserOf(launched).tabs;
    const written = typed(address);
    expect(phone.top(written, "browser").view["address"]).toBe(address);
    for (const s of [act(written, "enter"), act(launched, "map", { url: address })]) {
      expect(phone.top(s, "browser")).toMatchObject({ app: "maps", screen, params });
      expect(browserOf(s).tabs).toEqual(before);
    }
  });
  test("is not recognized in other addresses", () => {
    for (const other of ["geo:here", "https://map.example/lists/list_x", "https://tidemark.example/", "geo: 1,2"])
      expect(findGeoAddress(other)).toBeNull();
  });
  test("can be linked to from an HTML file", () => {
    const to = "geo:0,0?q=3%20Lantern%20Street";
    expect(parseHtmlPage(`<p>At <a href="${to}">3 Lantern Street</a></p>`).blocks).toEqual([
      { type: "paragraph", spans: ["At ", { text: "3 Lantern Street", to }] },
    ]);
  });
});

describe("HTML", () => {
  test("is parsed with links, entities and unclosed tags", () => {
    const { title, blocks } = parseHtmlPage(
      `<title>A &amp; B</title><body>loose <b>text</b><p>One<p>Two <a href="https://x.example/y">link</a>, <a href="mailto:a@b">mail</a>
       <ul><li>a<li>b</ul><!-- not seen --><script>alert(1)</script><hr><blockquote cite="Me">Said</blockquote></body>`,
    );
    expect(title).toBe("A & B");
    expect(blocks).toEqual([
      { type: "paragraph", spans: ["loose text"] },
      { type: "paragraph", spans: ["One"] },
      { type: "paragraph", spans: ["Two ", { text: "link", to: "https://x.example/y" }, ", mail"] },
      { type: "list", ordered: false, items: [["a"], ["b"]] },
      { type: "quote", text: "Said", by: "Me" },
    ]);
  });
  test("is parsed without blocks that no page can show", () => {
    expect(
      parseHtmlPage(`<maze id="m" title="No goal">\n###\n#S#\n###</maze><counter title="No id"></counter><p></p>`)
        .blocks,
    ).toEqual([]);
  });
  test("is parsed to valid blocks or to none, even if it is malformed", () => {
    for (const source of [
      "",
      "<",
      "<<p>",
      "</p></p>",
      "<p",
      "&#0;&#99999999;&bogus;",
      "<table><tr><td>x",
      "<li>a",
      "<steps id='a' title='t' submit='s' thanks='t'><step title='x'></step></steps>",
    ])
      for (const block of parseHtmlPage(source).blocks) expect(v.is(BlockSchema, block)).toBe(true);
  });
});

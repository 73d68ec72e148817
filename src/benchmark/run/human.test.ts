// Tests the page for a human player over its own HTTP requests: states, actions, and access.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EpisodeBrief, View } from "./agent.ts";
import type { DeskState } from "../desk/desk-state.ts";
import { createHumanAgent, type HumanAgent } from "./human.ts";

const brief: EpisodeBrief = {
  instruction: "Pin it",
  budget: 5,
  locale: "en",
  apps: ["Notes"],
  chance: "",
  inside: null,
};
const view = (byte: number, message: string | null = null): View => ({
  picture: new Uint8Array([byte]),
  elements: null,
  clock: "2026-03-16T09:00:00+08:00",
  message,
});
const never = new AbortController().signal;

let person: HumanAgent;
let url = "";
beforeEach(() => {
  person = createHumanAgent("anna", (at) => (url = at));
});
afterEach(() => person.end!());

const now = async (after = -1): Promise<DeskState> =>
  (await (await fetch(`${url}now?after=${after}`)).json()) as DeskState;
const act = (body: unknown): Promise<Response> =>
  fetch(`${url}act`, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });

test("a turn consists of the person's actions in the state that they see", async () => {
  const session = await person.start(brief);
  const waiting = now((await now()).revision);
  const turn = session.next(view(1), never);
  const state = await waiting;
  expect(state).toMatchObject({ phase: "yours", instruction: "Pin it", step: 0, budget: 5, apps: ["Notes"] });
  const picture = await fetch(url + state.picture!);
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1]);
  const actions = [{ type: "TYPE", value: "中文" }, { type: "ENTER" }];
  expect((await act({ revision: state.revision, actions, note: "to find it" })).status).toBe(204);
  expect(await turn).toMatchObject({ actions, thought: "to find it" });
  expect(await now()).toMatchObject({ phase: "busy" });

  const next = session.next(view(2, "Yes."), never);
  const second = await now();
  expect(second).toMatchObject({ phase: "yours", step: 2, message: "Yes." });
  expect(second.picture).not.toBe(state.picture);
  expect((await act({ revision: second.revision, actions: [{ type: "COMPLETE" }], note: "" })).status).toBe(204);
  await next;
  session.onEnd!("complete", new Uint8Array([3]));
  expect(await now()).toMatchObject({ phase: "over", step: 3 });

  // The next episode appears on the same page.
  const before = url;
  await person.start({ ...brief, instruction: "Another" });
  expect(url).toBe(before);
  expect(await now()).toMatchObject({ episode: 2, instruction: "Another", step: 0, ending: [] });
});

test("refuses an action for an older state, and anything that is no action", async () => {
  const session = await person.start(brief);
  const turn = session.next(view(1), never);
  const { revision } = await now();
  const back = [{ type: "BACK" }];
  expect((await act({ revision: revision - 1, actions: back, note: "" })).status).toBe(409);
  for (const wrong of [
    "no json",
    {},
    { revision, actions: [], note: "" },
    { revision, actions: [{ type: "CLICK", point: [0, 1001] }], note: "" },
    { revision, actions: back },
  ])
    expect((await act(wrong)).status).toBe(422);
  expect((await act("x".repeat(100_000))).status).toBe(413);
  expect((await now()).revision).toBe(revision);
  expect((await act({ revision, actions: back, note: "" })).status).toBe(204);
  expect((await act({ revision, actions: back, note: "" })).status).toBe(409);
  expect((await turn).actions).toEqual(back);
});

test("refuses requests without the address's token", async () => {
  const session = await person.start(brief);
  const turn = session.next(view(1), never);
  const { revision } = await now();
  const { origin, pathname } = new URL(url);
  const token = pathname.split("/")[1]!;
  const other = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  for (const path of ["/", "/now", "/page.ts", `/${other}/`, `/${other}/now`, `/${other}/picture/1.png`])
    expect((await fetch(origin + path)).status).toBe(404);
  const body = JSON.stringify({ revision, actions: [{ type: "COMPLETE" }], note: "" });
  expect((await fetch(`${origin}/${other}/act`, { method: "POST", body })).status).toBe(404);
  expect((await now()).revision).toBe(revision);
  // Files that are not part of the page cannot be requested.
  for (const path of ["desk-state.ts", "..%2fdesk.ts", "constructor"])
    expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(origin + `/${token}`)).url).toBe(url);
  expect((await act(body)).status).toBe(204);
  await turn;
});

test("serves the page with all its scripts, without types", async () => {
  await person.start(brief);
  const page = await (await fetch(url)).text();
  expect(page).toContain('src="page.ts"');
  for (const [, file] of page.matchAll(/(?:src|href)="(page\.[a-z]+)"/g)) {
    const response = await fetch(url + file);
    expect(response.status).toBe(200);
  }
  const open = ["page.ts"];
  const seen = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    seen.add(file);
    const response = await fetch(url + file);
    expect(response.status, file).toBe(200);
    const script = await response.text();
    expect(script).not.toContain("import type");
    expect(script).not.toMatch(/: (DeskState|Stroke)\b/);
    for (const [, name] of script.matchAll(/from "\.\/([^"]+)"/g)) if (!seen.has(name!)) open.push(name!);
    expect(script).not.toMatch(/from "(\.\.|#)/);
  }
  expect(seen.size).toBe(4);
});

test("a waiting turn ends when the run is stopped", async () => {
  const session = await person.start(brief);
  const stop = new AbortController();
  const turn = session.next(view(1), stop.signal);
  stop.abort(new Error("stopped"));
  await expect(turn).rejects.toThrow("stopped");
});

test("the page learns that the run is over", async () => {
  const session = await person.start(brief);
  session.onEnd!("budget", null);
  const { revision } = await now();
  const last = now(revision);
  await person.end!();
  expect(await last).toMatchObject({ phase: "closed", ending: ["The steps are used up."] });
  await expect(now()).rejects.toThrow("fetch failed");
});

test("in a session, the person starts each task and sees its instruction only then", async () => {
  await person.end!();
  person = createHumanAgent("anna", (at) => (url = at), { played: 3, episodes: 20 });
  const session = await person.start(brief);
  expect((await fetch(`${url}start`, { method: "POST" })).status).toBe(409);
  const begun = session.begin!(never);
  const ready = await now();
  expect(ready).toMatchObject({ phase: "ready", episode: 4, episodes: 20, instruction: "", budget: null });
  expect((await fetch(`${url}start`, { method: "POST" })).status).toBe(204);
  await begun;
  expect(await now()).toMatchObject({ phase: "busy", instruction: "Pin it", budget: 5 });
  // A second press of Start changes nothing.
  expect((await fetch(`${url}start`, { method: "POST" })).status).toBe(409);
  session.onEnd!("complete", null);
  const stop = new AbortController();
  const next = (await person.start({ ...brief, instruction: "Another" })).begin!(stop.signal);
  expect(await now()).toMatchObject({
    ...{ phase: "ready", episode: 5, instruction: "" },
    ending: ["You declared the task complete."],
  });
  stop.abort(new Error("stopped"));
  await expect(next).rejects.toThrow("stopped");
});

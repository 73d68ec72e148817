// Every call of the contract against a real server: answers match their schemas and their content is correct.
import { createHash } from "node:crypto";
import sharp from "sharp";
import * as v from "valibot";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import { AppAnswer, AppList, NavigationAnswer } from "#contract/catalog.ts";
import { Elements } from "#contract/element.ts";
import { Created, Diff, EnvInfo, SnapshotFile, StateAnswer, Stepped, TrajectoryLine } from "#contract/env.ts";
import { EnvList } from "#contract/listing.ts";
import type { LiveMessage } from "#contract/live.ts";
import { Atif } from "#benchmark/export/atif.ts";
import { TaskRow, Verdict } from "#contract/task.ts";
import { ServerVersions, versions } from "#contract/version.ts";
import { commit, diffHash } from "#tasks/version.ts";
import { statusOf } from "../support/status-of.ts";

const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
const small = { width: 360, height: 800, dpr: 1 };
const openNotes = { type: "AWAKE", value: "notes" } as const;
const home = { type: "HOME" } as const;
const withHash = { screenshot: "none", state_hash: true } as const;
const shaOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The size in a PNG's header. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe("the server", () => {
  test("reports its health and versions", async () => {
    expect(await client.json("/v1/health")).toEqual({ status: "ok" });
    expect(v.parse(ServerVersions, await client.version())).toMatchObject({
      ...versions,
      world_data: expect.stringMatching(/^[0-9a-f]{16}$/),
      judge: expect.stringMatching(/^[0-9a-f]{12}$/),
      ...(commit === null ? {} : { git_dirty: diffHash !== null }),
      ...(diffHash === null ? {} : { git_diff_hash: diffHash }),
    });
  });

  test("documents every path, without external resources", async () => {
    const document = await client.json<{ openapi: string; paths: Record<string, Record<string, object>> }>(
      "/openapi.json",
    );
    expect(document.openapi).toMatch(/^3\.1/);
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.toSorted()).toEqual(
      [
        "DELETE /v1/envs/{id}",
        "GET /v1/envs/{id}/adb",
        "GET /v1/apps",
        "GET /v1/apps/{app}",
        "GET /v1/apps/{app}/navigation",
        "GET /v1/envs",
        "GET /v1/envs/{id}",
        "GET /v1/envs/{id}/diff",
        "GET /v1/envs/{id}/elements",
        "GET /v1/envs/{id}/live",
        "GET /v1/envs/{id}/screenshot",
        "GET /v1/envs/{id}/state",
        "GET /v1/envs/{id}/trajectory",
        "GET /v1/envs/{id}/ws",
        "DELETE /v1/graphs/{id}",
        "DELETE /v1/runs/{id}",
        "GET /v1/envs/{id}/place",
        "GET /v1/figures",
        "GET /v1/ready",
        "GET /metrics",
        "GET /v1/keys",
        "POST /v1/keys",
        "GET /v1/keys/{id}",
        "PATCH /v1/keys/{id}",
        "DELETE /v1/keys/{id}",
        "POST /v1/keys/{id}/rotate",
        "GET /v1/graphs",
        "GET /v1/graphs/{id}",
        "DELETE /v1/groups/{id}",
        "GET /v1/groups/{id}",
        "GET /v1/health",
        "GET /v1/leaderboard",
        "GET /v1/runs",
        "GET /v1/runs/keys",
        "GET /v1/runs/{id}",
        "GET /v1/runs/{id}/episodes/{n}",
        "GET /v1/snapshots/{snapshot}",
        "GET /v1/tasks",
        "GET /v1/tasks/{id}",
        "GET /v1/version",
        "GET /world/{version}/{app}/{query}",
        "PATCH /v1/envs/{id}/state",
        "GET /openenv/{key}/{preset}/health",
        "GET /openenv/{key}/{preset}/metadata",
        "GET /openenv/{key}/{preset}/schema",
        "GET /openenv/{key}/{preset}/state",
        "GET /openenv/{key}/{preset}/openapi.json",
        "POST /openenv/{key}/{preset}/reset",
        "POST /openenv/{key}/{preset}/step",
        "POST /openenv/{key}/{preset}/mcp",
        "GET /openenv/{key}/{preset}/ws",
        "GET /openenv/{key}/{preset}/mcp",
        "GET /openenv/{key}/{preset}/list_environments",
        "GET /openenv/{key}/{preset}/{env}/splits",
        "POST /openenv/{key}/{preset}/{env}/tasks",
        "POST /openenv/{key}/{preset}/{env}/num_tasks",
        "POST /openenv/{key}/{preset}/{env}/task",
        "POST /openenv/{key}/{preset}/{env}/task_range",
        "GET /ors/health",
        "GET /ors/list_environments",
        "GET /ors/{env}/splits",
        "POST /ors/{env}/tasks",
        "POST /ors/{env}/num_tasks",
        "POST /ors/{env}/task",
        "POST /ors/{env}/task_range",
        "GET /ors/{env}/tools",
        "GET /ors/{env}/task_tools",
        "POST /ors/create_session",
        "POST /ors/create",
        "GET /ors/{env}/prompt",
        "POST /ors/{env}/call",
        "POST /ors/ping",
        "POST /ors/delete",
        "POST /ors/delete_session",
        "GET /nemo/{key}/tools",
        "POST /nemo/{key}/reset",
        "POST /nemo/{key}/step",
        "POST /nemo/{key}/close",
        "POST /nemo/{key}/seed_session",
        "POST /nemo/{key}/verify",
        "POST /nemo/{key}/{tool}",
        "DELETE /mcp",
        "POST /mcp",
        "POST /v1/batch",
        "POST /v1/envs",
        "POST /v1/envs/{id}/commands",
        "POST /v1/envs/{id}/events",
        "POST /v1/envs/{id}/fork",
        "POST /v1/envs/{id}/judge",
        "POST /v1/envs/{id}/reset",
        "POST /v1/envs/{id}/restore",
        "POST /v1/envs/{id}/snapshot",
        "POST /v1/envs/{id}/step",
        "POST /v1/groups",
        "POST /v1/groups/{id}/judge",
        "POST /v1/groups/{id}/replace",
        "POST /v1/runs",
        "POST /v1/runs/{id}/episodes",
        "POST /v1/snapshots",
        "POST /v1/tasks/{id}/sample",
        "DELETE /v1/suites/{name}",
        "GET /v1/suites/{name}",
        "PUT /v1/runs/{id}/costs",
        "PUT /v1/suites/{name}",
        "PUT /v1/graphs/{id}",
        "PUT /v1/graphs/{id}/pictures/{name}",
      ].toSorted(),
    );
    const page = await (await client.call("/docs")).text();
    for (const path of Object.keys(document.paths)) expect(page).toContain(path);
    expect(page).not.toMatch(/<script|src=|https?:\/\//);
  });

  test("lists its apps, their commands and their navigation", async () => {
    const { apps } = v.parse(AppList, await client.json("/v1/apps"));
    expect(apps.map((app) => app.id)).toContain("notes");
    for (const { id } of apps) {
      const app = v.parse(AppAnswer, await client.json(`/v1/apps/${id}`));
      expect(app.screens.length).toBeGreaterThan(0);
      const { screens, edges, start } = v.parse(NavigationAnswer, await client.json(`/v1/apps/${id}/navigation`));
      const names = new Set(screens.map((screen) => screen.name));
      expect(names).toContain(start);
      for (const edge of edges) expect(names).toContain(edge.from);
    }
    expect(await statusOf(client.json("/v1/apps/nope"))).toBe(404);
  });

  test("lists its tasks by filter, without answers", async () => {
    const tasks = await client.tasks();
    for (const task of tasks) expect(v.is(TaskRow, task)).toBe(true);
    const [first] = tasks;
    expect((await client.tasks({ split: first!.split })).map((task) => task.split)).not.toContain(
      first!.split === "test" ? "train" : "test",
    );
    expect(
      await client.tasks({ app: first!.apps[0]!, tag: first!.tags[0]!, difficulty: first!.difficulty }),
    ).toContainEqual(first);
    expect(await client.tasks({ app: "nope" })).toEqual([]);
    expect(await client.json(`/v1/tasks/${encodeURIComponent(first!.id)}`)).toEqual(first);
    expect(await client.json(`/v1/tasks/${first!.id}`)).toEqual(first);
    const [a, b] = [await client.sample(first!.id, 3), await client.sample(first!.id, 3)];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ id: first!.id, seed: 3, locale: "en", budget: first!.budget });
    expect((await client.sample(first!.id, 3, "zh-CN")).instruction).toMatch(/\p{Script=Han}/u);
    expect(await statusOf(client.sample("nope/nope", 1))).toBe(404);
  });
});

describe("an environment", () => {
  let env: Env;
  beforeAll(async () => {
    env = await client.create({ device: small, elements: true });
  });

  test("is created with an address for its picture", async () => {
    expect(v.is(Created, env.created)).toBe(true);
    expect(env.created).toMatchObject({
      version: 0,
      observation: {
        screenshot: { format: "png", width: 360, height: 800, url: `/v1/envs/${env.id}/screenshot?step=0` },
        clock: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*[+Z]/),
      },
    });
    const response = await client.call(env.created!.observation.screenshot!.url!, { token: env.tokens.agent });
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(sizeOf(new Uint8Array(await response.arrayBuffer()))).toEqual([360, 800]);
  });

  test("returns its picture as png, jpeg or webp, and smaller", async () => {
    expect(sizeOf(await env.screenshot())).toEqual([360, 800]);
    expect(sizeOf(await env.screenshot({ width: 180 }))).toEqual([180, 400]);
    expect([...(await env.screenshot({ format: "jpeg", quality: 50 })).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(String.fromCharCode(...(await env.screenshot({ format: "webp" })).subarray(8, 12))).toBe("WEBP");
    expect(shaOf(await env.screenshot())).toBe(shaOf(await env.screenshot({ step: 0 })));
  });

  test("chooses the picture format by the Accept header, and its width by the observation", async () => {
    const env = await client.create({ device: small });
    // `format` takes precedence over the header.
    for (const [accept, query, type] of [
      ["image/webp", "", "image/webp"],
      ["image/webp,image/jpeg;q=0.5", "?quality=50", "image/webp"],
      ["image/webp", "?format=jpeg", "image/jpeg"],
      ["*/*", "", "image/png"],
    ] as const) {
      const answer = await fetch(`${inject("url")}/v1/envs/${env.id}/screenshot${query}`, {
        headers: { accept, authorization: `Bearer ${env.tokens.agent}` },
      });
      expect([accept, query, answer.headers.get("content-type")]).toEqual([accept, query, type]);
      expect(answer.headers.get("vary")).toMatch(/\bAccept\b/);
      expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe(type.slice("image/".length));
    }
    // A screenshot that is part of a step has the same pixels as a separate screenshot.
    const stepped = await env.step({ type: "NOOP" }, { screenshot: "base64", format: "png", width: 180 });
    expect(stepped.observation.screenshot).toMatchObject({ width: 180, height: 400 });
    expect(shaOf(Buffer.from(stepped.observation.screenshot!.base64!, "base64"))).toBe(
      shaOf(await env.screenshot({ width: 180 })),
    );
    const linked = await env.step({ type: "NOOP" }, { screenshot: "url", width: 180 });
    expect(linked.observation.screenshot!.url).toBe(`/v1/envs/${env.id}/screenshot?step=2&width=180`);
  });

  test("advances step by step", async () => {
    const opened = await env.step(openNotes, { screenshot: "base64", elements: true, state_hash: true });
    expect(v.is(Stepped, opened)).toBe(true);
    expect(opened).toMatchObject({ step: 1, terminated: false, truncated: false });
    expect(sizeOf(Buffer.from(opened.observation.screenshot!.base64!, "base64"))).toEqual([360, 800]);
    const elements = await env.elements();
    expect(v.is(Elements, elements)).toBe(true);
    expect(opened.observation.elements).toEqual(elements);
    expect(elements.flatMap((element) => element.bounds).every((share) => share >= 0 && share <= 1000)).toBe(true);
    // A tap in the middle of a control with an effect.
    const target = (await env.elements({ acts: true })).find(
      (element) => element.acts?.["tap"] && element.role === "button",
    );
    const [x1, y1, x2, y2] = target!.bounds;
    const tapped = await env.step({ type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] }, withHash);
    expect(tapped.observation.state_hash).not.toBe(opened.observation.state_hash);
    expect(tapped.observation.screenshot).toBeUndefined();
    const linked = await env.step({ type: "BACK" }, { screenshot: "url" });
    expect(linked.observation.screenshot?.url).toBe(`/v1/envs/${env.id}/screenshot?step=3`);
  });

  test("names its app and screen to the operator, not to the agent", async () => {
    const mine = await env.step({ type: "NOOP" }, { screenshot: "none" });
    expect(Object.keys(mine.observation)).toEqual(["clock"]);
    const theirs = await env.step({ type: "NOOP" }, { screenshot: "none" }, "operator");
    expect(theirs.observation).toMatchObject({ app: expect.any(String), screen: expect.any(String) });
  });

  test("returns its state, whole and by path, and its changes", async () => {
    const whole = await env.state();
    expect(v.is(StateAnswer, whole)).toBe(true);
    expect(Object.keys(whole.state as object).toSorted()).toEqual(["apps", "clock", "device", "os", "rng", "view"]);
    expect((await env.state("device.width")).state).toBe(360);
    expect(await statusOf(env.state("device.nope"))).toBe(404);
    expect(await statusOf(env.state("constructor"))).toBe(404);
    const edited = await env.mergePatch({ os: { battery: { level: 17 } } });
    expect(edited.version).toBe(whole.version + 1);
    expect(edited.hash).not.toBe(whole.hash);
    const back = await env.jsonPatch([
      { op: "test", path: "/os/battery/level", value: 17 },
      { op: "replace", path: "/os/battery/level", value: 82 },
    ]);
    expect(back.hash).toBe(whole.hash);
    await env.mergePatch({ os: { battery: { level: 9 } } });
    const changes = await env.diff();
    expect(v.is(Diff, changes)).toBe(true);
    expect(changes).toContainEqual({ path: "/os/battery/level", kind: "changed", before: 82, after: 9 });
    // The page has applied the change too.
    expect(shaOf(await env.screenshot())).toBe(shaOf(await env.screenshot()));
    expect((await env.step({ type: "BACK" }, withHash)).outcome).toBeUndefined();
  });

  test("applies the consequences of an edit if cascade is set", async () => {
    const radios = async () => {
      const { airplane, wifi, mobileData } = (await env.state("os.settings.network")).state as Record<string, boolean>;
      return [airplane, wifi, mobileData];
    };
    const merge = (airplane: boolean) => ({ os: { settings: { network: { airplane } } } });
    const before = await radios();
    await env.mergePatch(merge(true));
    expect(await radios()).toEqual([true, ...before.slice(1)]);
    await env.mergePatch(merge(false));
    await env.mergePatch({ ...merge(true), cascade: true });
    expect(await radios()).toEqual([true, false, false]);
    await env.jsonPatch([{ op: "replace", path: "/os/settings/network/airplane", value: false }], { cascade: true });
    expect(await radios()).toEqual(before);
    for (const wrong of [{ cascade: "yes" }, { cascade: null }])
      expect((await env.mergePatch(wrong as never).catch((e: unknown) => e)) as object).toMatchObject({
        problem: { status: 422, issues: [{ path: "cascade" }] },
      });
    const refused = env.mergePatch(
      { os: { settings: { network: { airplane: true, hotspot: true } } } },
      { cascade: true },
    );
    expect(await refused.catch((e: unknown) => e)).toMatchObject({
      problem: { status: 422, issues: [{ path: "os.settings.network.hotspot", message: "refused: airplane-on" }] },
    });
    expect(await radios()).toEqual(before);
  });

  test("accepts commands and events, immediate and delayed", async () => {
    const { version } = await env.info();
    expect(await env.command("os", "launch", { app: "notes" })).toMatchObject({ version: version + 1, rejected: null });
    expect(await env.command("os", "answer", { yes: true })).toMatchObject({ rejected: expect.any(String) });
    expect(await env.event({ type: "network", airplane: true })).toMatchObject({ rejected: null });
    expect((await env.state("os.settings.network.airplane")).state).toBe(true);
    const later = await env.event({ type: "battery", level: 3, after_seconds: 30 });
    expect(later.due).toMatch(/^\d{4}-/);
    expect((await env.state("os.battery.level")).state).toBe(9);
    await env.step({ type: "WAIT", value: 30 }, withHash);
    expect((await env.state("os.battery.level")).state).toBe(3);
    expect(await env.event({ type: "notification", app: "notes", title: "You won", text: "Tap here" })).toMatchObject({
      rejected: null,
    });
    expect((await env.step({ type: "NOOP" }, { screenshot: "base64" })).outcome).toBeUndefined();
  });

  test("can be restored, forked and uploaded, with the same pixels", async () => {
    const [state, picture] = [await env.state(), shaOf(await env.screenshot())];
    const taken = await env.snapshot();
    expect(taken).toMatchObject({ hash: state.hash, step: (await env.info()).step });
    await env.step(home, withHash);
    expect((await env.restore(taken.snapshot)).hash).toBe(state.hash);
    expect(shaOf(await env.screenshot())).toBe(picture);

    const children = await env.fork({ count: 3 });
    for (const child of children) expect(await child.state()).toEqual(state);
    expect(shaOf(await children[0]!.screenshot())).toBe(picture);
    const [early] = await env.fork({ step: 1 });
    expect((await early!.info()).step).toBe(1);
    expect(shaOf(await early!.screenshot())).toBe(shaOf(await env.screenshot({ step: 1 })));

    const file = await env.download(taken.snapshot);
    expect(v.is(SnapshotFile, file)).toBe(true);
    const uploaded = await client.upload(file);
    expect(uploaded.hash).toBe(state.hash);
    const elsewhere = await client.create({ snapshot: uploaded.snapshot });
    expect(await elsewhere.state()).toEqual(state);
    expect(shaOf(await elsewhere.screenshot())).toBe(picture);
    await Promise.all([...children, early!, elsewhere].map((each) => each.remove()));
  });

  test("logs one line per step", async () => {
    const lines = await env.trajectory();
    expect(lines).toHaveLength((await env.info()).step);
    for (const [i, line] of lines.entries()) {
      expect(v.is(TrajectoryLine, line)).toBe(true);
      expect(line).toMatchObject({ step: i + 1, screenshot: `/v1/envs/${env.id}/screenshot?step=${i + 1}` });
    }
    expect(lines[0]).toMatchObject({ action: openNotes, instruction: null });
    expect(lines.at(-1)?.state_hash).toMatch(/^[0-9a-f]{16}$/);
    const atif = v.parse(Atif, await (await env.call("/trajectory", { query: { format: "atif" } })).json());
    const calls = atif.steps.flatMap((step) => step.tool_calls ?? []);
    expect(calls.map(({ function_name: type, arguments: rest }) => ({ type, ...rest }))).toEqual(
      lines.map(({ action }) => action),
    );
    expect(atif.final_metrics.extra).toBeUndefined();
  });

  test("resets to its start, or to another one", async () => {
    const again = await env.reset();
    expect(again).toMatchObject({ id: env.id, version: 0 });
    expect(await env.info()).toMatchObject({ version: 0, step: 0, status: "running" });
    expect(shaOf(await env.screenshot())).toBe(shaOf(await (await client.create({ device: small })).screenshot()));
    const dark = await env.reset({
      device: small,
      theme: "dark",
      locale: "zh-CN",
      observation: { screenshot: "base64" },
    });
    expect(dark.observation.screenshot?.base64).toBeDefined();
    expect((await env.state("os.settings.display.theme")).state).toBe("dark");
  });

  test("is listed until it is deleted", async () => {
    const list = v.parse(EnvList, await client.list({ limit: 1000 }));
    expect(list.envs.map((row) => row.id)).toContain(env.id);
    expect(JSON.stringify(list)).not.toContain("token");
    const page = await client.list({ limit: 1 });
    expect(page.envs).toHaveLength(1);
    expect((await client.list({ limit: 1, cursor: page.next! })).envs[0]?.id).not.toBe(page.envs[0]?.id);
    await env.remove();
    expect(await statusOf(env.info())).toBe(404);
    expect((await client.list({ limit: 1000 })).envs.map((row) => row.id)).not.toContain(env.id);
  });
});

describe("a task", () => {
  const anyTask = async () => (await client.tasks())[0]!;

  test("shows instruction and budget to the agent, and also its id to the operator", async () => {
    const task = await anyTask();
    const env = await client.create({ task: task.id, seed: 5, device: small });
    const { instruction } = await client.sample(task.id, 5);
    expect(env.created?.task).toEqual({ id: task.id, instruction, budget: task.budget, apps: expect.any(Array) });
    expect((await env.info("agent")).task).toEqual({ instruction, budget: task.budget });
    expect((await env.info("operator")).task).toMatchObject({ id: task.id });
    expect(v.is(EnvInfo, await env.info())).toBe(true);
  });

  test("can be judged at any time, ends with COMPLETE, and cannot change afterwards", async () => {
    const task = (await client.tasks()).find(({ answer_fields: fields }) => fields > 0) ?? (await anyTask());
    const env = await client.create({ task: task.id, device: small, elements: false });
    const verdict = await env.judge();
    expect(v.is(Verdict, verdict)).toBe(true);
    expect(verdict).toMatchObject({
      success: false,
      goal: false,
      clean: true,
      side_effects: [],
      outcome: null,
      steps: 0,
    });
    expect(JSON.stringify(verdict)).not.toContain('"expected"');
    expect(JSON.stringify(await env.judge(true)).includes('"expected"')).toBe(task.answer_fields > 0);
    expect((await env.info()).status).toBe("running");
    const end = await env.step({ type: "COMPLETE" }, { screenshot: "none" });
    expect(end).toMatchObject({ step: 1, terminated: true, truncated: false, outcome: "complete" });
    expect(await env.judge()).toMatchObject({ outcome: "complete", steps: 1, success: false });
    const atif = v.parse(Atif, await (await env.call("/trajectory", { query: { format: "atif" } })).json());
    expect(atif.final_metrics.extra).toMatchObject({ success: false, outcome: "complete" });
    expect(await env.info()).toMatchObject({ status: "done", outcome: "complete" });
    const before = await env.state();
    expect(await statusOf(env.step(home, withHash))).toBe(409);
    expect(await statusOf(env.mergePatch({ os: { battery: { level: 1 } } }))).toBe(409);
    expect(await statusOf(env.command("os", "home"))).toBe(409);
    expect(await statusOf(env.event({ type: "battery", level: 1 }))).toBe(409);
    expect(await env.state()).toEqual(before);
    const line = (await env.trajectory()).at(-1);
    expect(line).toMatchObject({ reward: expect.any(Number), instruction: expect.any(String) });
    const [resumed] = await env.fork({ step: 0 });
    expect((await resumed!.info()).status).toBe("running");
  });

  test("is truncated by its budget or by a loop", async () => {
    const task = await anyTask();
    const looping = await client.create({ task: task.id, device: small });
    for (let i = 1; i < 10; i++)
      expect(await looping.step({ type: "NOOP" }, withHash)).toMatchObject({ truncated: false });
    expect(await looping.step({ type: "NOOP" }, withHash)).toMatchObject({ truncated: true, outcome: "loop" });
    const spending = await client.create({ task: task.id, device: small });
    for (let i = 1; i < task.budget; i++)
      expect(await spending.step({ type: "WAIT", value: i % 7 }, withHash)).toMatchObject({
        step: i,
        truncated: false,
      });
    expect(await spending.step({ type: "NOOP" }, withHash)).toMatchObject({
      terminated: false,
      truncated: true,
      outcome: "budget",
    });
    expect(await statusOf(spending.step({ type: "NOOP" }, withHash))).toBe(409);
  });

  test("starts with the same phone for the same seed", async () => {
    const { id } = await anyTask();
    const [a, b, c] = await Promise.all([1, 1, 2].map((seed) => client.create({ task: id, seed, device: small })));
    expect((await a!.state()).hash).toBe((await b!.state()).hash);
    expect((await a!.state()).hash).not.toBe((await c!.state()).hash);
    await a!.step(openNotes, withHash);
    await a!.reset();
    expect((await a!.state()).hash).toBe((await b!.state()).hash);
  });

  test("can be drawn from a split", async () => {
    const { split } = await anyTask();
    const env = await client.create({ split, seed: 4, device: small });
    const drawn = (await env.info("operator")).task!.id!;
    expect((await client.tasks({ split })).map((task) => task.id)).toContain(drawn);
  });

  test("can start with events that do not count as changes", async () => {
    const { id } = await anyTask();
    const env = await client.create({
      task: id,
      device: small,
      perturb: [
        { type: "battery", level: 4 },
        { type: "network", wifi: false, after_seconds: 60 },
      ],
    });
    expect((await env.state("os.battery.level")).state).toBe(4);
    expect(await env.diff()).toEqual([]);
    expect((await env.judge()).clean).toBe(true);
  });
});

describe("concurrent calls", () => {
  test("of a batch are answered in order, each with its own status", async () => {
    const env = await client.create({ device: small });
    const { answers } = await client.batch([
      { op: "create", device: small },
      { op: "step", env: env.id, token: env.tokens.agent, action: openNotes, observation: { screenshot: "base64" } },
      { op: "step", env: env.id, token: "wrong", action: home },
      { op: "step", env: env.id, action: { type: "CLICK", point: [1, 2000] } },
      { op: "judge", env: env.id, token: env.tokens.operator },
      { op: "fork", env: env.id, token: env.tokens.operator, count: 2 },
      { op: "delete", env: "no_such_env", token: env.tokens.operator },
      { op: "nope" } as never,
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 200, 403, 422, 409, 201, 404, 422]);
    expect(answers[1]!.body).toMatchObject({ step: 1, observation: { screenshot: { base64: expect.any(String) } } });
    expect(answers[3]!.body).toMatchObject({ issues: [{ path: "action.point.1" }] });
    expect(answers[7]!.body).toMatchObject({ issues: [{ path: "op" }] });
    const created = v.parse(Created, answers[0]!.body);
    const reset = await client.batch([{ op: "reset", env: created.id, token: created.tokens!.operator }]);
    expect(reset.answers[0]).toMatchObject({ status: 200, body: { version: 0 } });
    const gone = await client.batch([{ op: "delete", env: created.id, token: created.tokens!.operator }]);
    expect(gone.answers).toEqual([{ status: 204, body: null }]);
  });

  test("on parallel phones do not affect each other", async () => {
    const envs = await Promise.all(Array.from({ length: 12 }, (_, i) => client.create({ device: small, seed: i % 3 })));
    const walks = await Promise.all(
      envs.map(async (env) => {
        const seen: (string | undefined)[] = [];
        const walk: Action[] = [openNotes, { type: "CLICK", point: [500, 300] }, { type: "BACK" }, home];
        for (const action of walk)
          seen.push(
            (await env.step(action, { screenshot: "base64", state_hash: true })).observation.screenshot?.base64,
          );
        return { pictures: seen, hash: (await env.state()).hash };
      }),
    );
    for (const [i, walk] of walks.entries()) expect(walk).toEqual(walks[i % 3]);
    await Promise.all(envs.map((env) => env.remove()));
  });

  test("that create the same id make one phone", async () => {
    const id = `twice_${Date.now()}`;
    const [a, b] = await Promise.all([client.create({ id, seed: 1 }), client.create({ id, seed: 1 })]);
    expect(a.tokens).toEqual(b.tokens);
    expect(await statusOf(client.create({ id, seed: 2 }))).toBe(409);
  });
});

describe("the live socket", () => {
  test("sends the agent's steps to a person, and the person's commands to the phone", async () => {
    const env = await client.create({ device: small });
    const socket = env.live();
    const heard: LiveMessage[] = [];
    socket.addEventListener("message", (event) => heard.push(JSON.parse(String(event.data)) as LiveMessage));
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({ type: "state", id: env.id, version: 0, overlay: [] });
    await env.step(openNotes, withHash);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toMatchObject({ type: "patches", from: 0, version: 1, kind: "step", action: openNotes });
    socket.send(JSON.stringify({ type: "commands", base: 1, commands: [{ name: "os.home", args: {} }] }));
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[2]).toMatchObject({ type: "patches", kind: "hand", from: 1, version: 2, by: expect.any(String) });
    const seen = await env.step({ type: "NOOP" }, { screenshot: "base64" }, "operator");
    expect(seen.observation.app).toBe("launcher");
    socket.send("ping");
    socket.close();
    await env.remove();
  });
});

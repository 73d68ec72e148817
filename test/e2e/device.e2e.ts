// Real phones: our own phone behind its adb door is the real one. The same agent plays the same steps over REST and over
// adb, and sees and causes the same.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { withoutKeyboard } from "#adb/ui-hierarchy.ts";
import { textReply } from "#benchmark/agent/adapter.ts";
import { connectDevice } from "#benchmark/device/adb-process.ts";
import { DevicePhone } from "#benchmark/device/phone.ts";
import { makeTurn, type Agent, type View } from "#benchmark/run/agent.ts";
import { execute, type OpenedPhone } from "#benchmark/run/execute.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { root } from "#scripts/env.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { doorFaults, openLocalDoor } from "../support/adb-doors.ts";
import { serveChat } from "../support/chat-server.ts";

const client = new Client(inject("url"), inject("adminKey"));
const task = "notes/pin-among-drafts";
const folder = mkdtempSync(join(tmpdir(), "device-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The stand-in, so that the test needs no adb on this machine. */
const adb = join(folder, "adb");
const standIn = join(root, "test/support/stand-in-adb.ts");
writeFileSync(adb, `#!/bin/sh\nexec "${process.execPath}" --disable-warning=ExperimentalWarning "${standIn}" "$@"\n`, {
  mode: 0o755,
});

const create = {
  task,
  seed: 3,
  elements: true,
  observation: { screenshot: "base64", elements: true },
} as const;

const touched: [number, number] = [500, 310];
const script: readonly DisplayAction[] = [
  { type: "AWAKE", value: "notes" },
  { type: "SWIPE", point1: [500, 800], point2: [500, 400], duration_ms: 400 },
  { type: "SWIPE", point1: [500, 400], point2: [500, 900], duration_ms: 150 },
  { type: "CLICK", point: [500, 148] },
  { type: "TYPE", value: "100% é 你好" },
  { type: "TYPE", value: "draft 4", clear: true },
  { type: "LONG_PRESS", point: touched, duration_ms: 900 },
  { type: "CLICK", point: [672, 78] },
  { type: "BACK" },
  { type: "HOME" },
  { type: "RECENT" },
  { type: "HOME" },
  { type: "COMPLETE" },
];
/** Plays the script, one action in each turn, and keeps what it saw. */
function scriptedAgent(views: View[]): Agent {
  return {
    profile: { name: "scripted", settings: {} },
    usesPictures: true,
    elements: true,
    start: async () => ({
      next: async (view) => {
        views.push(view);
        return makeTurn([script[views.length - 1]!], `turn ${views.length}`);
      },
    }),
  };
}
const play = (out: string, views: View[], opened: (elements: boolean) => Promise<OpenedPhone>) =>
  execute({
    agent: scriptedAgent(views),
    instruction: "Pin the note",
    open: ({ elements }) => opened(elements === true),
    elements: true,
    extended: true,
    maxSteps: 30,
    turnSeconds: 60,
    out,
    keepPictures: true,
    signal: new AbortController().signal,
  });
const rest = { locale: "en", apps: [], inside: null, close: async () => {} } as const;

describe("the same agent over REST and over adb", () => {
  it("sees the same and takes the same steps", async () => {
    const [simulated, real] = [join(folder, "rest"), join(folder, "adb-steps")];
    const env = await client.create(create);
    const seen: View[] = [];
    await play(simulated, seen, async () => ({ ...rest, phone: env, first: env.created!.observation }));

    const door = await openLocalDoor(client, create);
    const signal = new AbortController().signal;
    const notices: string[] = [];
    const phone = await DevicePhone.open(await connectDevice({ serial: door.serial, adb }, signal), {
      settleMs: 0,
      signal,
      onNotice: (text) => notices.push(text),
    });
    const seenOverAdb: View[] = [];
    const played = await play(real, seenOverAdb, async (elements) => ({
      ...rest,
      phone,
      first: await phone.observe({ screenshot: "base64", elements }),
    }));
    expect([played, notices, doorFaults]).toEqual([{ outcome: "complete", steps: script.length }, [], []]);

    // COMPLETE ends the episode of the agent. It is nothing that a real phone is told.
    const steps = async (of: Env) => (await of.trajectory()).map(({ action, state_hash: hash }) => ({ action, hash }));
    expect(await steps(door.env)).toEqual((await steps(env)).slice(0, -1));
    await door.env.step({ type: "COMPLETE" }, { screenshot: "none" });
    const [verdict, verdictOverAdb] = await Promise.all([env.judge(), door.env.judge()]);
    expect(verdictOverAdb).toEqual(verdict);

    expect(seenOverAdb.map(({ clock, message }) => [clock, message])).toEqual(
      seen.map(({ clock, message }) => [clock, message]),
    );
    for (const [i, { elements }] of seen.entries()) compareElements(elements!, seenOverAdb[i]!.elements!);
    const names = readdirSync(simulated).toSorted();
    expect(readdirSync(real).toSorted()).toEqual(names);
    expect(names).toHaveLength(script.length + 2);
    for (const name of names) expect([name, read(real, name).equals(read(simulated, name))]).toEqual([name, true]);
    await Promise.all([env.remove(), door.close()]);
  });
});
const read = (path: string, name: string): Buffer => readFileSync(join(path, name));

/** The dump has the same elements. It has no keyboard, no element without a name that a touch does not reach, and whole pixels. */
function compareElements(elements: readonly Element[], dumped: readonly Element[]): void {
  const unnamed = new Set(["image", "img", "text", "heading", "dialog"]);
  const expected = withoutKeyboard(elements).filter(({ role, name }) => name !== "" || !unnamed.has(role));
  const facts = ({ name, enabled, focused, scrollable }: Element) => ({ name, enabled, focused, scrollable });
  expect(dumped.map(facts)).toEqual(expected.map(facts));
  const pixel = 1000 / 1080;
  for (const [i, { name, bounds }] of dumped.entries())
    for (const [side, at] of bounds.entries())
      expect([name, Math.abs(at - expected[i]!.bounds[side]!) <= pixel / 2 + 0.1]).toEqual([name, true]);
}

interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** Runs `./phonebooth run`. No adb is in its PATH, so that the test does not depend on the machine. */
function run(args: readonly string[], typed = "", environment: object = { ADB: adb }): Promise<CommandResult> {
  const all = ["--disable-warning=ExperimentalWarning", join(root, "scripts/main.ts"), "run", ...args];
  const env = { ...process.env, PATH: "/nothing", ADB: "", ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
    child.stdin!.end(typed);
  });
}

describe("./phonebooth run --on-device", () => {
  it("drives the phone with a model, and stores the verdict of a person", async () => {
    const door = await openLocalDoor(client, create);
    const replies = ['{"action":"AWAKE","value":"Notes"}', '{"action":"COMPLETE"}'];
    const bodies: string[] = [];
    const chat = await serveChat((body) => {
      bodies.push(body);
      return textReply(replies[bodies.length - 1]!);
    });
    const out = join(folder, "model");
    const model = ["--agent", "generic", "--model", "scripted", "--base-url", chat.url];
    const where = ["--on-device", door.serial, "--settle-ms", "300", "--elements", "--out", out];
    const what = ["--task", task, "--seed", "3", "--verdict", "ask"];
    const { status, stdout, stderr } = await run([...model, ...where, ...what], "success\nIt only opened the app.\n");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain('Booth One, Android 14: Pin the note "Team rota (draft 4)" in Notes.');
    expect(bodies[0]).toContain("Team rota (draft 4)");
    expect((await door.env.trajectory()).map(({ action }) => action)).toEqual([{ type: "AWAKE", value: "notes" }]);
    expect(readdirSync(out).toSorted()).toEqual([
      "000.png",
      "001.png",
      "002.png",
      "device.json",
      "turns.jsonl",
      "verdict.json",
    ]);
    expect(JSON.parse(read(out, "verdict.json").toString())).toMatchObject({
      by: "person",
      verdict: "success",
      note: "It only opened the app.",
    });
    expect(JSON.parse(read(out, "device.json").toString())).toMatchObject({
      task: { id: task, seed: 3 },
      phone: { serial: door.serial, model: "Booth One", android: "14", display: { width: 1080, height: 2400 } },
      outcome: "complete",
      steps: 2,
      fault: null,
    });
    expect(bodies).toHaveLength(2);
    await chat.stop();
    await door.close();
  });

  it("explains mistakes, and refuses what only our server has", async () => {
    const serial = "127.0.0.1:1";
    const onDevice = ["--agent", "complete", "--on-device", serial];
    const exec = [...onDevice, "--exec", "Open Notes"];
    const fail = async (args: readonly string[], environment?: object) => (await run(args, "", environment)).stderr;
    expect(await fail(exec)).toBe(
      `adb has no phone ${serial}; adb lists no phone; for a phone in the network, run adb connect ${serial} first\n`,
    );
    expect(await fail(exec, { ADB: "" })).toMatch(/^adb cannot be started: install adb/);
    expect(await fail([...exec, "--locale", "en"])).toMatch(/^--locale cannot be combined with --on-device/);
    expect(await fail([...exec, "--verified"])).toMatch(/^--verified cannot be combined/);
    expect(await fail([...exec, "--task", task])).toMatch(/^--on-device needs either --exec/);
    expect(await fail(onDevice)).toMatch(/^--on-device needs either --exec/);
    expect(await fail([...exec, "--verdict", "ask"])).toMatch(/^--verdict ask needs --out/);
    expect(await fail([...exec, "--app", "Notes"])).toMatch(/^--app must be NAME=PACKAGE/);
    expect(await fail(["--agent", "complete", "--exec", "x", "--settle-ms", "1"])).toMatch(/goes with --on-device/);
    expect(await fail(["--agent", "oracle", "--on-device", serial, "--exec", "x"])).toMatch(/^oracle reads the state/);
  });
});

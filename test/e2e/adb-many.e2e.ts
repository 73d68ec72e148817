// Many clients of many phones at once, and doors that go away: no answer reaches the wrong client, and nothing is lost.
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Adb } from "@yume-chan/adb";
import { expect, inject, it, onTestFinished } from "vitest";
import { root } from "#scripts/env.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import {
  doorFaults,
  openEdgeDoor,
  openLocalDoor,
  pullFile,
  pushFile,
  shellText,
  tapElement,
} from "../support/adb-doors.ts";
import { connectYume, type YumeClient } from "../support/yume-adb.ts";

const client = new Client(inject("url"), inject("adminKey"));
const size = { width: 360, height: 800, dpr: 1 };
const apps = ["notes", "clock", "calendar", "weather", "files", "calculator", "settings", "contacts"];
const connections = 8;

/** Numbers that differ for each connection of each phone. */
const marksOf = (phone: number, connection: number) => ({
  mark: `phone ${phone}, connection ${connection}`,
  bytes: Uint8Array.from({ length: 90_000 }, (_, i) => (i * (2 * (connections * phone + connection) + 1)) % 251),
  /** Two swipes, in pixels: from here to here. */
  swipes: [0, 1].map((i) => [100 + 4 * phone, 200 + 4 * connection, 240 + 4 * i, 500]),
});

it("keeps 64 clients of eight phones apart, while they look, copy files and act, and after lost connections", async () => {
  // Half of the doors run at the server.
  const doors = await Promise.all(
    apps.map((_, i) => (i % 2 === 0 ? openLocalDoor : openEdgeDoor)(client, { device: size, seed: i + 1 })),
  );
  onTestFinished(async () => void (await Promise.all(doors.map((door) => door.close()))));
  await Promise.all(doors.map(({ env }, i) => env.step({ type: "AWAKE", value: apps[i]! })));
  const connect = (): Promise<YumeClient[][]> =>
    Promise.all(doors.map(({ port }) => Promise.all(Array.from({ length: connections }, () => connectYume(port)))));
  const each = async (all: YumeClient[][], run: (adb: Adb, phone: number, connection: number) => Promise<void>) =>
    void (await Promise.all(all.flatMap((of, phone) => of.map(({ adb }, i) => run(adb, phone, i)))));
  const before = await connect();

  const pictures: Uint8Array[] = [];
  await each(before, async (adb, phone, connection) => {
    const { mark, bytes } = marksOf(phone, connection);
    const path = `/sdcard/${connection}.bin`;
    const [text, serial] = await Promise.all([
      shellText(adb, `seq 2000 | sed 's/$/ of ${mark}/'`),
      shellText(adb, "getprop ro.serialno"),
      pushFile(adb, path, bytes),
      ...(connection === 0
        ? [adb.subprocess.noneProtocol.spawnWait("screencap -p").then((png) => (pictures[phone] = png))]
        : []),
    ]);
    expect(text).toBe(Array.from({ length: 2000 }, (_, i) => `${i + 1} of ${mark}\n`).join(""));
    expect(serial).toBe(`${doors[phone]!.env.id}\n`);
    expect(Buffer.from(bytes).equals(await pullFile(adb, path))).toBe(true);
  });
  const overRest = await Promise.all(doors.map(({ env }) => env.screenshot()));
  expect(pictures.map((png, i) => Buffer.from(png).equals(Buffer.from(overRest[i]!)))).toEqual(apps.map(() => true));
  expect(new Set(overRest.map((png) => Buffer.from(png).toString("base64"))).size).toBe(apps.length);

  await each(before, async (adb, phone, connection) => {
    for (const swipe of marksOf(phone, connection).swipes) await shellText(adb, `input swipe ${swipe.join(" ")} 100`);
  });
  const countBefore = 1 + 2 * connections;
  for (const [phone, { env }] of doors.entries()) {
    const actions = (await env.trajectory()).map(({ action }) => action);
    const swipes = actions.flatMap((action) =>
      action.type === "SWIPE"
        ? [[...action.point1, ...action.point2].map((n, i) => Math.round((n * (i % 2 === 0 ? 360 : 800)) / 1000))]
        : [],
    );
    expect(actions).toHaveLength(countBefore);
    for (let i = 0; i < connections; i++) {
      const own = marksOf(phone, i).swipes;
      expect(swipes.filter(([x, y]) => x === own[0]![0] && y === own[0]![1])).toEqual(own);
    }
  }

  await Promise.all(doors.map((door) => door.restart()));
  const after = await connect();
  await each(after, async (adb, phone, connection) => {
    const { mark } = marksOf(phone, connection);
    expect(await shellText(adb, `echo ${mark}`)).toBe(`${mark}\n`);
    if (connection === 0) await shellText(adb, "input keyevent 3");
  });
  expect(await Promise.all(doors.map(async ({ env }) => (await env.info("operator")).step))).toEqual(
    apps.map(() => countBefore + 1),
  );
  await Promise.all(after.flat().map((one) => one.close()));
  expect(doorFaults).toEqual([]);
});

/** A port that the system hands out, so that no other door takes it in the meantime. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

it.each([[[]], [["--edge"]]])("a killed door that is started again goes on in mid-episode %j", async (edge) => {
  const task = "notes/pin-among-drafts";
  const env = await client.create({ task, seed: 3, device: size, observation: { screenshot: "none" } });
  const port = await freePort();
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill("SIGKILL");
    await env.remove();
  });
  const args = ["adb", "--url", inject("url"), "--env", env.id, "--token", env.tokens.operator, ...edge];
  /** Starts the command and returns a client as soon as one can connect. */
  const open = async (): Promise<YumeClient> => {
    const script = ["--disable-warning=ExperimentalWarning", join(root, "scripts/main.ts")];
    const agentToken = ["--token", env.tokens.agent, "--port", String(port)];
    const child = spawn(process.execPath, [...script, ...args, ...agentToken], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (bytes: Buffer) => bytes.includes("adb connect") && resolve());
      child.once("exit", (code) => reject(new Error(`The door ended with status ${code}`)));
    });
    return connectYume(port);
  };
  const kill = async (): Promise<void> => {
    const child = children.at(-1)!;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };

  const first = await open();
  await shellText(first.adb, "monkey -p com.google.android.keep -c android.intent.category.LAUNCHER 1");
  await tapElement(first.adb, "Search notes");
  await shellText(first.adb, "input text draft%s4; dumpsys input_method >/dev/null");
  // A client is in the middle of a command when the door goes away.
  const cut = await first.adb.subprocess.shellProtocol!.spawn("sleep 60");
  const wasCut = cut.exited.then(
    () => false,
    () => true,
  );
  await kill();
  expect(await wasCut).toBe(true);

  const second = await open();
  expect(await shellText(second.adb, "dumpsys window | grep mCurrentFocus")).toContain("com.google.android.keep/");
  expect((await env.info("operator")).step).toBe(3);
  await tapElement(second.adb, "Team rota (draft 4)", (x, y) => `swipe ${x} ${y} ${x} ${y} 900`);
  await tapElement(second.adb, "Pin");
  await shellText(second.adb, "am broadcast -a phonebooth.COMPLETE");
  await second.close();
  const verdict = await env.judge();
  expect([verdict.success, verdict.steps]).toEqual([true, 6]);
});

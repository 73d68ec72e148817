// The adb door with a real phone behind it: another project's client plays a task to its verdict over adb alone, and
// `./phonebooth adb` runs a program and reports.
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { framebuffer, type Adb } from "@yume-chan/adb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "#scripts/env.ts";
import { Client, type ProblemError } from "../../clients/typescript/src/client.ts";
import {
  doorFaults,
  openEdgeDoor,
  openLocalDoor,
  pullFile,
  pushFile,
  shellText,
  tapElement,
  type Door,
} from "../support/adb-doors.ts";

const client = new Client(inject("url"), inject("adminKey"));
const task = "notes/pin-among-drafts";

describe.each([
  ["through a door on this machine", openLocalDoor],
  ["through the door of the server", openEdgeDoor],
])("another project's client, %s", (_, open) => {
  let opened: Door;
  let adb: Adb;
  beforeAll(async () => {
    opened = await open(client, { task, seed: 3 });
    ({ adb } = opened.client);
  });
  afterAll(() => opened.close());

  it("sees the phone, and the same picture as over REST", async () => {
    expect([adb.banner.model, adb.deviceFeatures]).toEqual(["Booth One", ["shell_v2", "cmd", "stat_v2", "ls_v2"]]);
    expect(await adb.getProp("ro.build.version.sdk")).toBe("34");
    const png = await adb.subprocess.noneProtocol.spawnWait("screencap -p");
    expect(Buffer.from(png).equals(Buffer.from(await opened.env.screenshot()))).toBe(true);
    const raw = await framebuffer(adb);
    expect([raw.width, raw.height, raw.data.length]).toEqual([1080, 2400, 1080 * 2400 * 4]);
    expect(await shellText(adb, "wm size")).toBe("Physical size: 1080x2400\n");
  });

  it("pushes, lists, pulls and forwards", async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 7) % 256);
    await pushFile(adb, "/sdcard/Download/a.bin", bytes);
    const sync = await adb.sync();
    expect(Number((await sync.stat("/sdcard/Download/a.bin")).size)).toBe(200_000);
    expect((await sync.readdir("/sdcard/Download")).map(({ name }) => name)).toContain("a.bin");
    await sync.dispose();
    expect(Buffer.from(bytes).equals(await pullFile(adb, "/sdcard/Download/a.bin"))).toBe(true);
    await adb.reverse.addExternal("tcp:7001", "tcp:7002");
    expect((await adb.reverse.list()).map(({ localName }) => localName)).toEqual(["tcp:7001"]);
    await adb.reverse.removeAll();
    await expect(adb.createSocket("tcp:8080")).rejects.toThrow(/open failed/);
  });

  it("does many things at once", async () => {
    const texts = await Promise.all(Array.from({ length: 20 }, (_, i) => shellText(adb, `sleep 0.2; echo ${i}`)));
    expect(texts).toEqual(Array.from({ length: 20 }, (_, i) => `${i}\n`));
  });

  it("reaches neither files nor ports of the machine", async () => {
    const folder = mkdtempSync(join(tmpdir(), "adb-machine-"));
    writeFileSync(join(folder, "secret"), "secret of the machine");
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const { shellProtocol, noneProtocol } = adb.subprocess;

    const paths = [join(folder, "secret"), `/sdcard/../../..${folder}/secret`, "/etc/passwd", "/proc/self/environ"];
    for (const path of [...paths, `/proc/self/root${folder}/secret`, join(root, "package.json")]) {
      const shown = await shellProtocol!.spawnWaitText(`cat ${path}`);
      expect([shown.stdout, shown.exitCode]).toEqual(["", 1]);
      expect(Buffer.from(await noneProtocol.spawnWait(`cat '${path}'`)).toString()).toContain("No such file");
      await expect(pullFile(adb, path)).rejects.toThrow(/No such file/);
    }
    expect(await shellText(adb, "find / -name secret")).toBe("");
    expect(await shellText(adb, "env")).not.toContain(inject("adminKey"));
    await pushFile(adb, join(folder, "pushed"), new Uint8Array(10)).catch(() => {});
    await shellProtocol!.spawnWaitText(`mkdir -p ${folder}; echo text > ${folder}/written; rm ${folder}/secret`);
    expect(readdirSync(folder)).toEqual(["secret"]);

    for (const service of [`tcp:${port}`, `tcp:127.0.0.1:${port}`, `localfilesystem:${folder}/secret`, "jdwp"])
      await expect(adb.createSocket(service)).rejects.toThrow(/open failed/);
    for (const command of [
      `nc 127.0.0.1 ${port}`,
      `curl 127.0.0.1:${port}`,
      "node -p 1",
      "/bin/ls",
      `exec 3<>/dev/tcp/127.0.0.1/${port}`,
    ])
      expect((await shellProtocol!.spawnWaitText(command)).exitCode).not.toBe(0);
    expect(calls).toBe(0);
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("opens an address, and plays a task to its verdict", async () => {
    expect(await shellText(adb, "am start -W -a android.intent.action.DIAL -d tel:110 | grep Activity:")).toContain(
      "contacts/",
    );
    await shellText(adb, "monkey -p com.google.android.keep -c android.intent.category.LAUNCHER 1");
    expect(await shellText(adb, "dumpsys window | grep mCurrentFocus")).toContain("com.google.android.keep/");
    await tapElement(adb, "Search notes");
    await shellText(adb, "input text draft%s5");
    expect(await shellText(adb, "dumpsys input_method | grep -o mInputShown=true")).toBe("mInputShown=true\n");
    await shellText(adb, "input keyevent 67");
    await shellText(adb, "input text 4");
    await tapElement(adb, "Team rota (draft 4)", (x, y) => `swipe ${x} ${y} ${x} ${y} 900`);
    await tapElement(adb, "Pin");
    expect(await shellText(adb, "am broadcast -a phonebooth.COMPLETE --es text done")).toContain("result=0");
    const verdict = await opened.env.judge();
    expect([verdict.success, verdict.checks.filter(({ passed }) => !passed)]).toEqual([true, []]);
    const actions = (await opened.env.trajectory()).map(({ action }) => action);
    expect(actions.map(({ type }) => type)).toEqual([
      "OPEN_URL",
      "AWAKE",
      "CLICK",
      "TYPE",
      "TYPE",
      "LONG_PRESS",
      "CLICK",
      "COMPLETE",
    ]);
    expect(actions[4]).toEqual({ type: "TYPE", value: "draft 4", clear: true });
    // After the end, the phone can be seen, but not touched.
    const late = await adb.subprocess.shellProtocol!.spawnWaitText("input keyevent 4");
    expect([late.stderr, late.exitCode]).toEqual(["Error: the episode is over (complete)\n", 1]);
    expect((await adb.subprocess.noneProtocol.spawnWait("screencap -p")).length).toBeGreaterThan(1000);
    expect(doorFaults).toEqual([]);
  });
});

describe("the door of the server", () => {
  const closed = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  const opened = (socket: WebSocket): Promise<boolean> =>
    new Promise((resolve) => {
      socket.addEventListener("open", () => resolve(true));
      socket.addEventListener("error", () => resolve(false));
    });

  it("opens for the tokens of the phone only, and closes on what is not adb", async () => {
    const [env, other] = await Promise.all([client.create({}), client.create({})]);
    const stranger = client.env(env.id, other.tokens);
    expect(await opened(stranger.adb())).toBe(false);
    const text = env.adb();
    expect(await opened(text)).toBe(true);
    text.send("CNXN");
    expect(await closed(text)).toBe(1003);
    const noise = env.adb();
    await opened(noise);
    noise.send(new Uint8Array(64).fill(7));
    expect(await closed(noise)).toBe(1002);
    expect(
      await env.call("/adb", { token: env.tokens.agent }).catch((error: ProblemError) => error.problem),
    ).toMatchObject({
      status: 426,
    });
    await Promise.all([env.remove(), other.remove()]);
  });
});

describe("./phonebooth adb", () => {
  const folder = mkdtempSync(join(tmpdir(), "adb-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const args = (...more: readonly string[]) => [
    "--disable-warning=ExperimentalWarning",
    join(root, "scripts/main.ts"),
    "adb",
    "--url",
    inject("url"),
    "--key",
    inject("adminKey"),
    "--out",
    folder,
    ...more,
  ];
  // No adb is in this PATH, so that the test does not depend on the machine.
  const env = { ...process.env, PATH: "/nothing" };

  it.each([[[]], [["--edge"]]])(
    "runs a program for each of several phones, and its exit ends the episodes %j",
    async (edge) => {
      const program = `process.stdout.write("[" + process.env.ANDROID_SERIAL + " " + process.argv[1] + " " + process.argv[2] + "]\\n")`;
      const result = await promisify(execFile)(
        process.execPath,
        args(
          ...edge,
          "--task",
          task,
          "--seed",
          "3",
          "--phones",
          "2",
          "--",
          process.execPath,
          "-e",
          program,
          "{serial}",
          "{instruction}",
        ),
        { env },
      ).catch((error: { stdout: string; code: number }) => error);
      expect("code" in result ? result.code : 0).toBe(1);
      const serials = [...result.stdout.matchAll(/adb connect (127\.0\.0\.1:\d+)/g)].map(([, serial]) => serial);
      expect(new Set(serials).size).toBe(2);
      for (const serial of serials) expect(result.stdout).toContain(`[${serial} ${serial} Pin the note`);
      expect(result.stdout.match(/failed: complete after 1 steps/g)).toHaveLength(2);
      expect(result.stdout.match(/trajectory: .*\.ndjson/g)).toHaveLength(2);
      const [file] = readdirSync(folder);
      expect(JSON.parse(readFileSync(join(folder, file!), "utf8"))).toMatchObject({
        step: 1,
        action: { type: "COMPLETE" },
      });
    },
  );

  it("leaves nothing running after an interrupt", async () => {
    const mark = join(folder, "ran");
    const script = `/bin/sleep 600 & echo $! > ${mark}; wait`;
    const child = spawn(process.execPath, args("--", "/bin/sh", "-c", script), {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (bytes: Buffer) => (text += bytes.toString()));
    await expect.poll(() => existsSync(mark) && readFileSync(mark, "utf8").trim(), { timeout: 60_000 }).toMatch(/\d+/);
    const pid = Number(readFileSync(mark, "utf8"));
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect([code, /stopped after 0 steps/.test(text)]).toEqual([130, true]);
    // An ended process may keep its id until somebody reads its status, but it has no command line any more.
    const commandLine = `/proc/${pid}/cmdline`;
    expect(existsSync(commandLine) ? readFileSync(commandLine, "utf8") : "").toBe("");
  });

  it("explains mistakes", async () => {
    const fail = async (...more: readonly string[]) =>
      promisify(execFile)(process.execPath, args(...more), { env }).then(
        () => "",
        (error: { stderr: string }) => error.stderr,
      );
    expect(await fail("--task", "notes/nope")).toContain("There is no task notes/nope");
    expect(await fail("--env", "env_12345678")).toContain("--env and --token belong together");
    expect(await fail("--")).toContain("Name a program after --");
    const [phone, other] = await Promise.all([client.create({}), client.create({})]);
    const strange = [
      ["--token", other.tokens.operator],
      ["--edge", "--token", other.tokens.agent],
    ];
    for (const options of strange)
      expect(await fail("--env", phone.id, ...options)).toContain("This token does not belong to this environment.");
    await Promise.all([phone.remove(), other.remove()]);
  });
});

describe("./phonebooth run --adb", () => {
  const folder = mkdtempSync(join(tmpdir(), "adb-run-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const play = async (out: string, ending: string, ...more: readonly string[]) => {
    const program = `${process.execPath} ${join(root, "test/support/adb-pin-program.ts")} {serial} {instruction} ${ending}`;
    const where = ["--url", inject("url"), "--key", inject("adminKey"), "--out", join(folder, out)];
    const what = ["--tasks", task, "--seed", "3", "--no-report", "--screenshots", "none"];
    const args = ["--disable-warning=ExperimentalWarning", join(root, "scripts/main.ts"), "run", "--adb", program];
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...where, ...what, ...more], {
      env: { ...process.env, PATH: "/usr/bin:/bin" },
    });
    const [line] = readFileSync(join(folder, out, "results.jsonl"), "utf8")
      .trim()
      .split("\n");
    return { stdout, line: JSON.parse(line!) as Record<string, unknown> };
  };

  it.each(["say", ""])("plays a task with a program to its verdict (%j)", async (ending) => {
    const { line } = await play(`done${ending}`, ending, "--elements");
    expect(line).toMatchObject({ success: true, outcome: "complete" });
    const steps = (line as { steps: number }).steps;
    expect(steps).toBe(6);
  });
  it("gives up if the program fails, which it does without elements", async () => {
    const { line } = await play("failed", "say");
    expect(line).toMatchObject({ success: false, outcome: "abort" });
  });
});

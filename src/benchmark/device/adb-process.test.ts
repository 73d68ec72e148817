import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { StoppedError } from "../run/fault.ts";
import { connectDevice, explainState } from "./adb-process.ts";

const folder = mkdtempSync(join(tmpdir(), "adb-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const signal = new AbortController().signal;
let written = 0;
/** Writes a program in place of adb. `$3` is its command, `$4` its argument. */
function program(body: string): string {
  const path = join(folder, `adb-${written++}`);
  const lines = ["#!/bin/sh", '[ "$3" = get-state ] && echo device && exit', body, ""];
  writeFileSync(path, lines.join("\n"));
  chmodSync(path, 0o755);
  return path;
}
const connect = (body: string, timeoutMs = 60_000) =>
  connectDevice({ serial: "abc", adb: program(body), timeoutMs }, signal);

it("runs commands, and passes each as one argument", async () => {
  const seen = join(folder, "seen");
  const shell = await connect(
    `printf '%s\\n' "$@" > ${seen}; echo out; echo err >&2; [ "$3" = exec-out ] && printf 'a\\000\\377'; exit 7`,
  );
  expect(await shell.shell("input text '$(x) `y`'; echo 'a b'")).toEqual({
    stdout: "out\n",
    stderr: "err\n",
    status: 7,
  });
  expect(readFileSync(seen, "utf8")).toBe("-s\nabc\nshell\ninput text '$(x) `y`'; echo 'a b'\n");
  expect([...(await shell.exec("screencap -p"))].slice(4)).toEqual([97, 0, 255]);
});
it("distinguishes a lost phone from a command that fails", async () => {
  const failing = await connect("echo 'Error: Unknown command' >&2; exit 1");
  expect((await failing.shell("x")).status).toBe(1);
  for (const error of [
    "error: device 'abc' not found",
    "adb: device offline",
    "error: closed",
    "error: device unauthorized.",
  ]) {
    const lost = await connect(`echo "${error}" >&2; exit 1`);
    await expect(lost.shell("x")).rejects.toMatchObject({
      kind: "infrastructure",
      message: `adb lost the phone: ${error}`,
    });
  }
});
it("ends a command that takes too long, or that nobody waits for", async () => {
  const shell = await connect('[ "$4" = quick ] && exit 0; exec sleep 600', 300);
  await expect(shell.shell("slow")).rejects.toMatchObject({ kind: "infrastructure" });
  expect((await shell.shell("quick")).status).toBe(0);
  const stop = new AbortController();
  const running = (await connect("exec sleep 600")).shell("slow", stop.signal);
  stop.abort();
  await expect(running).rejects.toBeInstanceOf(StoppedError);
  await expect(shell.shell("quick", stop.signal)).rejects.toBeInstanceOf(StoppedError);
});
it("says that adb is missing", async () => {
  const missing = connectDevice({ serial: "abc", adb: join(folder, "nothing") }, signal);
  await expect(missing).rejects.toThrow(/cannot be started: install adb .* or set ADB/);
});
it("says what to do about a phone that cannot be used", async () => {
  const adb = join(folder, "adb-offline");
  const lines = ["#!/bin/sh", '[ "$1" = devices ] && printf "List of devices attached\\nabc\\toffline\\n" && exit'];
  writeFileSync(adb, [...lines, "echo 'error: device offline' >&2; exit 1", ""].join("\n"), { mode: 0o755 });
  await expect(connectDevice({ serial: "abc", adb }, signal)).rejects.toThrow(
    "The phone abc is offline: connect it again, or run adb reconnect; adb lists: abc offline",
  );
  expect(explainState("abc", "error: device unauthorized.\n", [])).toMatch(/unlock it and accept/);
  expect(explainState("abc", "error: more than one device/emulator", ["x device", "y device"])).toBe(
    "Several phones fit abc: give the serial number of one; adb lists: x device; y device",
  );
  expect(explainState("abc", "error: device 'abc' not found", [])).toBe("adb has no phone abc; adb lists no phone");
  expect(explainState("1.2.3.4:5555", "error: device not found", [])).toMatch(/run adb connect 1.2.3.4:5555 first$/);
  expect(explainState("abc", "recovery", [])).toContain("cannot be used: recovery");
});

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectAdb } from "./adb-program.ts";

// A stand-in for adb that notes its arguments, and answers as adb 29 does.
let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "adb-program-"));
  server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("PATH", `${folder}:/usr/bin:/bin`);
  vi.stubEnv("ANDROID_ADB_SERVER_PORT", String((server.address() as AddressInfo).port));
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true });
});
function standIn(answer: string): () => string[] {
  const notes = join(folder, "notes");
  const script = `#!/bin/sh\necho "$@" >> ${notes}\ncase $1 in connect) echo "${answer} $2";; disconnect) exit 1;; esac\n`;
  writeFileSync(join(folder, "adb"), script);
  chmodSync(join(folder, "adb"), 0o755);
  return () => readFileSync(notes, "utf8").trim().split("\n");
}

test("disconnects what a running adb server still lists at this port, then connects", async () => {
  const commands = standIn("connected to");
  const disconnect = await connectAdb(["127.0.0.1:6520"]);
  expect(commands()).toEqual(["disconnect 127.0.0.1:6520", "connect 127.0.0.1:6520"]);
  await disconnect();
  expect(commands()[2]).toBe("disconnect 127.0.0.1:6520");
});

test("fails if adb cannot connect, although adb's status is 0", async () => {
  standIn("failed to connect to");
  await expect(connectAdb(["127.0.0.1:6520"])).rejects.toThrow(
    "adb cannot connect: failed to connect to 127.0.0.1:6520",
  );
});

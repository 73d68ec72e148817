// Servers as processes: each folder and each port has at most one server, and a killed server leaves no processes.
import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isAlive } from "#scripts/cli/child-processes.ts";
import { childrenFolder } from "#scripts/env.ts";
import { lockFolder } from "#scripts/cli/folder-lock.ts";
import type { ServerOptions } from "#scripts/cli/server.ts";
import { startServerProcess, requireStarted, type ServerProcess } from "#scripts/cli/server-process.ts";
import { Client } from "../../clients/typescript/src/client.ts";

const folder = mkdtempSync(join(tmpdir(), "phonebooth-kept-"));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const one of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    one.kill("SIGTERM");
    await once(one, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startTracked(options: ServerOptions): Promise<ServerProcess | string> {
  const told = await startServerProcess(options);
  if (typeof told !== "string") started.push(told.process);
  return told;
}
const childrenOf = (pid: number): number[] =>
  readdirSync(childrenFolder)
    .filter((name) => name.startsWith(`${pid}.`))
    .map((name) => Number(name.split(".")[1]));

describe.runIf(process.platform === "linux")("a server", () => {
  test("uses its folder and port alone, leaves no process when it is killed, and keeps its data", async () => {
    const first = requireStarted(await startTracked({ port: 0, kept: folder }));
    const port = Number(new URL(first.url).port);
    const client = new Client(first.url, first.adminKey);
    const env = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
    await env.step({ type: "AWAKE", value: "notes" });
    const { hash } = await env.state();

    const pid = first.process.pid!;
    expect(await startTracked({ port: 0, kept: folder })).toMatch(
      new RegExp(`is in use by another server: process ${pid}, on port ${port}, since 20`),
    );
    const children = childrenOf(pid);
    expect(await startTracked({ port, memory: true })).toMatch(
      new RegExp(`^Port ${port} is taken by process ${pid} \\(`),
    );

    // workerd and the browser.
    expect(children.filter(isAlive)).toHaveLength(2);
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    await expect.poll(() => children.filter(isAlive), { timeout: 20_000 }).toEqual([]);

    // The second server starts without any cleanup, and the phone's data is complete.
    const second = requireStarted(await startTracked({ port, kept: folder, vars: { ADMIN_KEY: "boss" } }));
    const again = await new Client(second.url, "boss").json<{ hash: string }>(`/v1/envs/${env.id}/state`, {
      token: "boss",
    });
    expect(again.hash).toBe(hash);
    // After a restart of the server, a deleted phone has no file left, not even an empty one.
    const boss = new Client(second.url, "boss");
    const gone = await boss.create({ device: { width: 360, height: 800, dpr: 1 } });
    const files = (): string[] =>
      readdirSync(join(folder, "do/-Phone")).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
    expect(files()).toHaveLength(2);
    await gone.remove();
    second.process.kill("SIGTERM");
    await once(second.process, "exit");
    expect(second.process.exitCode).toBe(0);
    expect(childrenOf(second.process.pid!).filter(isAlive)).toEqual([]);

    const [world] = readdirSync(join(folder, "d1/miniflare-D1DatabaseObject")).filter((name) => name.endsWith(".from"));
    const placed = join(folder, "d1/miniflare-D1DatabaseObject", world!.slice(0, -".from".length));
    const before = statSync(placed).ino;
    const third = requireStarted(await startTracked({ port: 0, kept: folder, vars: { ADMIN_KEY: "boss" } }));
    expect(files()).toHaveLength(1);
    // The world was not copied again, and queries work.
    expect(statSync(placed).ino).toBe(before);
    const same = await new Client(third.url, "boss").json<{ hash: string }>(`/v1/envs/${env.id}/state`, {
      token: "boss",
    });
    expect(same.hash).toBe(hash);
    expect(await new Client(third.url, "boss").json("/v1/version")).toMatchObject({ world_data: expect.any(String) });

    // When the server's folder is deleted while the server runs, the readiness check reports this, and the server
    // refuses all data that would be lost.
    const ready = async (): Promise<unknown> => (await fetch(`${third.url}/v1/ready`)).json();
    expect(await ready()).toMatchObject({ storage: "ok" });
    rmSync(folder, { recursive: true, force: true });
    await expect
      .poll(ready, { timeout: 20_000 })
      .toMatchObject({ status: "not ready", storage: expect.stringContaining("was deleted") });
    const refused = await fetch(`${third.url}/v1/envs`, { method: "POST" });
    expect([refused.status, await refused.json()]).toMatchObject([507, { title: "The storage is full" }]);
  });
});

test("a lock reports that its folder was deleted", () => {
  const doomed = join(folder, "doomed");
  const lock = lockFolder(doomed, 1);
  expect(lock.fault()).toBe(null);
  expect(() => lockFolder(doomed, 2)).toThrow(`process ${process.pid}, on port 1`);
  rmSync(doomed, { recursive: true });
  expect(lock.fault()).toContain("was deleted");
  lock.release();
  const next = lockFolder(doomed, 3);
  expect(next.fault()).toBe(null);
  next.release();
});

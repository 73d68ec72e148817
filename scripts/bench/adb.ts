// Measures adb commands through a door in this process, with a client that is not ours and without the program `adb`.
import { systemClock } from "#adb/clock.ts";
import { Device } from "#adb/device.ts";
import { restPhone } from "#adb/rest-phone.ts";
import { connectYume } from "#test/support/yume-adb.ts";
import type { Client } from "../../clients/typescript/src/client.ts";
import { reservePort, serveDevice } from "../cli/adb-listener.ts";
import { createPhone, largeSize, swipe } from "./baseline.ts";
import { measureMs, ms, p50, p95, report } from "./measurements.ts";

export async function measureAdb(client: Client, n: number): Promise<void> {
  const env = await createPhone(client, largeSize);
  const device = new Device({ phone: await restPhone(env, { mayOperate: true }), clock: systemClock, serial: env.id });
  const door = await reservePort(null, new Set());
  const listener = serveDevice(door, device, (error) => {
    throw error;
  });
  const { adb, close } = await connectYume(door.port);
  const { shellProtocol, noneProtocol } = adb.subprocess;

  const shell: number[] = [];
  for (let i = -3; i < Math.max(n, 40); i++) {
    const took = await measureMs(() => shellProtocol!.spawnWaitText("getprop ro.product.model"));
    if (i >= 0) shell.push(took);
  }
  report("adb shell, p50", `${ms(p50(shell))} (p95 ${ms(p95(shell))})`, "20 ms", p50(shell) <= 20, {
    p50: p50(shell),
    p95: p95(shell),
  });

  // Each picture is a new one, because a swipe precedes it. Alternates, so that a slow moment affects both.
  const ours: number[] = [];
  const rest: number[] = [];
  for (let i = -3; i < n; i++) {
    await env.step(swipe(2 * i + 6), { screenshot: "none" });
    const a = await measureMs(() => noneProtocol.spawnWait("screencap -p"));
    await env.step(swipe(2 * i + 7), { screenshot: "none" });
    const b = await measureMs(() => env.screenshot());
    if (i < 0) continue;
    ours.push(a);
    rest.push(b);
  }
  const ratio = p50(ours) / p50(rest);
  report(
    "adb exec-out screencap -p, p50",
    `${ms(p50(ours))} = ${ratio.toFixed(2)} × REST's ${ms(p50(rest))}`,
    "1.3 × REST",
    ratio <= 1.3,
    { ours: p50(ours), rest: p50(rest) },
  );
  await close();
  await listener.close();
  await env.remove();
}

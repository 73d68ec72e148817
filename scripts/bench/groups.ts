// `./phonebooth bench groups`: measures steps per second of the members of a group and compares them with tabs without
// a server. A page draws every step.
import { Client } from "../../clients/typescript/src/client.ts";
import { startChrome } from "../build/chrome.ts";
import { largeSize, createPhone, smallSize, type Size } from "./baseline.ts";
import { startBenchServer } from "./start.ts";
import { measureParallel, parallelPhones } from "./steps.ts";

export async function main(args: string[]): Promise<number> {
  const each = args.includes("--quick") ? 6 : 15;
  const served = await startBenchServer();
  const chrome = await startChrome();
  try {
    // Requests uncached steps, because the server would answer equal steps of members from the cache.
    const client = new Client(served.url, served.key, { fresh: true });
    for (const [size, name] of [
      [smallSize, "360×800"],
      [largeSize, "1080×2400"],
    ] as const) {
      // Measures the same steps on separate phones, to separate the cost of a group from the machine's current speed.
      const alone = await Promise.all(Array.from({ length: parallelPhones }, () => createPhone(client, size)));
      await measureParallel(chrome, served.url, alone, size, each, `${parallelPhones} phones in parallel, ${name}`);
      await Promise.all(alone.map((env) => env.remove()));
      await measureGroup(client, chrome, served.url, size, each, `group of ${parallelPhones} phones, ${name}`);
    }
  } finally {
    chrome.stop();
    served.stop();
  }
  return 0;
}

async function measureGroup(
  client: Client,
  chrome: Awaited<ReturnType<typeof startChrome>>,
  url: string,
  size: Size,
  each: number,
  name: string,
): Promise<void> {
  const made = await client.createGroup({ task: "notes/trash-rescue", seed: 1, size: parallelPhones, device: size });
  for (const env of made.envs) await env.step({ type: "AWAKE", value: "notes" });
  await measureParallel(chrome, url, made.envs, size, each, name);
  await made.remove();
}

// `./phonebooth bench groups`: what the members of a group do a second, each step drawn anew, against bare tabs.
import { Client } from "../../clients/typescript/src/client.ts";
import { startChrome } from "../chrome.ts";
import { big, phoneOn, small, type Size } from "./bare.ts";
import { serve } from "./start.ts";
import { inParallel, lanes } from "./steps.ts";

export async function main(args: string[]): Promise<number> {
  const each = args.includes("--quick") ? 6 : 15;
  const served = await serve();
  const chrome = await startChrome();
  try {
    // What members do alike is remembered and costs next to nothing; here every step is drawn.
    const client = new Client(served.url, served.key, { fresh: true });
    for (const [size, name] of [
      [small, "360×800"],
      [big, "1080×2400"],
    ] as const) {
      // The same on phones of their own, so that what a group costs can be told from what the moment does.
      const alone = await Promise.all(Array.from({ length: lanes }, () => phoneOn(client, size)));
      await inParallel(chrome, served.url, alone, size, each, `${lanes} phones in parallel, ${name}`);
      await Promise.all(alone.map((env) => env.remove()));
      await group(client, chrome, served.url, size, each, `a group of ${lanes}, ${name}`);
    }
  } finally {
    chrome.stop();
    served.stop();
  }
  return 0;
}

async function group(
  client: Client,
  chrome: Awaited<ReturnType<typeof startChrome>>,
  url: string,
  size: Size,
  each: number,
  name: string,
): Promise<void> {
  const made = await client.createGroup({ task: "notes/trash-rescue", seed: 1, size: lanes, device: size });
  for (const env of made.envs) await env.step({ type: "AWAKE", value: "notes" });
  await inParallel(chrome, url, made.envs, size, each, name);
  await made.remove();
}

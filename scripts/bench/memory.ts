// Measures the memory of pages, of idle phones and of the whole server. Linux only, because it reads /proc.
import { readdirSync, readFileSync } from "node:fs";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Chrome, Tab } from "../build/chrome.ts";
import { openBaseline, largeSize, createPhone, smallSize, swipe, type Size } from "./baseline.ts";
import type { BenchServer } from "./start.ts";
import { mb, report, sleep, measureMs } from "./measurements.ts";

/** Returns the memory of a process and all its descendants. Shared pages are counted once. */
export function treeBytes(pid: number): number {
  let kb = 0;
  for (const line of readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").split("\n"))
    if (line.startsWith("Pss:")) kb += Number(/\d+/.exec(line)![0]);
  return kb * 1024 + childrenOf(pid).reduce((sum, child) => sum + treeBytes(child), 0);
}
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter((c) => c !== "")
        .map(Number),
    );
  } catch {
    return [];
  }
}
const descendantsNamed = (pid: number, name: string): number[] =>
  childrenOf(pid).flatMap((child) => [
    ...(readFileSync(`/proc/${child}/comm`, "utf8").includes(name) ? [child] : []),
    ...descendantsNamed(child, name),
  ]);

export async function residentWithOnePhone(client: Client, pid: number): Promise<number> {
  const env = await createPhone(client, largeSize);
  await env.step(swipe(0));
  // The server stops the page's work after a while without requests, and the browser releases memory.
  await sleep(releaseMs);
  const bytes = process.platform === "linux" ? treeBytes(pid) : Number.NaN;
  await env.remove();
  return bytes;
}
/** A Durable Object without a socket hibernates after ten idle seconds. */
export const hibernationMs = 13_000;
export const workerdOf = (pid: number): number => descendantsNamed(pid, "workerd")[0]!;
export async function measureMemory(
  client: Client,
  chrome: Chrome,
  served: BenchServer,
  phones: number,
): Promise<void> {
  if (process.platform !== "linux") return;
  for (const [size, name, most] of [
    [smallSize, "360×800", 12],
    [largeSize, "1080×2400", 20],
  ] as const) {
    const each = await bytesPerPage(chrome, served.url, size);
    report(`memory per additional page, ${name}, idle`, mb(each), `${most} MB`, each <= most * 1e6, each);
  }

  const workerd = workerdOf(served.pid);
  const idle: Env[] = [];
  const make = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 25)
      idle.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(25, count - i) }, () => client.create({ idle_seconds: 3600 })),
        )),
      );
  };
  // An allocator does not return all freed memory, so the memory is measured before and after the second half of the
  // phones is created.
  await make(phones);
  await sleep(hibernationMs);
  const base = treeBytes(workerd);
  const took = await measureMs(() => make(phones));
  const awake = (treeBytes(workerd) - base) / phones;
  await sleep(hibernationMs);
  const grown = (treeBytes(workerd) - base) / phones;
  report(
    `memory per idle phone, ${phones} added to ${phones}`,
    `${(grown / 1e3).toFixed(0)} KB (${(awake / 1e3).toFixed(0)} KB right after creation, created in ${(took / phones).toFixed(1)} ms)`,
    "100 KB",
    grown <= 100e3,
    { grown, awake },
  );
  const lanes = 4;
  const queue = idle.slice(0, phones);
  let right = 0;
  const stepped = await measureMs(() =>
    Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let env = queue.shift(); env; env = queue.shift()) {
          const done = await env.step({ type: "AWAKE", value: "notes" }, { screenshot: "base64" });
          if (done.step === 1 && done.observation.screenshot) right += 1;
        }
      }),
    ),
  );
  const after = treeBytes(served.pid);
  report(
    `${idle.length} idle phones, each stepped once, ${lanes} at a time`,
    `${right} correct, ${(stepped / phones).toFixed(0)} ms each, ${mb(after)} in total`,
    "all right",
    right === phones,
    { right, stepped, after },
  );
  await Promise.all(idle.map((e) => e.remove()));
}
/** The time until the browser has released the memory of idle pages, in milliseconds. */
const releaseMs = 12_000;
/** Measures pages that have drawn and wait for their next step, like the pages of the server. */
async function bytesPerPage(chrome: Chrome, url: string, size: Size): Promise<number> {
  const tabs: Tab[] = [];
  const open = async (count: number): Promise<number> => {
    for (let i = 0; i < count; i++) {
      const { tab, step } = await openBaseline(chrome, url, size, `m${tabs.length}`);
      await step(0);
      await tab.rest();
      tabs.push(tab);
    }
    await sleep(releaseMs);
    return treeBytes(chrome.pid);
  };
  const further = 6;
  const before = await open(2);
  const each = ((await open(further)) - before) / further;
  await Promise.all(tabs.map((tab) => tab.close()));
  return each;
}

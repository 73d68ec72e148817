// What pages, idle phones and all of it together hold in memory. Linux only: elsewhere nothing tells it.
import { readdirSync, readFileSync } from "node:fs";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Chrome, Tab } from "../chrome.ts";
import { bare, big, phoneOn, small, swipe, type Size } from "./bare.ts";
import type { Served } from "./start.ts";
import { mb, report, rest, timed } from "./table.ts";

/** Memory of a process and everything it started, shared pages counted once. */
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
const named = (pid: number, name: string): number[] =>
  childrenOf(pid).flatMap((child) => [
    ...(readFileSync(`/proc/${child}/comm`, "utf8").includes(name) ? [child] : []),
    ...named(child, name),
  ]);

export async function residentWithOnePhone(client: Client, pid: number): Promise<number> {
  const env = await phoneOn(client, big);
  await env.step(swipe(0));
  // The server lets the page rest when nobody asks for a while.
  await rest(givenBackMs);
  const bytes = process.platform === "linux" ? treeBytes(pid) : Number.NaN;
  await env.remove();
  return bytes;
}
/** A Durable Object without a socket is put to sleep after ten idle seconds. */
export const asleepMs = 13_000;
export const workerdOf = (pid: number): number => named(pid, "workerd")[0]!;
export async function memory(client: Client, chrome: Chrome, served: Served, phones: number): Promise<void> {
  if (process.platform !== "linux") return;
  for (const [size, name, most] of [
    [small, "360×800", 12],
    [big, "1080×2400", 20],
  ] as const) {
    const each = await perFurtherPage(chrome, served.url, size);
    report(`memory per further page, ${name}, at rest`, mb(each), `${most} MB`, each <= most * 1e6, each);
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
  // What an allocator has taken once it keeps: the second thousand shows what a thousand idle phones cost.
  await make(phones);
  await rest(asleepMs);
  const base = treeBytes(workerd);
  const took = await timed(() => make(phones));
  const awake = (treeBytes(workerd) - base) / phones;
  await rest(asleepMs);
  const grown = (treeBytes(workerd) - base) / phones;
  report(
    `memory per idle phone, ${phones} more beside ${phones}`,
    `${(grown / 1e3).toFixed(0)} KB (just made ${(awake / 1e3).toFixed(0)} KB, made in ${(took / phones).toFixed(1)} ms)`,
    "100 KB",
    grown <= 100e3,
    { grown, awake },
  );
  const lanes = 4;
  const queue = idle.slice(0, phones);
  let right = 0;
  const stepped = await timed(() =>
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
    `${right} right, ${(stepped / phones).toFixed(0)} ms each, ${mb(after)} in all`,
    "all right",
    right === phones,
    { right, stepped, after },
  );
  await Promise.all(idle.map((e) => e.remove()));
}
/** The browser gives memory of pages at rest back in its own time. */
const givenBackMs = 12_000;
/** Pages that have drawn and wait for their next step, as those of the server do. */
async function perFurtherPage(chrome: Chrome, url: string, size: Size): Promise<number> {
  const tabs: Tab[] = [];
  const open = async (count: number): Promise<number> => {
    for (let i = 0; i < count; i++) {
      const { tab, step } = await bare(chrome, url, size, `m${tabs.length}`);
      await step(0);
      await tab.rest();
      tabs.push(tab);
    }
    await rest(givenBackMs);
    return treeBytes(chrome.pid);
  };
  const further = 6;
  const before = await open(2);
  const each = ((await open(further)) - before) / further;
  await Promise.all(tabs.map((tab) => tab.close()));
  return each;
}

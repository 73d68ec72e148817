// Processor time of a server and everything it started, told apart by what each process does. Linux only: elsewhere nothing tells it.
import { readdirSync, readFileSync } from "node:fs";

export const partsOf = ["server", "workerd", "browser", "gpu", "page", "utility"] as const;
type Part = (typeof partsOf)[number];
/** Milliseconds of processor time since each process began. */
type ProcessorTimes = Readonly<Record<Part, number>>;

/** Ticks of the kernel's clock in a second, as Linux tells processor time to programs on every platform that Node runs on. */
const ticksPerSecond = 100;

export function processorTimes(pid: number): ProcessorTimes {
  const times: Record<Part, number> = { server: 0, workerd: 0, browser: 0, gpu: 0, page: 0, utility: 0 };
  for (const each of withDescendants(pid)) {
    try {
      // Behind the name, which may hold spaces and brackets.
      const fields = readFileSync(`/proc/${each}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      times[partOf(each)] += ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    } catch {
      // It has ended meanwhile.
    }
  }
  return times;
}
/** What was used between two readings, for each of so many steps. */
export function perStep(
  before: ProcessorTimes,
  after: ProcessorTimes,
  steps: number,
): ProcessorTimes & { all: number } {
  const each = Object.fromEntries(partsOf.map((part) => [part, (after[part] - before[part]) / steps]));
  return { ...(each as ProcessorTimes), all: partsOf.reduce((sum, part) => sum + each[part]!, 0) };
}

/** What a process does. Throws where it has ended. */
export function partOf(pid: number): Part {
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  if (/\bworkerd\b/.test(command.split(" ")[0]!)) return "workerd";
  const type = /--type=(\S+)/.exec(command)?.[1];
  if (type === "renderer") return "page";
  if (type === "gpu-process") return "gpu";
  if (type !== undefined) return "utility";
  return /chrom/.test(command.split(" ")[0]!) ? "browser" : "server";
}
/** A process and all that it started. */
export function withDescendants(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(withDescendants)];
  } catch {
    return [];
  }
}

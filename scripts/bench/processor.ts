// Measures the processor time of a server and its descendants, by the role of each process. Linux only, because it
// reads /proc.
import { readdirSync, readFileSync } from "node:fs";

export const processParts = ["server", "workerd", "browser", "gpu", "page", "utility"] as const;
type ProcessPart = (typeof processParts)[number];
/** Milliseconds of processor time since each process began. */
type ProcessorTimes = Readonly<Record<ProcessPart, number>>;

/**
 * Clock ticks per second. Linux reports processor time in ticks. This number is the same on all platforms on which Node
 * runs.
 */
const ticksPerSecond = 100;

export function processorTimes(pid: number): ProcessorTimes {
  const times: Record<ProcessPart, number> = { server: 0, workerd: 0, browser: 0, gpu: 0, page: 0, utility: 0 };
  for (const each of withDescendants(pid)) {
    try {
      // Reads only the fields after the process name, because the name may contain spaces and brackets.
      const fields = readFileSync(`/proc/${each}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      times[partOf(each)] += ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    } catch {
      // The process has ended meanwhile.
    }
  }
  return times;
}
/** Returns the processor time between two readings, divided by the number of steps. */
export function perStep(
  before: ProcessorTimes,
  after: ProcessorTimes,
  steps: number,
): ProcessorTimes & { all: number } {
  const each = Object.fromEntries(processParts.map((part) => [part, (after[part] - before[part]) / steps]));
  return { ...(each as ProcessorTimes), all: processParts.reduce((sum, part) => sum + each[part]!, 0) };
}

/** Returns the role of a process. Throws if the process has ended. */
export function partOf(pid: number): ProcessPart {
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  if (/\bworkerd\b/.test(command.split(" ")[0]!)) return "workerd";
  const type = /--type=(\S+)/.exec(command)?.[1];
  if (type === "renderer") return "page";
  if (type === "gpu-process") return "gpu";
  if (type !== undefined) return "utility";
  return /chrom/.test(command.split(" ")[0]!) ? "browser" : "server";
}
/** Returns a process and all its descendants. */
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

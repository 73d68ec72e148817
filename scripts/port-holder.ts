// Which process listens on a port of this machine, as far as the system tells.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export interface Holder {
  readonly pid: number;
  readonly command: string;
}

/** Null where nobody does, where it is not ours to know, and where there is no /proc. */
export function holderOf(port: number): Holder | null {
  const sockets = new Set(["tcp", "tcp6"].flatMap((kind) => listening(kind, port)));
  if (sockets.size === 0) return null;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || !hasOneOf(name, sockets)) continue;
    const command = read(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim();
    return { pid: Number(name), command };
  }
  return null;
}

/** Numbers of the sockets that listen there. A line: number, address:port, peer, state, …, inode. */
const listening = (kind: string, port: number): string[] =>
  read(`/proc/net/${kind}`)
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = "", , state]) => state === "0A" && Number.parseInt(local.split(":").at(-1)!, 16) === port)
    .map((fields) => fields[9]!);

function hasOneOf(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const [, socket] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? [];
      return socket !== undefined && sockets.has(socket);
    });
  } catch {
    // Somebody else's, or gone between the look and the question.
    return false;
  }
}
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

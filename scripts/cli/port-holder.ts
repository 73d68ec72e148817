// Finds the process that listens on a port of this machine, if the system allows this.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export interface Holder {
  readonly pid: number;
  readonly command: string;
}

/**
 * Returns the process that listens on the port. Returns null if no process listens, if the process belongs to another
 * user, or if there is no /proc.
 */
export function findPortHolder(port: number): Holder | null {
  const sockets = new Set(["tcp", "tcp6"].flatMap((kind) => listening(kind, port)));
  if (sockets.size === 0) return null;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || !holdsSocket(name, sockets)) continue;
    const command = read(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim();
    return { pid: Number(name), command };
  }
  return null;
}

/**
 * Returns the inode numbers of the sockets that listen on the port. A line of the file has these fields: number,
 * address:port, peer, state, …, inode.
 */
const listening = (kind: string, port: number): string[] =>
  read(`/proc/net/${kind}`)
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = "", , state]) => state === "0A" && Number.parseInt(local.split(":").at(-1)!, 16) === port)
    .map((fields) => fields[9]!);

function holdsSocket(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const [, socket] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? [];
      return socket !== undefined && sockets.has(socket);
    });
  } catch {
    // The process belongs to another user, or has just ended.
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

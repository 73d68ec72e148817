// Ends the processes that a server starts (workerd, a browser, workers) when the server ends, even if the server is
// killed without a chance to clean up. Each process writes a file whose name contains the ids of the launcher and of
// the process itself. A shell that runs beside the launcher notices when the launcher ends, and kills the processes.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cache, childrenFolder, registerCommand, writeWhenChanged } from "../env.ts";

const require = createRequire(import.meta.url);
/** Texts that are in the command lines of these processes and of no other process. */
const commandMarks = ["--no-default-browser-check", "serve --binary", "worker-process."];

/** Makes Miniflare's workerd register itself from now on. */
export function wrapWorkerd(): void {
  const wrapper = join(cache, "run-workerd.sh");
  if (process.env["MINIFLARE_WORKERD_PATH"] === wrapper) return;
  const own = process.env["MINIFLARE_WORKERD_PATH"];
  const { default: pinned } = createRequire(require.resolve("miniflare"))("workerd") as { default: string };
  const lines = ["#!/bin/sh", registerCommand(childrenFolder), `exec "${own ?? pinned}" "$@"`, ""];
  writeWhenChanged(wrapper, lines.join("\n"), 0o755);
  process.env["MINIFLARE_WORKERD_PATH"] = wrapper;
}

/**
 * Ends the children of this process, no matter how this process ends. Returns a function for callers that have ended
 * the children themselves. The function stops the shell that watches this process.
 */
export function endChildrenOnExit(): () => void {
  const shell = spawn("/bin/sh", ["-c", watchScript, "sh", childrenFolder, String(process.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    // A signal to the whole terminal, or to this process group, must not end the shell.
    detached: true,
  });
  // The shell may have ended already.
  shell.stdin.on("error", () => {});
  shell.on("error", (error) => process.stderr.write(`The server's processes may outlive it: ${error.message}\n`));
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return () => shell.stdin.end("bye\n");
}

/** Registers a Node process that this process has started. The other children register themselves. */
export function registerChild(child: number): void {
  mkdirSync(childrenFolder, { recursive: true });
  writeFileSync(join(childrenFolder, `${process.pid}.${child}`), "");
}

/** Kills children whose launchers have ended, and waits until all of these children have ended. */
export async function killLeftovers(): Promise<void> {
  // Killing a worker leaves the worker's children running.
  for (let isClean = false; !isClean;) {
    isClean = true;
    for (const name of registeredNames()) {
      const [launcher = 0, child = 0] = name.split(".").map(Number);
      if (isAlive(launcher) && !isZombie(launcher)) continue;
      if (isServerChild(child)) {
        isClean = false;
        process.kill(child, "SIGKILL");
      } else rmSync(join(childrenFolder, name), { force: true });
    }
    if (!isClean) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
/**
 * Returns whether the process has ended but still has its id. A process keeps its id until the parent process reads the
 * exit status.
 */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length === 0;
  } catch {
    // Without /proc, nothing is known about the process.
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is also alive.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function registeredNames(): string[] {
  mkdirSync(childrenFolder, { recursive: true });
  return readdirSync(childrenFolder).filter((name) => /^\d+\.\d+$/.test(name));
}
/**
 * Returns whether a server started this process. Another process may have reused the id of a child that has ended.
 * Without /proc, returns false.
 */
function isServerChild(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return commandMarks.some((words) => command.includes(words));
  } catch {
    return false;
  }
}

const watchScript = `
trap '' INT TERM HUP
read -r word && [ "$word" = bye ] && exit 0
for file in "$1/$2".*; do
  [ -e "$file" ] || continue
  child="\${file##*.}"
  case "$(tr '\\0' ' ' < "/proc/$child/cmdline" 2>/dev/null || ps -o args= -p "$child")" in
    ${commandMarks.map((words) => `*"${words}"*`).join(" | ")}) kill -9 "$child" ;;
  esac
  rm -f "$file"
done`;

// The processes that a server starts, workerd, a browser and workers, end with it: also where it is killed and can say nothing more.
// Each writes down its launcher's number and its own; a shell beside the launcher hears when that is gone, and ends them.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cache, childrenFolder, writesItselfDown, writeWhenChanged } from "./env.ts";

const require = createRequire(import.meta.url);
/** What only these have among their arguments. */
const ours = ["--no-default-browser-check", "serve --binary", "worker-process."];

/** From now on, Miniflare's workerd writes itself down. */
export function prepareWorkerd(): void {
  const wrapper = join(cache, "run-workerd.sh");
  if (process.env["MINIFLARE_WORKERD_PATH"] === wrapper) return;
  const own = process.env["MINIFLARE_WORKERD_PATH"];
  const { default: pinned } = createRequire(require.resolve("miniflare"))("workerd") as { default: string };
  const lines = ["#!/bin/sh", writesItselfDown(childrenFolder), `exec "${own ?? pinned}" "$@"`, ""];
  writeWhenChanged(wrapper, lines.join("\n"), 0o755);
  process.env["MINIFLARE_WORKERD_PATH"] = wrapper;
}

/** Whatever happens to this process, its children end with it. The answer lets go of them: they were ended otherwise. */
export function endWithUs(): () => void {
  const shell = spawn("/bin/sh", ["-c", watch, "sh", childrenFolder, String(process.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    // What ends a whole terminal, or its group of processes, ends not this one.
    detached: true,
  });
  // A shell that is gone hears nothing.
  shell.stdin.on("error", () => {});
  shell.on("error", (error) => process.stderr.write(`Nothing ends the server's processes with it: ${error.message}\n`));
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return () => shell.stdin.end("bye\n");
}

/** A process of Node's that this one has started; the others write themselves down. */
export function writeDown(child: number): void {
  mkdirSync(childrenFolder, { recursive: true });
  writeFileSync(join(childrenFolder, `${process.pid}.${child}`), "");
}

/** Ends what launchers left that are gone, and that nobody was there to end; done when nothing of it is there any more. */
export async function endLeftovers(): Promise<void> {
  // A worker that is ended here leaves others behind.
  for (let isClean = false; !isClean;) {
    isClean = true;
    for (const name of written()) {
      const [launcher = 0, child = 0] = name.split(".").map(Number);
      if (isAlive(launcher) && !isEnded(launcher)) continue;
      if (isOurs(child)) {
        isClean = false;
        process.kill(child, "SIGKILL");
      } else rmSync(join(childrenFolder, name), { force: true });
    }
    if (!isClean) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
/** A process that has ended keeps its number until whoever started it has looked. */
function isEnded(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length === 0;
  } catch {
    // Where there is no /proc, that is not known.
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's is alive, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function written(): string[] {
  mkdirSync(childrenFolder, { recursive: true });
  return readdirSync(childrenFolder).filter((name) => /^\d+\.\d+$/.test(name));
}
/** A number may have gone to another process meanwhile. Where there is no /proc, that is not known. */
function isOurs(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return ours.some((words) => command.includes(words));
  } catch {
    return false;
  }
}

const watch = `
trap '' INT TERM HUP
read -r word && [ "$word" = bye ] && exit 0
for file in "$1/$2".*; do
  [ -e "$file" ] || continue
  child="\${file##*.}"
  case "$(tr '\\0' ' ' < "/proc/$child/cmdline" 2>/dev/null || ps -o args= -p "$child")" in
    ${ours.map((words) => `*"${words}"*`).join(" | ")}) kill -9 "$child" ;;
  esac
  rm -f "$file"
done`;

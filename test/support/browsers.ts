// Finds and kills browser processes.
import { readdirSync, readFileSync } from "node:fs";

/** Process ids of all browsers that this process has started, directly or indirectly. Linux only. */
function browsers(pid: number): number[] {
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) =>
    unlessGone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"), "")
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
  return children.flatMap((child) => {
    const own = /chrom/.test(unlessGone(() => readFileSync(`/proc/${child}/comm`, "utf8"), "")) ? [child] : [];
    return [...own, ...browsers(child)];
  });
}

/** A process or thread may end while it is inspected: its files are missing (ENOENT) or it does not respond (ESRCH). */
function unlessGone<T>(look: () => T, gone: T): T {
  try {
    return look();
  } catch (thrown) {
    if (["ENOENT", "ESRCH"].includes((thrown as NodeJS.ErrnoException).code ?? "")) return gone;
    throw thrown;
  }
}

/**
 * Kills all browsers and returns how many were killed. A browser process may have ended already, because its parent was
 * killed first.
 */
export const killBrowsers = (pid: number): number =>
  browsers(pid).filter((one) => unlessGone(() => process.kill(one, "SIGKILL"), false)).length;

// Browsers as processes, to be killed.
import { readdirSync, readFileSync } from "node:fs";

/** Ids of browsers that this process has started, by whatever way. Linux alone tells them. */
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

/** A process or a thread may end while it is looked at: it has no files then (ENOENT), or nobody answers (ESRCH). */
function unlessGone<T>(look: () => T, gone: T): T {
  try {
    return look();
  } catch (thrown) {
    if (["ENOENT", "ESRCH"].includes((thrown as NodeJS.ErrnoException).code ?? "")) return gone;
    throw thrown;
  }
}

/** Kills them; how many it killed. One may be gone already, as its parent was killed first. */
export const killBrowsers = (pid: number): number =>
  browsers(pid).filter((one) => unlessGone(() => process.kill(one, "SIGKILL"), false)).length;

// Browsers as processes, to be killed.
import { readdirSync, readFileSync } from "node:fs";

/** Ids of browsers that this process has started, by whatever way. Linux alone tells them. */
export function browsers(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => {
    const own = /chrom/.test(readFileSync(`/proc/${child}/comm`, "utf8")) ? [child] : [];
    return [...own, ...browsers(child)];
  });
}

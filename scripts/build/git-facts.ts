// The commit of the sources, and their uncommitted changes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

export interface GitFacts {
  /** The abbreviated commit, as `git describe --always` writes it. */
  readonly commit: string;
  /** Hash of the uncommitted changes, 12 hexadecimal digits, or null if there are no uncommitted changes. */
  readonly diffHash: string | null;
}

/**
 * Returns the facts about the repository of `folder`. Returns null if `folder` is not part of a git repository with a
 * commit: a package, a downloaded archive, or a folder that an outer repository ignores. Untracked files count as
 * changes, and ignored files do not.
 */
export function gitFacts(folder: string): GitFacts | null {
  // An installed package may be in a folder of another repository that does not track the package's files.
  if (git(folder, "ls-files", "--error-unmatch", "package.json") === null) return null;
  const commit = git(folder, "describe", "--always", "--exclude=*")?.trim();
  if (!commit) return null;
  const changed = git(folder, "diff", "HEAD", "--name-only", "--no-renames", "--relative", "-z", "--", ".");
  const untracked = git(folder, "ls-files", "--others", "--exclude-standard", "-z");
  const paths = [...new Set(`${changed ?? ""}${untracked ?? ""}`.split("\0"))].filter((path) => path !== "").toSorted();
  if (paths.length === 0) return { commit, diffHash: null };
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\0${currentContent(join(folder, path))}\0`);
  return { commit, diffHash: hash.digest("hex").slice(0, 12) };
}

/**
 * Returns the current content of a changed path. Git compares the file's content, the link's target and the executable
 * bit.
 */
function currentContent(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return "deleted";
  if (stat.isSymbolicLink()) return `link ${readlinkSync(path)}`;
  if (!stat.isFile()) return "folder";
  const digest = createHash("sha256").update(readFileSync(path)).digest("hex");
  return `${(stat.mode & 0o100) === 0 ? "file" : "executable"} ${digest}`;
}

/**
 * Runs a git command and returns its output, or null if git fails. Git takes no locks here, because another process may
 * be committing.
 */
function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", ["--no-optional-locks", ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : null;
}

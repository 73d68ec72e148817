/**
 * Removes unnecessary steps from a walk (MobileGUI-RL does not remove steps; OS-Genesis keeps whole walks). A step is
 * left out if the walk without it ends with the same data. The result is minimal: no single remaining step can be left
 * out.
 */

/**
 * Returns the pruned walk. `same` plays the given steps from the start of the walk, and returns whether the data at the
 * end equals the data after the whole walk. Sequences of steps are tried first, the longest first, because most steps
 * of a walk are unnecessary. Then single steps are tried, until no step can be left out. The result is deterministic if
 * `same` is. Calls `same` O(n log n) times if few steps remain, and O(n²) times in the worst case.
 */
export async function pruneWalk<T>(
  steps: readonly T[],
  same: (left: readonly T[]) => boolean | Promise<boolean>,
): Promise<readonly T[]> {
  let left = steps;
  for (let size = Math.floor(left.length / 2); size > 1; size = Math.floor(size / 2))
    left = await removeRuns(left, size, same);
  for (;;) {
    const fewer = await removeRuns(left, 1, same);
    if (fewer.length === left.length) return left;
    left = fewer;
  }
}
/**
 * Tries to leave out each sequence of `size` steps. Starts at the end, because no later step depends on the last steps.
 */
async function removeRuns<T>(
  steps: readonly T[],
  size: number,
  same: (left: readonly T[]) => boolean | Promise<boolean>,
): Promise<readonly T[]> {
  let left = steps;
  for (let at = left.length - size; at > -size; at -= size) {
    const tried = left.toSpliced(Math.max(0, at), at < 0 ? size + at : size);
    if (tried.length < left.length && (await same(tried))) left = tried;
  }
  return left;
}

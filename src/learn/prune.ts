/**
 * Removes unnecessary steps from a walk (MobileGUI-RL does not do this; OS-Genesis keeps whole walks). Steps are left
 * out, and an omission is kept where the data at the end is equal. The result is minimal: no single step of it can be
 * left out.
 */

/**
 * `same` plays the given steps from the same start and returns whether the data at the end is that of the whole walk.
 * Runs of steps are tried first, the longest first, because most of a walk is unnecessary; then single steps, until
 * none can be left out. Deterministic if `same` is. Calls `same` O(n log n) times where few steps are kept, O(n²) times
 * at worst.
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
/** Starts at the end, because nothing depends on the last steps. */
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

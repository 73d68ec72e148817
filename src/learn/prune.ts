/**
 * A walk without what it did not need (MobileGUI-RL leaves this out; OS-Genesis keeps whole walks): steps are left out one at a
 * time, and an omission is kept where the data at the end are equal. What is left is minimal: none of it can go by itself.
 */

/**
 * `same` plays what it is given from the same start and says whether the data at the end are those of the whole walk. Runs of
 * steps are tried first, the longest first, since most of a walk is for nothing; then single steps, until none can go.
 * Deterministic in `same`; called O(n log n) times where little is kept, O(n²) at worst.
 */
export async function pruned<T>(
  steps: readonly T[],
  same: (left: readonly T[]) => boolean | Promise<boolean>,
): Promise<readonly T[]> {
  let left = steps;
  for (let size = Math.floor(left.length / 2); size > 1; size = Math.floor(size / 2))
    left = await without(left, size, same);
  for (;;) {
    const fewer = await without(left, 1, same);
    if (fewer.length === left.length) return left;
    left = fewer;
  }
}
/** From the end, since what comes last has led nowhere yet. */
async function without<T>(
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

/** Everything that is loading for the display. No screenshot is taken while anything is loading. */
const pending = new Set<Promise<unknown>>();

/** Tracks a promise until it settles. If a tracked promise rejects, the promise that `loading` returns rejects too. */
export function track(promise: Promise<unknown>): void {
  const over = (): void => void pending.delete(promise);
  pending.add(promise);
  promise.then(over, over);
}
export const loading = (): Promise<unknown> | null => (pending.size > 0 ? Promise.all(pending) : null);

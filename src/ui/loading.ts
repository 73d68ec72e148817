/** Everything that is loading for the display. No screenshot is taken while anything is loading. */
const pending = new Set<Promise<unknown>>();

/** The promise that `loading` returns rejects if a tracked promise rejects. */
export function track(promise: Promise<unknown>): void {
  const over = (): void => void pending.delete(promise);
  pending.add(promise);
  promise.then(over, over);
}
export const loading = (): Promise<unknown> | null => (pending.size > 0 ? Promise.all(pending) : null);

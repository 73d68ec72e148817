/** What is on its way to the glass: while anything is, no picture is taken. */
const pending = new Set<Promise<unknown>>();

/** Who waits hears of a failure too. */
export function track(promise: Promise<unknown>): void {
  const over = (): void => void pending.delete(promise);
  pending.add(promise);
  promise.then(over, over);
}
export const loading = (): Promise<unknown> | null => (pending.size > 0 ? Promise.all(pending) : null);

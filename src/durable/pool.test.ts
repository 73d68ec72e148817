// Tests with fake pages which call gets a page. The keys are served in turn, some pages are reserved for steps without
// pictures, and the queue has a limit.
import { expect, test } from "vitest";
import { BusyError, Pool } from "./pool.ts";
import type { Tab } from "./tab.ts";

/** Returns a tab that has only the fields that the pool reads. */
function page(): Tab {
  const tab = {
    key: null as string | null,
    busy: false,
    isForPicture: false,
    usedAt: 0,
    gone: false,
    take(key: string, pictured: boolean) {
      [tab.key, tab.isForPicture, tab.busy] = [key, pictured, true];
    },
  };
  return tab as unknown as Tab;
}
class PoolHarness {
  readonly done: string[] = [];
  readonly busy: string[] = [];
  readonly pool: Pool;
  constructor(maxPages: number, maxQueued = 100) {
    this.pool = new Pool({ maxPages, maxQueued, open: async () => page(), waitUntil: () => {}, changed: () => {} });
  }
  /** Requests a page and keeps it until `free` is called. */
  ask(id: string, of: string, isPictured = false): Promise<void> {
    return this.pool.lease(id, { of, weight: 1, isPictured }).then(
      () => void this.done.push(id),
      (error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        this.busy.push(id);
      },
    );
  }
  async free(id: string): Promise<void> {
    const tab = this.pool.tabOf(id)!;
    tab.busy = false;
    this.pool.serve();
    await flushTasks();
  }
}
const flushTasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("serves a call of another key next, however many calls one key has waiting", async () => {
  const hall = new PoolHarness(1);
  for (let i = 0; i < 20; i++) void hall.ask(`flood-${i}`, "flood");
  await flushTasks();
  expect(hall.done).toEqual(["flood-0"]);
  void hall.ask("mine", "me");
  expect(hall.pool.positionOf("mine")).toBe(0);
  expect(hall.pool.positionOf("flood-19")).toBe(19);
  expect(hall.pool.positionOf("nobody")).toBeNull();
  await hall.free("flood-0");
  expect(hall.done).toEqual(["flood-0", "mine"]);
});

test("keeps one page for steps without pictures", async () => {
  const hall = new PoolHarness(4);
  for (let i = 0; i < 8; i++) void hall.ask(`picture-${i}`, "a", true);
  // Pages open one at a time.
  for (let i = 0; i < 8; i++) await flushTasks();
  expect(hall.done).toHaveLength(3);
  void hall.ask("step", "a");
  for (let i = 0; i < 4; i++) await flushTasks();
  expect(hall.done.at(-1)).toBe("step");
  await hall.free("step");
  expect(hall.done).toHaveLength(4);
  await hall.free("picture-0");
  expect(hall.done.at(-1)).toBe("picture-3");
});

test("rejects the latest calls of the key that filled a full queue", async () => {
  const hall = new PoolHarness(1, 4);
  void hall.ask("flood-0", "flood");
  await flushTasks();
  for (let i = 1; i < 7; i++) void hall.ask(`flood-${i}`, "flood");
  await flushTasks();
  // One call is served and four calls wait.
  expect(hall.busy).toEqual(["flood-5", "flood-6"]);
  void hall.ask("mine", "me");
  await flushTasks();
  expect(hall.busy).toEqual(["flood-5", "flood-6", "flood-4"]);
  expect(hall.pool.waiting).toBe(4);
  await hall.free("flood-0");
  await hall.free("flood-1");
  expect(hall.done).toEqual(["flood-0", "flood-1", "mine"]);
});

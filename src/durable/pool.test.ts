// Who gets a page, over pages that are none: keys in turn, steps beside pictures, a queue with an end.
import { expect, test } from "vitest";
import { BusyError, Pool } from "./pool.ts";
import type { Tab } from "./tab.ts";

/** As far as the pool looks at one. */
function page(): Tab {
  const tab = {
    key: null as string | null,
    busy: false,
    pictured: false,
    usedAt: 0,
    gone: false,
    take(key: string, pictured: boolean) {
      [tab.key, tab.pictured, tab.busy] = [key, pictured, true];
    },
  };
  return tab as unknown as Tab;
}
class Hall {
  readonly done: string[] = [];
  readonly busy: string[] = [];
  readonly pool: Pool;
  constructor(most: number, queueMost = 100) {
    this.pool = new Pool({ most, queueMost, open: async () => page(), until: () => {}, changed: () => {} });
  }
  /** Asks for a page, and keeps it until it is `freed`. */
  ask(id: string, of: string, isPictured = false): Promise<void> {
    return this.pool.lease(id, { of, weight: 1, isPictured }).then(
      () => void this.done.push(id),
      (error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        this.busy.push(id);
      },
    );
  }
  async freed(id: string): Promise<void> {
    const tab = this.pool.of(id)!;
    tab.busy = false;
    this.pool.serve();
    await settled();
  }
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a call of another key is served next, however many one key has waiting", async () => {
  const hall = new Hall(1);
  for (let i = 0; i < 20; i++) void hall.ask(`flood-${i}`, "flood");
  await settled();
  expect(hall.done).toEqual(["flood-0"]);
  void hall.ask("mine", "me");
  expect(hall.pool.placeOf("mine")).toBe(0);
  expect(hall.pool.placeOf("flood-19")).toBe(19);
  expect(hall.pool.placeOf("nobody")).toBeNull();
  await hall.freed("flood-0");
  expect(hall.done).toEqual(["flood-0", "mine"]);
});

test("pictures leave a page to steps without them", async () => {
  const hall = new Hall(4);
  for (let i = 0; i < 8; i++) void hall.ask(`picture-${i}`, "a", true);
  // Pages open one after another.
  for (let i = 0; i < 8; i++) await settled();
  expect(hall.done).toHaveLength(3);
  void hall.ask("step", "a");
  for (let i = 0; i < 4; i++) await settled();
  expect(hall.done.at(-1)).toBe("step");
  await hall.freed("step");
  expect(hall.done).toHaveLength(4);
  await hall.freed("picture-0");
  expect(hall.done.at(-1)).toBe("picture-3");
});

test("where the queue is full, the key that filled it is shed, the last one first", async () => {
  const hall = new Hall(1, 4);
  void hall.ask("flood-0", "flood");
  await settled();
  for (let i = 1; i < 7; i++) void hall.ask(`flood-${i}`, "flood");
  await settled();
  // One is served, four wait.
  expect(hall.busy).toEqual(["flood-5", "flood-6"]);
  void hall.ask("mine", "me");
  await settled();
  expect(hall.busy).toEqual(["flood-5", "flood-6", "flood-4"]);
  expect(hall.pool.waiting).toBe(4);
  await hall.freed("flood-0");
  await hall.freed("flood-1");
  expect(hall.done).toEqual(["flood-0", "flood-1", "mine"]);
});

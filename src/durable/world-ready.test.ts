import { beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "#env/answer.ts";
import type * as module from "./world-ready.ts";

type Answer = (address: string) => Promise<Response>;
let waitForWorld: typeof module.waitForWorld;
beforeEach(async () => {
  // The module stores for the whole isolate that the world data is ready, so each test loads the module again.
  vi.resetModules();
  ({ waitForWorld } = await import("./world-ready.ts"));
});
const detailOf = async (answer: Answer, wait: boolean): Promise<string> =>
  waitForWorld({ fetch: answer }, wait).then(
    () => "placed",
    (error: unknown) => (error as Refusal).problem.detail,
  );

test("a reader waits until the local server has the world, and later readers do not ask again", async () => {
  const asked: string[] = [];
  let place!: (answer: Response) => void;
  const placed = new Promise<Response>((resolve) => void (place = resolve));
  const answer: Answer = (address) => {
    asked.push(address);
    return placed;
  };
  let isRead = false;
  const reading = detailOf(answer, true).then(() => void (isRead = true));
  await Promise.resolve();
  expect([asked, isRead]).toEqual([["http://world/"], false]);
  place(new Response());
  await reading;
  expect(isRead).toBe(true);
  expect(await detailOf(answer, true)).toBe("placed");
  expect(asked).toHaveLength(1);
});

test("a reader without an answer does not block the next one", async () => {
  void detailOf(() => new Promise(() => undefined), true);
  expect(await detailOf(async () => new Response(), true)).toBe("placed");
});

test("a request that does not wait is refused while the world is being made", async () => {
  const asked: string[] = [];
  const answer: Answer = async (address) => {
    asked.push(address);
    return new Response(null, { status: 202 });
  };
  expect(await detailOf(answer, false)).toBe("The world's records are still being generated.");
  expect(asked).toEqual(["http://world/now"]);
});

test("a world that cannot be made is refused with the server's reason", async () => {
  expect(await detailOf(async () => new Response("No space left.", { status: 503 }), true)).toBe("No space left.");
});

test("without a local server to ask, the world counts as ready", async () => {
  await expect(waitForWorld(undefined, false)).resolves.toBeUndefined();
});

import { beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "../env/answer.ts";
import { worldVersion } from "../world/version.ts";
import type { Bindings } from "./bindings.ts";
import type * as world from "./world.ts";

/** A database of this world, and a local server that answers so when it is asked whether the world is in its place. */
const bindings = (answer: (address: string) => Promise<Response>): Bindings => {
  const all = async () => ({
    results: [
      { key: "version", value: worldVersion },
      { key: "hash", value: "0123456789abcdef" },
    ],
  });
  const session = { prepare: () => ({ bind: () => ({ all }) }) };
  return { WORLD: { withSession: () => session }, WORLD_PLACED: { fetch: answer } } as unknown as Bindings;
};
const detailOf = async (facts: Promise<unknown>): Promise<string> =>
  facts.then(String, (error: unknown) => (error as Refusal).problem.detail);

let worldFacts: typeof world.worldFacts;
beforeEach(async () => {
  // It remembers for its isolate that the world is there.
  vi.resetModules();
  ({ worldFacts } = await import("./world.ts"));
});

test("a reader waits until the local server has placed the world, and asks no more after that", async () => {
  const asked: string[] = [];
  let place!: (answer: Response) => void;
  const placed = new Promise<Response>((resolve) => void (place = resolve));
  const env = bindings((address) => {
    asked.push(address);
    return placed;
  });
  let read: string | null = null;
  const reading = worldFacts(env).then(({ hash }) => void (read = hash));
  await Promise.resolve();
  expect([asked, read]).toEqual([["http://world/"], null]);
  place(new Response());
  await reading;
  expect(read).toBe("0123456789abcdef");
  await worldFacts(env);
  expect(asked).toHaveLength(1);
});

test("a reader that is never answered does not hold up the next one", async () => {
  void worldFacts(bindings(() => new Promise(() => undefined)));
  expect((await worldFacts(bindings(async () => new Response()))).version).toBe(worldVersion);
});

test("who does not wait is told that the world is being made", async () => {
  const asked: string[] = [];
  const env = bindings(async (address) => {
    asked.push(address);
    return new Response(null, { status: 202 });
  });
  expect(await detailOf(worldFacts(env, { wait: false }))).toBe("The world's records are being made.");
  expect(asked).toEqual(["http://world/now"]);
});

test("a world that could not be made is refused with the server's reason", async () => {
  const env = bindings(async () => new Response("No space left.", { status: 503 }));
  expect(await detailOf(worldFacts(env))).toBe("No space left.");
});

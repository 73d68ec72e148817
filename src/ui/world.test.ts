// The page's reads: asked once, shared, waited for, tried again, told when they fail.
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { worldUrl } from "../world/url.ts";
import weather from "../world/weather/index.ts";
import { loading } from "./pending.ts";
import { askAgain, world, worldPages } from "./world.ts";

// Under Node the package offers its server's build, in which nothing ever changes.
// @ts-expect-error -- this build has no types of its own
vi.mock("solid-js", () => import("../../node_modules/solid-js/dist/solid.js"));

const { city, find } = weather.queries;
const asked: string[] = [];
let answers: (url: string) => Response | Error;
let dispose: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = (url) => Response.json({ of: url });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const answer = answers(url);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const rooted = <T>(run: () => T): T =>
  createRoot((end) => {
    dispose = end;
    return run();
  });
async function settled(): Promise<void> {
  for (let waiting = loading(); waiting; waiting = loading()) {
    await vi.advanceTimersByTimeAsync(2000);
    await waiting;
  }
}
let count = 0;
/** What no other test has asked: answers outlive a test. */
const fresh = (): string => `city-${++count}`;

test("undefined until it is there, and the page waits for it", async () => {
  const id = fresh();
  const read = rooted(() => world(city, () => ({ id })));
  expect([read(), loading() === null]).toEqual([undefined, false]);
  await settled();
  expect(read()).toEqual({ of: worldUrl(city, { id }) });
  expect([read.failed(), loading()]).toEqual([false, null]);
});

test("one address is asked once, whoever asks and however often the state changes", async () => {
  const id = fresh();
  const [tick, setTick] = createSignal(0);
  const [first, second] = rooted(() => [
    world(city, () => (tick() >= 0 ? { id } : null)),
    world(city, () => ({ id })),
  ]) as [() => unknown, () => unknown];
  await settled();
  setTick(1);
  expect(first()).toBe(second());
  const third = createRoot(() => world(city, () => ({ id })));
  expect(third()).toBe(first());
  expect(asked).toHaveLength(1);
});

test("follows its arguments, and asks nothing for none", async () => {
  const [one, two] = [fresh(), fresh()];
  const [id, setId] = createSignal<string | null>(null);
  const read = rooted(() => world(city, () => (id() === null ? null : { id: id()! })));
  expect([read(), loading(), asked]).toEqual([undefined, null, []]);
  setId(one);
  await settled();
  expect(read()).toEqual({ of: worldUrl(city, { id: one }) });
  setId(two);
  expect(read()).toBeUndefined();
  await settled();
  expect(read()).toEqual({ of: worldUrl(city, { id: two }) });
  setId(one);
  expect(read()).toEqual({ of: worldUrl(city, { id: one }) });
  expect(asked).toHaveLength(2);
});

test("what the network loses is asked for again", async () => {
  let lost = 2;
  answers = () => (lost-- > 0 ? new Error("reset") : Response.json(1));
  const read = rooted(() => world(city, () => ({ id: fresh() })));
  await settled();
  expect([read(), read.failed(), asked.length]).toEqual([1, false, 3]);
});

test("a server that stays away ends in a failure, and the next look asks again", async () => {
  answers = () => new Response("", { status: 503 });
  const id = fresh();
  const read = rooted(() => world(city, () => ({ id })));
  await settled();
  expect([read(), read.failed(), asked.length, loading()]).toEqual([undefined, true, 4, null]);
  answers = () => Response.json("back");
  askAgain();
  await settled();
  expect([read(), read.failed(), asked.length]).toEqual(["back", false, 5]);
  askAgain();
  expect(loading()).toBeNull();
});

test("what the server refuses is not asked four times", async () => {
  answers = () => new Response("", { status: 422 });
  const read = rooted(() => world(city, () => ({ id: fresh() })));
  await settled();
  expect([read.failed(), asked.length]).toEqual([true, 1]);
});

test("pages follow each other, and those that are there stay while the next comes", async () => {
  const q = fresh();
  answers = (url) => {
    const page = Number(new URL(url, "http://p").searchParams.get("page") ?? 0);
    return Response.json({ rows: [page * 2, page * 2 + 1], more: page < 2, total: 6 });
  };
  const [pages, setPages] = createSignal(1);
  const read = rooted(() => worldPages(find, () => ({ q }), pages));
  await settled();
  expect(read()).toEqual({ rows: [0, 1], more: true, total: 6 });
  setPages(3);
  expect(read()!.rows).toEqual([0, 1]);
  await settled();
  expect(read()).toEqual({ rows: [0, 1, 2, 3, 4, 5], more: false, total: 6 });
  expect(asked).toHaveLength(3);
});

test("the oldest answers make room", async () => {
  const first = fresh();
  const read = rooted(() => world(city, () => ({ id: first })));
  await settled();
  for (let i = 0; i < 320; i++) createRoot(() => world(city, () => ({ id: fresh() })));
  await settled();
  const before = asked.length;
  // Who shows it keeps it; who asks anew has to ask the server.
  expect(read()).toEqual({ of: worldUrl(city, { id: first }) });
  createRoot(() => world(city, () => ({ id: first })));
  expect(asked).toHaveLength(before + 1);
});

// Tests world queries of the page: they are sent once, shared, awaited and retried, and they report failures.
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { worldUrl } from "#world/url.ts";
import weather from "#world/weather/index.ts";
import { loading } from "./loading.ts";
import { findLostAnswer, retryFailed, queryWorld, queryWorldPages } from "./world.ts";

// Under Node, `solid-js` resolves to its server build, whose signals never update. The test therefore loads the browser
// build.
// @ts-expect-error -- this build has no types of its own
vi.mock("solid-js", () => import("../../node_modules/solid-js/dist/solid.js"));

const { city, find } = weather.queries;
const requestedUrls: string[] = [];
let answers: (url: string) => Response | Error;
let dispose: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  requestedUrls.length = 0;
  answers = (url) => Response.json({ of: url });
  vi.stubGlobal("fetch", async (url: string) => {
    requestedUrls.push(url);
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
const runInRoot = <T>(run: () => T): T =>
  createRoot((end) => {
    dispose = end;
    return run();
  });
async function settle(): Promise<void> {
  for (let waiting = loading(); waiting; waiting = loading()) {
    await vi.advanceTimersByTimeAsync(2000);
    await waiting;
  }
}
let count = 0;
/** Returns an id that no other test has queried. Answers are cached across tests. */
const unusedId = (): string => `city-${++count}`;

test("a query returns undefined until its answer is there, and the page waits for it", async () => {
  const id = unusedId();
  const read = runInRoot(() => queryWorld(city, () => ({ id })));
  expect([read(), loading() === null]).toEqual([undefined, false]);
  await settle();
  expect(read()).toEqual({ of: worldUrl(city, { id }) });
  expect([read.failed(), loading()]).toEqual([false, null]);
});

test("one address is requested once, for any number of readers and changes of state", async () => {
  const id = unusedId();
  const [tick, setTick] = createSignal(0);
  const [first, second] = runInRoot(() => [
    queryWorld(city, () => (tick() >= 0 ? { id } : null)),
    queryWorld(city, () => ({ id })),
  ]) as [() => unknown, () => unknown];
  await settle();
  setTick(1);
  expect(first()).toBe(second());
  const third = createRoot(() => queryWorld(city, () => ({ id })));
  expect(third()).toBe(first());
  expect(requestedUrls).toHaveLength(1);
});

test("a query follows its arguments, and requests nothing without them", async () => {
  const [one, two] = [unusedId(), unusedId()];
  const [id, setId] = createSignal<string | null>(null);
  const read = runInRoot(() => queryWorld(city, () => (id() === null ? null : { id: id()! })));
  expect([read(), loading(), requestedUrls]).toEqual([undefined, null, []]);
  setId(one);
  await settle();
  expect(read()).toEqual({ of: worldUrl(city, { id: one }) });
  setId(two);
  expect(read()).toBeUndefined();
  await settle();
  expect(read()).toEqual({ of: worldUrl(city, { id: two }) });
  setId(one);
  expect(read()).toEqual({ of: worldUrl(city, { id: one }) });
  expect(requestedUrls).toHaveLength(2);
});

test("a request that the network loses is repeated", async () => {
  let lost = 2;
  answers = () => (lost-- > 0 ? new Error("reset") : Response.json(1));
  const read = runInRoot(() => queryWorld(city, () => ({ id: unusedId() })));
  await settle();
  expect([read(), read.failed(), requestedUrls.length]).toEqual([1, false, 3]);
});

test("a query fails if the server stays unavailable, and retryFailed requests it again", async () => {
  answers = () => new Response("", { status: 503 });
  const id = unusedId();
  const read = runInRoot(() => queryWorld(city, () => ({ id })));
  await settle();
  expect([read(), read.failed(), requestedUrls.length, loading()]).toEqual([undefined, true, 4, null]);
  expect(findLostAnswer()).toBe(worldUrl(city, { id }));
  answers = () => Response.json("back");
  retryFailed();
  await settle();
  expect([read(), read.failed(), requestedUrls.length]).toEqual(["back", false, 5]);
  expect(findLostAnswer()).toBeNull();
  retryFailed();
  expect(loading()).toBeNull();
});

test("a request that the server refuses is not repeated", async () => {
  answers = () => new Response("", { status: 422 });
  const read = runInRoot(() => queryWorld(city, () => ({ id: unusedId() })));
  await settle();
  expect([read.failed(), requestedUrls.length]).toEqual([true, 1]);
  expect(findLostAnswer()).toBeNull();
});

test("pages are appended, and earlier ones stay while the next one loads", async () => {
  const q = unusedId();
  answers = (url) => {
    const page = Number(new URL(url, "http://p").searchParams.get("page") ?? 0);
    return Response.json({ rows: [page * 2, page * 2 + 1], more: page < 2, total: 6 });
  };
  const [pages, setPages] = createSignal(1);
  const read = runInRoot(() => queryWorldPages(find, () => ({ q }), pages));
  await settle();
  expect(read()).toEqual({ rows: [0, 1], more: true, total: 6 });
  setPages(3);
  expect(read()!.rows).toEqual([0, 1]);
  await settle();
  expect(read()).toEqual({ rows: [0, 1, 2, 3, 4, 5], more: false, total: 6 });
  expect(requestedUrls).toHaveLength(3);
});

test("the oldest answers are evicted", async () => {
  const first = unusedId();
  const read = runInRoot(() => queryWorld(city, () => ({ id: first })));
  await settle();
  for (let i = 0; i < 320; i++) createRoot(() => queryWorld(city, () => ({ id: unusedId() })));
  await settle();
  const before = requestedUrls.length;
  // The existing read still has its answer, but a new read has to ask the server.
  expect(read()).toEqual({ of: worldUrl(city, { id: first }) });
  createRoot(() => queryWorld(city, () => ({ id: first })));
  expect(requestedUrls).toHaveLength(before + 1);
});

// Tests calls to objects in another worker.
import { describe, expect, test, vi } from "vitest";
import { problem } from "#contract/problem.ts";
import { Refusal } from "#env/answer.ts";
import type { Namespace } from "./remote.ts";
import { workerNumber } from "./worker-number.ts";
import { objectOf, peerHeaders, workersOf, type ObjectAnswer, type PeerCalls } from "./workers.ts";

interface TestObject {
  add(a: number, b: number): Promise<number>;
}
/** Test objects. The name of each object is the number of its worker. */
const testObjects: Namespace<TestObject> = {
  getByName: (name) => ({ add: async (a: number, b: number) => a + b + 1000 * Number(name) }),
  idFromName: (name) => ({ toString: () => name.padStart(8, "0").padEnd(64, "0") }),
};
function twoWorkers(answer: () => Promise<ObjectAnswer>) {
  const peer = {
    call: vi.fn<PeerCalls["call"]>(answer),
    handOnCounts: vi.fn<PeerCalls["handOnCounts"]>(),
    fetch: vi.fn<PeerCalls["fetch"]>(async () => new Response("there")),
  };
  return { peer, env: { WORKERS: { own: 0, count: 2, secret: "s" }, WORKER_1: peer } };
}

describe("an object", () => {
  test("of this worker, or of a server without workers, is called directly", async () => {
    const { env, peer } = twoWorkers(async () => ({ value: 5 }));
    expect(await objectOf({}, "RUNS", testObjects, "1").add(1, 2)).toBe(1003);
    expect(await objectOf(env, "RUNS", testObjects, "0").add(1, 2)).toBe(3);
    expect(peer.call).not.toHaveBeenCalled();
    expect([workersOf({}), workersOf(env)]).toEqual([[0], [0, 1]]);
  });

  test("of another worker is called there", async () => {
    const { env, peer } = twoWorkers(async () => ({ value: 5 }));
    const there = objectOf(env, "RUNS", testObjects, "1");
    expect(await there.add(1, 2)).toBe(5);
    expect(peer.call).toHaveBeenCalledWith("s", { kind: "RUNS", name: "1", method: "add", args: [1, 2] });
    // A promise can resolve with the stub.
    expect(await Promise.resolve(there)).toBe(there);
  });

  test("fails as busy if its worker does not answer", async () => {
    const { env } = twoWorkers(() => Promise.reject(new Error("Network connection lost.")));
    const error = await objectOf(env, "RUNS", testObjects, "1")
      .add(1, 2)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).problem).toMatchObject({ type: "urn:phonebooth:problem:busy", status: 503 });
  });

  test("of the environment index is called again until its worker answers", async () => {
    let tries = 0;
    const { env } = twoWorkers(async () => {
      if (++tries < 3) throw new Error("Network connection lost.");
      return { value: tries };
    });
    expect(await objectOf(env, "LOBBY", testObjects, "1").add(1, 2)).toBe(3);
  });

  test("passes on a refusal with its waiting time, and an error as one of the remote object", async () => {
    const full = { ...problem("busy", "Too many phones are awake."), retry_after: 7 };
    const refused = twoWorkers(async () => ({ refused: full })).env;
    await expect(objectOf(refused, "RUNS", testObjects, "1").add(1, 2)).rejects.toMatchObject({ problem: full });
    const broken = twoWorkers(async () => ({ threw: "Error: bad" })).env;
    await expect(objectOf(broken, "RUNS", testObjects, "1").add(1, 2)).rejects.toMatchObject({
      message: "Error: bad",
      remote: true,
    });
  });

  test("forwards a fetch to its worker, with the workers' secret", async () => {
    const { env, peer } = twoWorkers(async () => ({ value: null }));
    const there = objectOf(env, "PHONES", testObjects, "1") as unknown as {
      fetch(request: Request): Promise<Response>;
    };
    expect(await (await there.fetch(new Request("https://phone/live", { headers: { "x-caller": "me" } }))).text()).toBe(
      "there",
    );
    const [request] = peer.fetch.mock.calls[0]!;
    expect(request.url).toBe("https://phone/live");
    expect([...request.headers]).toEqual(
      expect.arrayContaining([
        ["x-caller", "me"],
        [peerHeaders.secret, "s"],
        [peerHeaders.phone, "1"],
      ]),
    );
  });
});

test("the first digits of an id select its worker, evenly", () => {
  const ids = Array.from({ length: 4000 }, (_, n) =>
    ((n * 2654435761) % 2 ** 32).toString(16).padStart(8, "0").padEnd(64, "0"),
  );
  for (const workers of [1, 2, 3, 16]) {
    const counts = Array.from({ length: workers }, () => 0);
    for (const id of ids) counts[workerNumber(id, workers)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan((4000 / workers) * 0.9);
  }
});

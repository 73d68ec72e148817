// The environment's Durable Object, tested inside workerd: its storage, its alarm, its eviction, the order of calls.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { LiveMessage } from "#contract/live.ts";
import {
  bindings,
  TestEnvironment,
  unwrapAnswer,
  home,
  newId,
  noop,
  openNotes,
  statusOf,
  swipeHome,
  screenObject,
  worker,
} from "./support.ts";

const queryStorage = (booth: TestEnvironment, query: string): Promise<Record<string, SqlStorageValue>[]> =>
  runInDurableObject(booth.stub, (_, state) => state.storage.sql.exec(query).toArray());

describe("storage", () => {
  test("stores a step as one row, and tokens only as hashes", async () => {
    const booth = await TestEnvironment.create();
    const { observation } = await booth.step(noop);
    const rows = await queryStorage(booth, "SELECT * FROM log");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      version: 1,
      step: 1,
      kind: "step",
      action: '{"type":"NOOP"}',
      hash: observation.state_hash,
    });
    const everything = JSON.stringify(await queryStorage(booth, "SELECT * FROM meta"));
    expect(everything).not.toContain(booth.tokens.agent);
    expect(everything).not.toContain(booth.tokens.operator);
  });

  test("stores checkpoints between changes, and returns to the same state after eviction", async () => {
    const booth = await TestEnvironment.create();
    for (let i = 0; i < 40; i++) await booth.step({ type: "WAIT", value: i }, { screenshot: "none" }).catch(() => null);
    for (let i = 0; i < 40; i++) await booth.step(noop);
    const versions = (await queryStorage(booth, "SELECT version FROM checkpoint ORDER BY version")).map(
      (row) => row["version"],
    );
    expect(versions[0]).toBe(0);
    expect(versions.length).toBeGreaterThan(2);
    const { version, hash } = await booth.state();
    await evictDurableObject(booth.stub);
    expect(await booth.state()).toMatchObject({ version, hash });
  });

  test("stores nothing for an id that nobody created", async () => {
    const id = newId();
    const phone = bindings.PHONES.getByName(id);
    expect(statusOf(await phone.info({ token: null, admin: true, origin: null, fresh: false }))).toBe(404);
    const booth = await TestEnvironment.connect(id, { agent: "a", operator: "o" });
    expect(
      await queryStorage(booth, "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\'"),
    ).toEqual([]);
  });
});

describe("order", () => {
  test("steps of one phone run one after another, in the order of their arrival", async () => {
    const booth = await TestEnvironment.create();
    const steps = await Promise.all(
      Array.from({ length: 20 }, (_, i) => booth.step({ type: "INFO", value: String(i) })),
    );
    expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const actions = await queryStorage(booth, "SELECT action FROM log ORDER BY version");
    expect(actions.map(({ action }) => JSON.parse(action as string).value)).toEqual(
      Array.from({ length: 20 }, (_, i) => String(i)),
    );
  });

  test("steps with and without the page keep their order", async () => {
    const booth = await TestEnvironment.create();
    const [a, b, c, picture] = await Promise.all([
      booth.step(openNotes),
      booth.step(noop),
      booth.step(home),
      booth.screenshot(),
    ]);
    expect([a, b, c].map(({ step, observation }) => [step, observation.app])).toEqual([
      [1, "notes"],
      [2, "notes"],
      [3, "launcher"],
    ]);
    expect(picture).toBe(await booth.screenshot({ step: 3 }));
  });
});

describe("eviction", () => {
  test("between steps keeps the state and the picture", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const [before, picture] = [await booth.state(), await booth.screenshot()];
    await evictDurableObject(booth.stub);
    expect(await booth.state()).toEqual(before);
    expect(await booth.screenshot()).toBe(picture);
    expect((await booth.step(home)).step).toBe(2);
  });

  test("within a step leaves it done or not begun, and its key makes the retry safe", async () => {
    for (const delayMs of [0, 5, 20]) {
      const booth = await TestEnvironment.create();
      await booth.step(openNotes);
      const step = booth.step(home, { screenshot: "none", state_hash: true }, "once").catch(() => null);
      await scheduler.wait(delayMs);
      await runInDurableObject(booth.stub, (_, state) => state.abort("the test kills it")).catch(() => {});
      await step;
      const again = await booth.step(home, { screenshot: "none", state_hash: true }, "once");
      expect(again).toMatchObject({ step: 2, observation: { app: "launcher" } });
      expect(await booth.info()).toMatchObject({ version: 2, step: 2, status: "running" });
      expect((await booth.state()).hash).toBe(again.observation.state_hash);
    }
  });
});

describe("idempotency", () => {
  test("a repeated step gets the first answer with its picture and is not taken again, even after eviction", async () => {
    const booth = await TestEnvironment.create();
    const look = { screenshot: "base64", state_hash: true } as const;
    const first = await booth.step(openNotes, look, "k1");
    await booth.step(home);
    expect(await booth.step(openNotes, look, "k1")).toEqual(first);
    await evictDurableObject(booth.stub);
    expect(await booth.step(openNotes, look, "k1")).toEqual(first);
    expect((await booth.info()).step).toBe(2);
  });

  test("a known key with another request, or in a later episode, is a conflict", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(noop, undefined, "k");
    expect(statusOf(await booth.phone.step(booth.operator, { action: home }, "k"))).toBe(409);
    unwrapAnswer(await booth.phone.reset(booth.operator, null, null));
    const observation = { screenshot: "none", state_hash: true } as const;
    expect(statusOf(await booth.phone.step(booth.operator, { action: noop, observation }, "k"))).toBe(409);
  });

  test("a repeated creation returns the same environment; another body is a conflict", async () => {
    const id = newId();
    const create = (seed: number) => bindings.PHONES.getByName(id).create(id, { seed }, { owner: "key" }, null);
    const [a, b] = (await Promise.all([create(1), create(1)])).map(unwrapAnswer);
    expect(a).toBe(b);
    expect(statusOf(await create(2))).toBe(409);
    await evictDurableObject((await TestEnvironment.connect(id, JSON.parse(a!).tokens)).stub);
    const later = JSON.parse(unwrapAnswer(await create(1)));
    expect(later.tokens).not.toEqual(JSON.parse(a!).tokens);
    for (const tokens of [JSON.parse(a!).tokens, later.tokens])
      expect((await (await TestEnvironment.connect(id, tokens)).info()).id).toBe(id);
  });
});

describe("a repeated creation", () => {
  const [mine, other] = ["a".repeat(64), "b".repeat(64)];
  const by = { nobody: { owner: null }, key: { owner: mine }, secret: { owner: null, secret: mine } };
  const both = { owner: mine, secret: other };

  test.each([
    ["with neither key nor secret", by.nobody, [], [by.nobody, by.key, by.secret]],
    ["with a key", by.key, [by.key, both], [by.nobody, by.secret, { owner: other }]],
    ["with a secret", by.secret, [by.secret, { owner: other, secret: mine }], [by.nobody, by.key, both]],
    ["with both", both, [both, by.key, { owner: null, secret: other }], [by.nobody, by.secret, { owner: other }]],
  ])(
    "%s: returns the tokens only for the same key or secret, even after eviction and suspension",
    async (_, first, same, others) => {
      const id = newId();
      const phone = () => bindings.PHONES.getByName(id);
      const made = JSON.parse(unwrapAnswer(await phone().create(id, { idle_seconds: 1 }, first, null)));
      const booth = await TestEnvironment.connect(id, made.tokens);
      for (const creator of same) {
        expect(JSON.parse(unwrapAnswer(await phone().create(id, { idle_seconds: 1 }, creator, null)))).toEqual(made);
      }
      const refused = async (): Promise<void> => {
        for (const creator of others)
          expect(await phone().create(id, { idle_seconds: 1 }, creator, null)).toMatchObject({
            ok: false,
            problem: { status: 409, detail: expect.stringMatching(/API key.*secret/) },
          });
        for (const creator of [...same, ...others])
          expect(statusOf(await phone().create(id, { idle_seconds: 2 }, creator, null))).toBe(409);
      };
      await refused();
      await evictDurableObject(booth.stub);
      await scheduler.wait(1100);
      await runDurableObjectAlarm(booth.stub);
      await evictDurableObject(booth.stub);
      await refused();
      // A refused call does not restore a suspended phone.
      expect(statusOf(await booth.phone.info(booth.agent))).toBe(410);
      for (const creator of same) {
        const { tokens } = JSON.parse(unwrapAnswer(await phone().create(id, { idle_seconds: 1 }, creator, null)));
        expect((await (await TestEnvironment.connect(id, tokens)).info()).id).toBe(id);
      }
    },
  );
});

describe("the alarm", () => {
  test("suspends an idle phone, which can be restored unchanged, and deletes it after a day", async () => {
    const booth = await TestEnvironment.create({ idle_seconds: 1 });
    await booth.step(noop);
    const before = await booth.state();

    // The phone was just used, so it is too early to suspend it.
    expect(await runDurableObjectAlarm(booth.stub)).toBe(true);
    expect((await booth.info()).status).toBe("running");

    await scheduler.wait(1100);
    await runDurableObjectAlarm(booth.stub);
    for (const answer of [
      await booth.phone.info(booth.agent),
      await booth.phone.step(booth.agent, { action: noop }, null),
    ]) {
      expect(answer).toMatchObject({
        ok: false,
        problem: { status: 410, detail: expect.stringContaining(`/v1/envs/${booth.id}/restore`) },
      });
    }
    const live = await worker.fetch(`http://localhost/v1/envs/${booth.id}/live`, {
      headers: { upgrade: "websocket", authorization: `Bearer ${booth.tokens.operator}` },
    });
    expect([live.status, live.headers.get("content-type")]).toEqual([410, "application/problem+json"]);
    await live.body?.cancel();
    expect(statusOf(await booth.phone.restore(booth.agent, null))).toBe(403);
    expect(unwrapAnswer(await booth.phone.restore(booth.operator, null))).toMatchObject({ hash: before.hash, step: 1 });
    expect(await booth.state()).toEqual(before);

    await scheduler.wait(1100);
    await runDurableObjectAlarm(booth.stub);
    expect(statusOf(await booth.phone.info(booth.operator))).toBe(410);
    await runInDurableObject(booth.stub, (_, { storage }) => {
      const { value } = storage.sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'env'").one();
      const env = { ...JSON.parse(value), away: Date.now() - 25 * 3_600_000 };
      storage.sql.exec("UPDATE meta SET value = ? WHERE key = 'env'", JSON.stringify(env));
    });
    await runDurableObjectAlarm(booth.stub);
    expect(statusOf(await booth.phone.info(booth.operator))).toBe(404);
    expect(await queryStorage(booth, "SELECT name FROM sqlite_master WHERE name = 'log'")).toEqual([]);
  });

  test("deletes the snapshots of a deleted environment only when they expire", async () => {
    const booth = await TestEnvironment.create();
    const { snapshot } = unwrapAnswer(await booth.phone.snapshot(booth.operator));
    unwrapAnswer(await booth.phone.remove(booth.operator));
    expect(statusOf(await booth.phone.info(booth.operator))).toBe(404);
    expect(statusOf(await booth.phone.downloadSnapshot(booth.operator, snapshot))).toBe(200);
    expect(statusOf(await booth.phone.downloadSnapshot(booth.agent, snapshot))).toBe(403);
    const heir = await TestEnvironment.create({ snapshot });
    expect((await heir.info()).status).toBe("running");
    await runInDurableObject(booth.stub, (_, { storage }) => void storage.sql.exec("UPDATE snapshot SET at = 0"));
    await runDurableObjectAlarm(booth.stub);
    expect(statusOf(await booth.phone.downloadSnapshot(booth.operator, snapshot))).toBe(404);
  });
});

describe("an invalid episode", () => {
  test("ends with an error and the state unchanged when page and phone disagree", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const before = await booth.state();
    await booth.screenshot();
    await screenObject().disrupt("state");
    expect(await booth.step(swipeHome)).toMatchObject({
      step: 1,
      terminated: false,
      truncated: true,
      outcome: "error",
    });
    expect(await booth.state()).toEqual(before);
    expect(await booth.info()).toMatchObject({ status: "done", outcome: "error" });
    expect(statusOf(await booth.phone.step(booth.operator, { action: home }, null))).toBe(409);
    unwrapAnswer(await booth.phone.reset(booth.operator, null, null));
    expect((await booth.step(openNotes)).step).toBe(1);
  });
});

describe("history", () => {
  test("forks equal their parent, now or at a step, and continue independently", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const middle = await booth.state();
    const middlePicture = await booth.screenshot();
    await booth.step(home);
    const now = await booth.state();
    const children = async (step?: number) => {
      const { envs } = unwrapAnswer(
        await booth.phone.fork(booth.operator, step === undefined ? { count: 3 } : { count: 3, step }),
      );
      return Promise.all(envs.map(({ id, tokens }) => TestEnvironment.connect(id, tokens)));
    };
    for (const child of await children()) expect(await child.state()).toEqual(now);
    for (const child of await children(1)) {
      expect(await child.state()).toEqual(middle);
      expect(await child.screenshot()).toBe(middlePicture);
      expect(await child.step(home)).toMatchObject({ step: 2, observation: { state_hash: now.hash } });
      expect(await child.screenshot({ step: 1 })).toBe(middlePicture);
    }
    expect(await booth.state()).toEqual(now);
    expect(statusOf(await booth.phone.fork(booth.operator, { step: 3 }))).toBe(404);
  });

  test("a snapshot restores the state, the log and the picture, here and elsewhere", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const [state, picture] = [await booth.state(), await booth.screenshot()];
    const { snapshot, hash, step } = unwrapAnswer(await booth.phone.snapshot(booth.operator));
    expect({ hash, step }).toEqual({ hash: state.hash, step: 1 });
    await booth.step(home);
    expect(unwrapAnswer(await booth.phone.restore(booth.operator, snapshot))).toMatchObject({ hash, step: 1 });
    expect(await booth.screenshot()).toBe(picture);
    const other = await TestEnvironment.create();
    await other.step({ type: "RECENT" });
    unwrapAnswer(await other.phone.restore(other.operator, snapshot));
    expect(await other.state()).toEqual(state);
    expect(await other.screenshot()).toBe(picture);
    expect(await other.screenshot({ step: 0 })).not.toBe(picture);
  });
});

describe("the live socket", () => {
  interface Ear {
    readonly socket: WebSocket;
    /** The next message that the test has not read. */
    next(): Promise<LiveMessage>;
  }
  async function listening(booth: TestEnvironment): Promise<Ear> {
    const response = await worker.fetch(`http://localhost/v1/envs/${booth.id}/live`, {
      headers: { upgrade: "websocket", "sec-websocket-protocol": `phonebooth, token.${booth.tokens.operator}` },
    });
    expect(response.status).toBe(101);
    expect(response.headers.get("sec-websocket-protocol")).toBe("phonebooth");
    const socket = response.webSocket!;
    const heard: LiveMessage[] = [];
    let wake = () => {};
    socket.addEventListener("message", (event) => {
      heard.push(JSON.parse(event.data as string) as LiveMessage);
      wake();
    });
    socket.accept();
    return {
      socket,
      async next() {
        while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        return heard.shift()!;
      },
    };
  }
  const tap = (base: number, app: string) =>
    JSON.stringify({ type: "commands", base, commands: [{ name: "os.launch", args: { app } }] });

  test("sends the whole phone first, then every change in order", async () => {
    const booth = await TestEnvironment.create();
    const ear = await listening(booth);
    expect(await ear.next()).toMatchObject({ type: "state", version: 0, step: 0, status: "running", overlay: [] });
    await booth.step(noop);
    unwrapAnswer(await booth.phone.command(booth.operator, { app: "os", command: "recents" }));
    expect(await ear.next()).toMatchObject({
      type: "patches",
      from: 0,
      version: 1,
      kind: "step",
      step: 1,
      action: noop,
    });
    expect(await ear.next()).toMatchObject({ type: "patches", from: 1, version: 2, kind: "command" });
    unwrapAnswer(await booth.phone.reset(booth.operator, null, null));
    expect(await ear.next()).toMatchObject({ type: "state", version: 0 });
  });

  test("runs an operator's commands in order, even after eviction, and names their sender to every viewer", async () => {
    const booth = await TestEnvironment.create();
    const [hand, viewer] = [await listening(booth), await listening(booth)];
    const hello = await hand.next();
    await viewer.next();
    if (hello.type !== "state") throw new Error("no state first");
    for (let i = 0; i < 5; i++) hand.socket.send(tap(i, i % 2 ? "launcher" : "notes"));
    for (let i = 0; i < 5; i++) {
      const wanted = { type: "patches", kind: "hand", from: i, version: i + 1, by: hello.client };
      expect(await hand.next()).toMatchObject(wanted);
      expect(await viewer.next()).toMatchObject(wanted);
    }
    await evictDurableObject(booth.stub);
    hand.socket.send(tap(5, "launcher"));
    expect(await hand.next()).toMatchObject({ kind: "hand", from: 5, version: 6, by: hello.client });
    expect(await viewer.next()).toMatchObject({ version: 6 });
    expect((await booth.info()).step).toBe(0);
  });

  test("answers invalid messages with an error, and changes nothing", async () => {
    const booth = await TestEnvironment.create();
    const ear = await listening(booth);
    await ear.next();
    const before = await booth.state();
    const unknown = {
      type: "commands",
      base: 0,
      commands: [
        { name: "os.tick", args: { ms: 5 } },
        { name: "os.nope", args: {} },
      ],
    };
    for (const message of ["{", "[]", '{"type":"commands"}', JSON.stringify(unknown)]) {
      ear.socket.send(message);
      expect(await ear.next()).toMatchObject({ type: "error", version: 0, detail: expect.any(String) });
    }
    expect(await booth.state()).toEqual(before);
  });

  test("accepts only the operator's token", async () => {
    const booth = await TestEnvironment.create();
    const status = async (token: string | null) => {
      const protocol = token === null ? "phonebooth" : `phonebooth, token.${token}`;
      const response = await worker.fetch(`http://localhost/v1/envs/${booth.id}/live`, {
        headers: { upgrade: "websocket", "sec-websocket-protocol": protocol },
      });
      await response.body?.cancel();
      return response.status;
    };
    expect(await status(null)).toBe(401);
    expect(await status(booth.tokens.agent)).toBe(403);
    expect(await status("wrong")).toBe(403);
  });
});

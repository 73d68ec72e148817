// Tests an environment from its creation to its end, with a store in memory and without object, page or browser.
import { defaultBrand } from "#brands/lookup.ts";
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import type { Action } from "#contract/action.ts";
import type { EpisodeBody } from "#contract/env.ts";
import type { Command } from "#os/command.ts";
import { hashOf } from "#state/hash.ts";
import { memoryStore } from "#test/support/memory-store.ts";
import { checkAccess, requireRunningEpisode } from "./access.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { Environment, simulatedBackend, type PhoneEnvironment } from "./environment.ts";
import { Journal } from "./journal.ts";
import { stepStatus, envInfo } from "./observation.ts";
import type { EnvironmentSources } from "./plan.ts";
import { findAnswerRecord } from "./idempotency.ts";
import { StateMismatch, stepAnswer, takeStep, type StepDisplay } from "./step.ts";
import type { Store } from "./store.ts";
import { digestOf, type Caller } from "./token.ts";
import { trajectoryPage, judgeEpisode } from "./verdict.ts";
import type { World } from "#world/read.ts";
import { attemptAll, refuseInvalid, asJson, applyEditAsPatches, reduceAll } from "./writes.ts";

const noop: Action = { type: "NOOP" };
const openNotes: Action = { type: "AWAKE", value: "notes" };
const tapCenter: Action = { type: "CLICK", point: [500, 500] };
const launch = { name: "os.launch", args: { app: "notes" } };

/** The world for tests that read nothing from it. */
const noWorld: World = { read: () => Promise.reject(new Error("nothing of these tests reads the world")) };

/** A server with a separate store for each environment. */
class TestServer {
  readonly #stores = new Map<string, Store>();
  readonly sources: EnvironmentSources = {
    world: noWorld,
    brand: defaultBrand,
    suiteTask: async () => null,
    snapshotText: async (id) => this.at(id.slice(0, id.lastIndexOf("."))).journal.snapshot(id),
  };
  /** Opens the environment again, as after hibernation, with nothing in memory. */
  at(id: string): PhoneEnvironment {
    if (!this.#stores.has(id)) this.#stores.set(id, memoryStore());
    return new Environment(new Journal(this.#stores.get(id)!), simulatedBackend);
  }
  store(id: string): Store {
    return this.#stores.get(id)!;
  }
  async create(body: EpisodeBody = {}, id = "one"): Promise<PhoneEnvironment> {
    const environment = this.at(id);
    await environment.create(id, body, { owner: "key" }, this.sources, now);
    return environment;
  }
}
const now = 1_000_000;
const anybody: Caller = { token: null, admin: false, origin: null, fresh: false };
const admin: Caller = { ...anybody, admin: true };

/** A page that runs `commands` for every action. */
const pageWithCommands = (course: Course, commands: readonly Command[]): StepDisplay => ({
  idOf: (name) => (name === "Jotter" ? "notes" : null),
  draw: async () => ({}),
  perform: async (_, __, ms) => {
    const all = [...commands, { name: "os.tick", args: { ms } }];
    return { commands: all, hash: hashOf(asJson(attemptAll(course.state, all).state)) };
  },
});
/** Takes an agent's step as the server does. */
async function step({ course, journal }: PhoneEnvironment, action: Action, key: string | null = null): Promise<void> {
  const memory = findAnswerRecord(journal, course.episode, key, { action } as never);
  if (memory.earlierAnswer !== null) return;
  const { made } = await takeStep(course, action, pageWithCommands(course, [launch]), noWorld);
  const outcome = course.outcomeOf(action);
  course.commit(made, outcome, () => memory.save(stepStatus(course.step + 1, outcome), course.episode.number));
}
const snapshotOf = ({ version, step, hash, episode: { outcome } }: Course) => ({ version, step, hash, outcome });
const refusalOf = (run: () => unknown): number => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.problem.status;
    throw error;
  }
  return 200;
};
const asRefused = (status: number) => ({ problem: { status } });

describe("create", () => {
  test("starts the requested phone, and stores all of it", async () => {
    const house = new TestServer();
    const { course } = await house.create({ locale: "zh-CN", theme: "dark", seed: 5 });
    expect(snapshotOf(course)).toMatchObject({ version: 0, step: 0, outcome: null });
    const asked = { ...course.episode.boot, lang: "zh-CN", theme: "dark", seed: 5 } as const;
    expect(course.hash).toBe(hashOf(asJson(phone.boot(asked))));
    expect(snapshotOf(house.at("one").course)).toEqual(snapshotOf(course));
  });

  test("applies disturbances from the start in version 0", async () => {
    const message = { type: "message", app: "messages", from: "10086", text: "hello" } as const;
    const { course } = await new TestServer().create({
      perturb: ["theme", message, { ...message, after_seconds: 60 }],
    });
    expect(course.version).toBe(0);
    expect(course.hash).not.toBe(hashOf(asJson(course.base)));
    expect(Object.values(course.start.os.schedule)).toHaveLength(1);
  });

  test("finds the same environment when its creator repeats the request; anything else is a conflict", async () => {
    const house = new TestServer();
    const create = (owner: string, body: EpisodeBody = { seed: 1 }) =>
      house.at("one").create("one", body, { owner }, house.sources, now);
    const [first, again] = [await create("key"), await create("key")];
    expect([first.found, again.found]).toEqual([null, "awake"]);
    for (const { operator } of [first.tokens, again.tokens])
      expect(house.at("one").authorize(await caller(operator), "operator").role).toBe("operator");
    await expect(create("other")).rejects.toMatchObject(asRefused(409));
    await expect(create("key", { seed: 2 })).rejects.toMatchObject(asRefused(409));
  });

  test("refuses bodies that do not fit together, and stores nothing", async () => {
    const house = new TestServer();
    for (const body of [{ task: "notes/nothing" }, { snapshot: "one.gone" }, { snapshot: "one.x", seed: 3 }])
      await expect(house.create(body)).rejects.toBeInstanceOf(Refusal);
    expect(house.at("one").journal.isEmpty).toBe(true);
  });
});

describe("a step", () => {
  test("is stored as one row with the page's commands and the hash of the result", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, openNotes);
    const { course } = environment;
    const [row] = course.rowsAfter(0);
    expect(row).toMatchObject({
      version: 1,
      step: 1,
      kind: "step",
      action: JSON.stringify(openNotes),
      hash: course.hash,
    });
    expect(JSON.parse(row!.commands)).toEqual([launch, { name: "os.tick", args: { ms: 1000 } }]);
    expect(course.state.clock.nowMs).toBe(course.start.clock.nowMs + 1000);
    expect(snapshotOf(house.at("one").course)).toEqual(snapshotOf(course));
  });

  test("without a touch runs without the page, which only draws the picture", async () => {
    const { course } = await new TestServer().create();
    const drawn: string[] = [];
    const page: StepDisplay = {
      ...pageWithCommands(course, []),
      draw: async ({ hash }) => (drawn.push(hash), { screenshot: hash }),
      perform: () => Promise.reject(new Error("asked")),
    };
    const tick = (ms = 1000): Command => ({ name: "os.tick", args: { ms } });
    const cases: readonly (readonly [Action, readonly Command[]])[] = [
      [{ type: "INFO", value: "well" }, [tick()]],
      [{ type: "BACK" }, [{ name: "os.back", args: {} }, tick()]],
      [{ type: "HOME" }, [{ name: "os.home", args: {} }, tick()]],
      [{ type: "RECENT" }, [{ name: "os.recents", args: {} }, tick()]],
      [{ type: "AWAKE", value: "Jotter" }, [launch, tick()]],
      [{ type: "AWAKE", value: "nothing" }, [{ name: "os.launch", args: { app: "nothing" } }, tick()]],
      [{ type: "WAIT", value: 2 }, [tick(3000)]],
    ];
    for (const [action, commands] of cases) {
      const { made, drawn: seen } = await takeStep(course, action, page, noWorld);
      expect(made.commands, action.type).toEqual(commands);
      expect(made.hash, action.type).toBe(hashOf(asJson(attemptAll(course.state, commands).state)));
      expect(seen, action.type).toEqual({ screenshot: made.hash });
    }
    expect(drawn).toHaveLength(cases.length);
  });

  test("answers an AWAKE of an unknown app with a message, and opens nothing", async () => {
    const { course } = await new TestServer().create();
    const page = pageWithCommands(course, []);
    const answerTo = async (value: string): Promise<object> => {
      const action: Action = { type: "AWAKE", value };
      const { made } = await takeStep(course, action, page, noWorld);
      return stepAnswer(action, made.commands as readonly Command[], course.state, made.state);
    };
    expect(await answerTo("Jotter")).toEqual({});
    expect(await answerTo("notes")).toEqual({});
    const { message } = (await answerTo("Foo")) as { message: string };
    expect(message).toBe('There is no app "Foo": nothing was opened. Use a name that the home screen shows.');
    // Every object has a property named `constructor`, but no app has this name.
    expect(await answerTo("constructor")).toHaveProperty("message");
  });

  test("with another result on the page changes nothing, and an invalid episode ends where it was", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, openNotes);
    const { course } = environment;
    const before = snapshotOf(course);
    const page: StepDisplay = {
      ...pageWithCommands(course, []),
      perform: async () => ({ commands: [launch], hash: "wrong" }),
    };
    await expect(takeStep(course, tapCenter, page, noWorld)).rejects.toBeInstanceOf(StateMismatch);
    expect(snapshotOf(course)).toEqual(before);
    course.invalidate();
    expect(snapshotOf(course)).toEqual({ ...before, outcome: "error" });
    expect(house.at("one").course.episode).toMatchObject({ outcome: "error", endedAt: 1 });
  });

  test("ends the episode when the agent completes it or repeats itself", async () => {
    const house = new TestServer();
    const free = await house.create({}, "free");
    await step(free, { type: "COMPLETE" });
    expect(free.course.episode).toMatchObject({ outcome: "complete", endedAt: 1 });
    const played = await house.create({ task: "notes/pin-among-drafts", seed: 3 }, "played");
    for (let i = 0; i < 9; i++) await step(played, noop);
    expect(played.course.episode.outcome).toBeNull();
    // After hibernation, the environment still counts the nine equal actions before it.
    const woken = house.at("played");
    await step(woken, noop);
    expect(woken.course.episode.outcome).toBe("loop");
    expect(await judgeEpisode(woken.course, false, noWorld)).toMatchObject({
      success: false,
      outcome: "loop",
      steps: 10,
    });
  });

  test("with a known key is not taken again; a key belongs to one request in one episode", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, noop, "k");
    await step(environment, noop, "k");
    expect(environment.course.step).toBe(1);
    expect(
      findAnswerRecord(house.at("one").journal, environment.course.episode, "k", { action: noop } as never)
        .earlierAnswer,
    ).toEqual(stepStatus(1, null));
    await expect(step(environment, openNotes, "k")).rejects.toMatchObject(asRefused(409));
    await environment.reset(null, null, house.sources);
    await expect(step(environment, noop, "k")).rejects.toMatchObject(asRefused(409));
  });

  test("is stored together with its key or not at all", async () => {
    const house = new TestServer();
    const { course } = await house.create();
    const before = snapshotOf(course);
    const { made } = await takeStep(course, noop, pageWithCommands(course, []), noWorld);
    expect(() =>
      course.commit(made, "complete", () => {
        throw new Error("the disk is full");
      }),
    ).toThrow("the disk is full");
    expect(snapshotOf(course)).toEqual(before);
    expect(snapshotOf(house.at("one").course)).toEqual(before);
  });
});

describe("history", () => {
  test("returns every version as it was, across checkpoints and hibernation", async () => {
    const house = new TestServer();
    const environment = await house.create();
    const hashes = [environment.course.hash];
    for (let i = 0; i < 40; i++) {
      await step(environment, i % 2 === 0 ? openNotes : { type: "WAIT", value: i });
      hashes.push(environment.course.hash);
    }
    for (const { course } of [environment, house.at("one")]) {
      expect(hashes.map((_, version) => course.hashAt(version))).toEqual(hashes);
      expect(hashes.map((_, version) => hashOf(asJson(course.stateAt(version))))).toEqual(hashes);
      expect(course.hashAt(41)).toBeNull();
    }
    expect(house.at("one").journal.checkpoint(40).version).toBeGreaterThan(16);
  });

  test("counts versions and steps separately: an edit is not a step", async () => {
    const environment = await new TestServer().create();
    const { course } = environment;
    const { state, patches } = applyEditAsPatches(course.state, {
      merge: { os: { settings: { sound: { media: 3 } } } },
    });
    course.commit({ kind: "edit", state, patches, commands: [] });
    await step(environment, noop);
    expect([course.version, course.step, course.versionAfter(1)]).toEqual([2, 1, 2]);
    expect(refusalOf(() => course.versionAfter(2))).toBe(404);
    expect(course.state.os.settings.sound.media).toBe(3);
  });

  test("returns the trajectory of the agent's steps page by page", async () => {
    const environment = await new TestServer().create();
    for (let i = 0; i < 130; i++) await step(environment, i % 2 === 0 ? noop : openNotes);
    const first = await trajectoryPage(environment.course, 0, noWorld);
    const second = await trajectoryPage(environment.course, first.next!, noWorld);
    expect(second.next).toBeNull();
    const lines = `${first.lines}${second.lines}`
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.step)).toEqual(Array.from({ length: 130 }, (_, i) => i + 1));
    expect(lines.at(-1).state_hash).toBe(environment.course.hash);
  });
});

describe("another episode", () => {
  test("reset repeats the same start, or begins what the body requests", async () => {
    const house = new TestServer();
    const environment = await house.create({ seed: 4, theme: "dark" });
    const start = environment.course.hash;
    await step(environment, openNotes);
    expect(await environment.reset(null, null, house.sources)).toBe(true);
    expect(snapshotOf(environment.course)).toEqual({ version: 0, step: 0, hash: start, outcome: null });
    expect(environment.course.episode.number).toBe(2);
    await environment.reset({ task: "notes/pin-among-drafts", seed: 3 }, "k", house.sources);
    expect(environment.course.episode).toMatchObject({ number: 3, task: { id: "notes/pin-among-drafts", seed: 3 } });
    await step(environment, noop);
    await environment.reset({ task: "notes/pin-among-drafts", seed: 3 }, null, house.sources);
    expect(environment.course.step).toBe(0);
  });

  test("a repeated reset has no effect", async () => {
    const house = new TestServer();
    const environment = await house.create();
    const { number } = environment.course.episode;
    // The second reset has the same idempotency key as the reset that began the episode, so it begins no other episode.
    expect(await environment.reset({ seed: 2 }, "k", house.sources)).toBe(true);
    await step(environment, noop);
    expect(await environment.reset({ seed: 2 }, "k", house.sources)).toBe(false);
    expect(snapshotOf(environment.course)).toMatchObject({ step: 1 });
    expect(environment.course.episode.number).toBe(number + 1);
  });

  test("a fork equals its parent at a step or now, has its history, and continues independently", async () => {
    const house = new TestServer();
    const parent = await house.create();
    for (let i = 0; i < 20; i++) await step(parent, i % 2 === 0 ? openNotes : noop);
    await step(parent, { type: "COMPLETE" });
    const [past] = await parent.fork(1, 18, now);
    const [present] = await parent.fork(1, undefined, now);
    for (const { inheritance } of [past!, present!]) house.at(inheritance.env.id).startAsFork(inheritance);
    const [then, same] = [past!, present!].map(({ answer }) => house.at(answer.id).course);
    expect(snapshotOf(then!)).toEqual({ version: 18, step: 18, hash: parent.course.hashAt(18), outcome: null });
    expect(snapshotOf(same!)).toEqual(snapshotOf(parent.course));
    expect(then!.hashAt(7)).toBe(parent.course.hashAt(7));
    const child = house.at(past!.answer.id);
    expect(child.authorize(await caller(past!.answer.tokens.operator), "operator").role).toBe("operator");
    expect(refusalOf(() => parent.authorize({ ...anybody, token: child.record.operators[0]! }, "agent"))).toBe(403);
    await step(child, openNotes);
    expect(parent.course.version).toBe(21);
  });

  test("a snapshot can be restored here and elsewhere, and a changed file is refused", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, openNotes);
    const { snapshot, hash } = environment.snapshot(now);
    await step(environment, { type: "COMPLETE" });
    await environment.restore(snapshot, house.sources);
    expect(snapshotOf(environment.course)).toEqual({ version: 1, step: 1, hash, outcome: null });
    const other = await house.create({ snapshot }, "other");
    expect(snapshotOf(other.course)).toMatchObject({ hash, step: 1 });

    const file = JSON.parse(environment.downloadSnapshot(admin, snapshot));
    expect(await house.at("file").uploadSnapshot("file.a", file, now, house.sources, true)).toMatchObject({
      hash,
      step: 1,
    });
    await other.restore("file.a", house.sources);
    expect(other.course.hash).toBe(hash);
    const forged = { ...file, hash: "0".repeat(16) };
    await expect(house.at("file").uploadSnapshot("file.b", forged, now, house.sources, false)).rejects.toMatchObject(
      asRefused(422),
    );
    await expect(other.restore("file.b", house.sources)).rejects.toMatchObject(asRefused(404));
  });
});

describe("suspension and deletion", () => {
  test("a suspended environment refuses access until it wakes, and is then unchanged", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, openNotes);
    const before = snapshotOf(environment.course);
    environment.suspend(now);
    for (const one of [environment, house.at("one")]) expect(refusalOf(() => one.course)).toBe(410);
    expect([environment.wake(), environment.wake()]).toEqual([true, false]);
    expect(snapshotOf(environment.course)).toEqual(before);
  });

  describe("of an older build", () => {
    const older = async (house: TestServer, steps: number): Promise<string | null> => {
      const environment = await house.create({ task: "notes/trash-rescue", seed: 2 });
      for (let i = 0; i < steps; i++) await step(environment, { type: "WAIT", value: i + 1 });
      const { journal } = environment;
      journal.saveEpisode({ ...journal.episode()!, build: "another" });
      return journal.row(steps)?.hash ?? null;
    };
    test("whose log still replays, is readable, cannot continue or fork, and restarts with its task", async () => {
      const house = new TestServer();
      const hash = await older(house, 3);
      const { course } = house.at("one");
      expect(course).toMatchObject({ hash, step: 3, isOutdated: true });
      expect(() => requireRunningEpisode(course, "agent")).toThrow(/older version/);
      await expect(house.at("one").fork(1, undefined, now)).rejects.toMatchObject(asRefused(410));
      expect((await judgeEpisode(course, false, noWorld)).steps).toBe(3);
      expect(envInfo(house.at("one").summary(admin, "agent").course, "operator")).toMatchObject({
        outdated: true,
        step: 3,
      });
      // A new episode may continue from the snapshot, because its hash identifies the state.
      const { snapshot } = house.at("one").snapshot(now);
      const other = await house.create({ snapshot }, "other");
      expect(other.course).toMatchObject({ hash, isOutdated: false });
      await house.at("one").reset(null, null, house.sources);
      expect(house.at("one").course).toMatchObject({ step: 0, isOutdated: false });
      expect(house.at("one").course.episode.task).toMatchObject({ id: "notes/trash-rescue", seed: 2 });
    });
    test.each([
      ["leads elsewhere", 3, "UPDATE log SET hash = 'of-another-base' WHERE version = 3"],
      ["fits nowhere", 3, `UPDATE checkpoint SET overlay = '[{"op":"replace","path":["apps","gone","x"],"value":1}]'`],
      ["has told no state", 0, "SELECT 1"],
    ])("whose log %s, reports only its progress, and can be deleted", async (_, steps, change) => {
      const house = new TestServer();
      await older(house, steps);
      expect([...house.store("one").exec(change)]).toBeDefined();
      for (const run of [() => house.at("one").course, () => house.at("one").authorize(admin, "operator")])
        expect(refusalOf(run)).toBe(410);
      expect(envInfo(house.at("one").summary(admin, "agent").course, "agent")).toMatchObject({
        outdated: true,
        step: steps,
      });
      await house.at("one").erase();
      expect(house.at("one").journal.env()).toBeNull();
    });
  });

  test("a snapshot of an episode that cannot be replayed can be downloaded, but not restored", async () => {
    const house = new TestServer();
    const environment = await house.create();
    await step(environment, openNotes);
    environment.journal.saveEpisode({ ...environment.journal.episode()!, build: "another" });
    expect([...house.store("one").exec("UPDATE log SET hash = 'of-another-base'")]).toBeDefined();
    const { snapshot } = house.at("one").snapshot(now);
    expect(JSON.parse(house.at("one").downloadSnapshot(admin, snapshot))).toMatchObject({ step: 1 });
    const other = await house.create({}, "other");
    await expect(other.restore(snapshot, house.sources)).rejects.toMatchObject(asRefused(410));
    expect(other.course.step).toBe(0);
  });

  test("deletion removes everything, or keeps snapshots for a time for those who could read them before", async () => {
    const house = new TestServer();
    const bare = await house.create({}, "bare");
    expect(await bare.erase()).toBeNull();
    expect(house.at("bare").journal.isEmpty).toBe(true);
    expect(house.at("bare").isErased).toBe(false);

    // `erase` returns the time at which it wants an alarm. Until that time the environment of a session counts as
    // erased.
    const session = await house.create({}, "session");
    expect(session.isErased).toBe(false);
    expect(await session.erase(now + 1000)).toBe(now + 1000);
    expect([session.isErased, refusalOf(() => session.record)]).toEqual([true, 404]);
    expect(session.dropOldSnapshots(now + 1000)).toBeNull();

    const kept = await house.create({}, "kept");
    const mine = { ...anybody, token: kept.record.operators[0]! };
    const { snapshot } = kept.snapshot(now);
    const goesAt = (await kept.erase())!;
    expect(refusalOf(() => kept.record)).toBe(404);
    expect(house.at("kept").downloadSnapshot(mine, snapshot)).toContain(snapshotFormat);
    expect(refusalOf(() => house.at("kept").downloadSnapshot(anybody, snapshot))).toBe(401);
    expect(house.at("kept").dropOldSnapshots(goesAt - 2000)).toBe(goesAt);
    expect(house.at("kept").dropOldSnapshots(goesAt)).toBeNull();
    expect(refusalOf(() => house.at("kept").downloadSnapshot(mine, snapshot))).toBe(404);
  });
});

describe("permissions", () => {
  test("an agent looks and steps, an operator may do everything, and only the agent steps a phone of a run", async () => {
    const house = new TestServer();
    const { tokens } = await house.at("free").create("free", {}, { owner: null }, house.sources, now);
    const seat = { run: "run", episode: 1, told: false };
    const seated = await house.at("seated").create("seated", {}, { owner: null }, house.sources, now, seat);
    const may = async (id: string, token: string | null) => {
      const { record, journal } = house.at(id);
      const who = token === null ? anybody : await caller(token);
      return operations.map((deed) => refusalOf(() => checkAccess(record, journal.episode(), who, deed)));
    };
    expect(await may("free", null)).toEqual([401, 401, 401, 401, 401]);
    expect(await may("free", tokens.agent)).toEqual([200, 403, 200, 403, 403]);
    expect(await may("free", tokens.operator)).toEqual([200, 200, 200, 200, 200]);
    expect(await may("free", seated.tokens.operator)).toEqual([403, 403, 403, 403, 403]);
    expect(await may("seated", seated.tokens.agent)).toEqual([200, 403, 200, 403, 403]);
    expect(await may("seated", seated.tokens.operator)).toEqual([200, 200, 403, 200, 403]);
  });

  test("refuses an operator's unknown command or invalid edit with 422", async () => {
    const { course } = await new TestServer().create();
    expect(refusalOf(() => refuseInvalid(() => reduceAll(course.state, [{ name: "os.fly", args: {} }])))).toBe(422);
    expect(refusalOf(() => applyEditAsPatches(course.state, { merge: { clock: { nowMs: "noon" } } }))).toBe(422);
  });
});

const operations = ["look", "elements", "step", "operate", "change"] as const;
const caller = async (token: string): Promise<Caller> => ({ ...anybody, token: await digestOf(token) });
const snapshotFormat = '"format":"phonebooth-snapshot-1"';

test("hundreds of notifications that are due at once fit into the log, and return after hibernation", async () => {
  const house = new TestServer();
  const environment = await house.create();
  const { course } = environment;
  const at = course.state.clock.nowMs + 2000;
  const text = "y".repeat(1900);
  const args = { app: "messages", title: "x", text };
  const schedule = Object.fromEntries(
    Array.from({ length: 480 }, (_, i) => [
      `n_${i}`,
      { at: at + i, command: "os.notify", args: { ...args, title: `${i}` } },
    ]),
  );
  const commands: Command[] = [];
  course.commit({ kind: "edit", commands, ...applyEditAsPatches(course.state, { merge: { os: { schedule } } }) });
  await step(environment, { type: "WAIT", value: 10 });
  expect(course.step).toBe(1);
  expect(Object.keys(course.state.os.schedule)).toEqual([]);
  const again = house.at("one").course;
  expect(again.hash).toBe(course.hash);
  expect(again.state).toEqual(course.state);
});

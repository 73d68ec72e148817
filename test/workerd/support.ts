// Helpers of the tests inside workerd: the typed bindings, and an environment over plain RPC.
import { env, exports } from "cloudflare:workers";
import type { Action } from "#contract/action.ts";
import type {
  CreateBody,
  Created,
  EnvInfo,
  ForkBody,
  ObservationWish,
  StateAnswer,
  Stepped,
  Tokens,
} from "#contract/env.ts";
import type { Answer } from "#env/answer.ts";
import type { Remote } from "#durable/bindings.ts";
import type { WorkerBindings } from "#worker/bindings.ts";
import type { Phone } from "#durable/phone.ts";
import type { Screen } from "#durable/screen.ts";
import { digestOf, type Caller } from "#env/token.ts";

export const bindings = env as unknown as WorkerBindings;
/** The worker itself, as a client reaches it. */
export const worker = (exports as unknown as { readonly default: Fetcher }).default;
type Kind = "PHONES" | "SCREENS" | "LOBBY" | "RUNS" | "BOARD" | "GROUPS" | "SUITES";
const namespaces = env as unknown as Record<Kind, DurableObjectNamespace>;
/** Returns the platform's own stub of an object, because the test runner's helpers need such a stub. */
export const stubOf = (kind: Kind, name: string): DurableObjectStub => namespaces[kind].getByName(name);

/** The datasets of the world that nearly all of these tests need. */
export const commonWorldData = ["scenes", "weather", "web"] as const;
/** The additional datasets that tasks of everyday apps need: most of the world. */
export const shopWorldData = [
  "accounts",
  "books",
  "eateries",
  "folk",
  "geo",
  "goods",
  "merchants",
  "music",
  "places",
  "posts",
  "rails",
  "rednote",
  "threads",
  "videos",
  "voices",
] as const;
/**
 * Fills the world's database, which is empty at first. Loading the whole world is slow, so each test file names the
 * datasets that it needs.
 */
export async function fillWorld(datasets: readonly string[] = commonWorldData): Promise<void> {
  const { WORLD_SQL, WORLD } = bindings as unknown as { WORLD_SQL: Fetcher; WORLD: D1Database };
  // All statements at once need more memory than an isolate has.
  for (let from = 0; ;) {
    const page = await WORLD_SQL.fetch(`http://sql/${datasets.join(",")}/${String(from)}`);
    const statements: string[] = await page.json();
    if (statements.length === 0) return;
    for (const sql of statements) await WORLD.prepare(sql).run();
    from += statements.length;
  }
}

export const screenObject = (): Remote<Screen> => bindings.SCREENS.getByName("screen-0");

let count = 0;
/** Storage survives a test, so every environment gets a unique id. */
export const newId = (): string => `test_${++count}_${crypto.randomUUID().slice(0, 8)}`;

export function unwrapAnswer<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}
export const statusOf = (answer: Answer<unknown>): number => (answer.ok ? 200 : answer.problem.status);

export class TestEnvironment {
  readonly id: string;
  readonly tokens: Tokens;
  readonly operator: Caller;
  readonly agent: Caller;

  private constructor(id: string, tokens: Tokens, operator: Caller, agent: Caller) {
    this.id = id;
    this.tokens = tokens;
    this.operator = operator;
    this.agent = agent;
  }
  static async connect(id: string, tokens: Tokens): Promise<TestEnvironment> {
    const caller = async (token: string): Promise<Caller> => ({
      token: await digestOf(token),
      admin: false,
      // Tests that observe pages need real pages, not cached results.
      fresh: true,
      origin: bindings.ORIGIN ?? null,
    });
    return new TestEnvironment(id, tokens, await caller(tokens.operator), await caller(tokens.agent));
  }
  static async create(body: CreateBody = {}, owner: string | null = null): Promise<TestEnvironment> {
    const id = newId();
    const text = unwrapAnswer(await bindings.PHONES.getByName(id).create(id, body, { owner }, bindings.ORIGIN ?? null));
    const { tokens } = JSON.parse(text) as Created;
    return TestEnvironment.connect(id, tokens!);
  }

  /** The same phone for callers that accept cached results. */
  get cached(): TestEnvironment {
    const willing = (caller: Caller): Caller => ({ ...caller, fresh: false });
    return new TestEnvironment(this.id, this.tokens, willing(this.operator), willing(this.agent));
  }
  /** Returns a new stub each time, because a stub stops working when its object is evicted. */
  get phone(): Remote<Phone> {
    return bindings.PHONES.getByName(this.id);
  }
  get stub(): DurableObjectStub {
    return stubOf("PHONES", this.id);
  }

  async step(
    action: Action,
    look: ObservationWish = { screenshot: "none", state_hash: true },
    key: string | null = null,
  ): Promise<Stepped> {
    return JSON.parse(
      unwrapAnswer(await this.phone.step(this.operator, { action, observation: look }, key)),
    ) as Stepped;
  }
  async fork(body: ForkBody): Promise<TestEnvironment[]> {
    const { envs } = unwrapAnswer(await this.phone.fork(this.operator, body));
    return Promise.all(envs.map(({ id, tokens }) => TestEnvironment.connect(id, tokens)));
  }
  async info(): Promise<EnvInfo> {
    return unwrapAnswer(await this.phone.info(this.operator));
  }
  async state(): Promise<StateAnswer> {
    return unwrapAnswer(await this.phone.state(this.operator, null));
  }
  async screenshot(query: { step?: number } = {}): Promise<string> {
    const { base64 } = unwrapAnswer(await this.phone.screenshot(this.operator, query));
    if (base64 === "") throw new Error("no picture");
    return base64;
  }
}

export const noop: Action = { type: "NOOP" };
export const openNotes: Action = { type: "AWAKE", value: "notes" };
export const home: Action = { type: "HOME" };
/** Goes home by a swipe, which only a page can interpret. */
export const swipeHome: Action = { type: "SWIPE", point1: [500, 995], point2: [500, 400] };

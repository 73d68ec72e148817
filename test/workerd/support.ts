// What the tests inside workerd share: the bindings with their types, and an environment over plain RPC.
import { env, exports } from "cloudflare:workers";
import type { Action } from "../../src/contract/action.ts";
import type {
  CreateBody,
  Created,
  EnvInfo,
  ForkBody,
  ObservationWish,
  StateAnswer,
  Stepped,
  Tokens,
} from "../../src/contract/env.ts";
import type { Answer } from "../../src/env/answer.ts";
import type { Remote } from "../../src/durable/bindings.ts";
import type { WorkerBindings } from "../../src/worker/bindings.ts";
import type { Phone } from "../../src/durable/phone.ts";
import type { Screen } from "../../src/durable/screen.ts";
import { digestOf, type Caller } from "../../src/env/token.ts";

export const bindings = env as unknown as WorkerBindings;
/** The worker itself, as a client reaches it. */
export const worker = (exports as unknown as { readonly default: Fetcher }).default;
type Kind = "PHONES" | "SCREENS" | "LOBBY" | "RUNS" | "BOARD" | "GROUPS" | "SUITES";
const namespaces = env as unknown as Record<Kind, DurableObjectNamespace>;
/** For the helpers of the test runner, which want the platform's own stubs. */
export const stubOf = (kind: Kind, name: string): DurableObjectStub => namespaces[kind].getByName(name);

/** What nearly all of these tests ask of the world. */
export const usual = ["scenes", "weather", "web"] as const;
/** What tasks of everyday apps ask besides: most of the world. */
export const ofShops = [
  "accounts",
  "eateries",
  "folk",
  "geo",
  "goods",
  "merchants",
  "places",
  "rails",
  "voices",
] as const;
/** The plugin's databases begin empty, and are filled once. The whole world is much to bring over: a file of tests names its part. */
export async function fillWorld(inhabitants: readonly string[] = usual): Promise<void> {
  const { WORLD_SQL, WORLD } = bindings as unknown as { WORLD_SQL: Fetcher; WORLD: D1Database };
  const statements: string[] = await (await WORLD_SQL.fetch(`http://sql/${inhabitants.join(",")}`)).json();
  for (const sql of statements) await WORLD.prepare(sql).run();
}

export const theScreen = (): Remote<Screen> => bindings.SCREENS.getByName("screen-0");

let count = 0;
/** Storage outlives a test: every environment has a name of its own. */
export const newId = (): string => `test_${++count}_${crypto.randomUUID().slice(0, 8)}`;

export function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}
export const statusOf = (answer: Answer<unknown>): number => (answer.ok ? 200 : answer.problem.status);

export class Booth {
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
  static async at(id: string, tokens: Tokens): Promise<Booth> {
    const caller = async (token: string): Promise<Caller> => ({
      token: await digestOf(token),
      admin: false,
      // Whatever a test shows of pages is to be shown on a page.
      fresh: true,
      origin: bindings.ORIGIN ?? null,
    });
    return new Booth(id, tokens, await caller(tokens.operator), await caller(tokens.agent));
  }
  static async create(body: CreateBody = {}, owner: string | null = null): Promise<Booth> {
    const id = newId();
    const text = granted(await bindings.PHONES.getByName(id).create(id, body, { owner }, bindings.ORIGIN ?? null));
    const { tokens } = JSON.parse(text) as Created;
    return Booth.at(id, tokens!);
  }

  /** The same phone by hands that take what was drawn before. */
  get recalling(): Booth {
    const willing = (caller: Caller): Caller => ({ ...caller, fresh: false });
    return new Booth(this.id, this.tokens, willing(this.operator), willing(this.agent));
  }
  /** A new one each time: a stub dies with the object that it led to. */
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
    return JSON.parse(granted(await this.phone.step(this.operator, { action, observation: look }, key))) as Stepped;
  }
  async forks(body: ForkBody): Promise<Booth[]> {
    const { envs } = granted(await this.phone.fork(this.operator, body));
    return Promise.all(envs.map(({ id, tokens }) => Booth.at(id, tokens)));
  }
  async info(): Promise<EnvInfo> {
    return granted(await this.phone.info(this.operator));
  }
  async state(): Promise<StateAnswer> {
    return granted(await this.phone.state(this.operator, null));
  }
  async picture(query: { step?: number } = {}): Promise<string> {
    const { base64 } = granted(await this.phone.screenshot(this.operator, query));
    if (base64 === "") throw new Error("no picture");
    return base64;
  }
}

export const noop: Action = { type: "NOOP" };
export const openNotes: Action = { type: "AWAKE", value: "notes" };
export const home: Action = { type: "HOME" };
/** The same by a finger, which only a page can tell. */
export const swipeHome: Action = { type: "SWIPE", point1: [500, 995], point2: [500, 400] };

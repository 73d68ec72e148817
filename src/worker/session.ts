// A session of a protocol that knows no environments, ids and tokens: a phone behind a random name. Nothing of it is in memory, so
// that no isolate takes one along when it goes: the phone's id and the secret that it is created with follow from the name.
import * as v from "valibot";
import type { StepAction } from "../contract/action.ts";
import {
  EpisodeBody,
  type Created,
  type EnvInfo,
  type Observation,
  type PhoneWish,
  type Stepped,
} from "../contract/env.ts";
import type { Verdict } from "../contract/task.ts";
import { phoneOf, type Remote } from "../durable/bindings.ts";
import type { Phone } from "../durable/phone.ts";
import { Refusal } from "../env/answer.ts";
import { digestOf, randomName, type Caller, type Creator } from "../env/token.ts";
import { callerOf, callerWith, creatorOf } from "./auth.ts";
import { fitting, granted, type Call } from "./edge.ts";

/** As many random bits as a token has. */
export const newSessionName = (): string => randomName();
export const isSessionName = (name: string): boolean => /^[0-9a-v]{26}$/.test(name);

/** A phone as whoever may play it holds it. */
export class Player {
  readonly #phone: Remote<Phone>;
  readonly #agent: Caller;

  constructor(phone: Remote<Phone>, agent: Caller) {
    this.#phone = phone;
    this.#agent = agent;
  }

  /** With `key`: once, however often it is asked for. */
  async step(action: StepAction, observation: PhoneWish, key: string | null = null): Promise<Stepped> {
    const text = granted(await this.#phone.step(this.#agent, { action, observation }, key));
    return JSON.parse(text) as Stepped;
  }
  async observe(wish: PhoneWish): Promise<{ readonly step: number; readonly observation: Observation }> {
    return JSON.parse(granted(await this.#phone.observe(this.#agent, wish)));
  }
  async info(): Promise<EnvInfo> {
    return granted(await this.#phone.info(this.#agent));
  }
}

/** The phone of a session, as its maker holds it. */
export class Held {
  readonly player: Player;
  /** What its creation wished to be shown. */
  readonly wish: PhoneWish;
  readonly #phone: Remote<Phone>;
  readonly #operator: Caller;

  constructor(phone: Remote<Phone>, agent: Caller, operator: Caller, wish: PhoneWish) {
    this.player = new Player(phone, agent);
    this.wish = wish;
    this.#phone = phone;
    this.#operator = operator;
  }

  /** Begins again with another body. */
  async reset(body: EpisodeBody): Promise<Created> {
    return JSON.parse(granted(await this.#phone.reset(this.#operator, body, null))) as Created;
  }
  async judge(): Promise<Verdict> {
    return granted(await this.#phone.judge(this.#operator, false));
  }
  async info(): Promise<EnvInfo> {
    return granted(await this.#phone.info(this.#operator));
  }
  async remove(): Promise<void> {
    granted(await this.#phone.remove(this.#operator));
  }
  /** As `remove`, and the session is over: its name begins nothing any more. */
  async end(): Promise<void> {
    granted(await this.#phone.remove(this.#operator, true));
  }
}

export class Session {
  readonly #c: Call;
  readonly #id: string;
  readonly #creator: Creator;

  private constructor(c: Call, id: string, creator: Creator) {
    this.#c = c;
    this.#id = id;
    this.#creator = creator;
  }
  /** Refuses whoever may not create. `protocol`: what its phones' ids begin with. */
  static async of(c: Call, protocol: string, name: string): Promise<Session> {
    const [id, secret] = await Promise.all([
      digestOf(`${protocol} phone ${name}`),
      digestOf(`${protocol} secret ${name}`),
    ]);
    return new Session(c, `${protocol}_${id.slice(0, 26)}`, await creatorOf(c, "phones", secret));
  }

  /** Its phone; null where it has none yet, or no more. */
  async held(): Promise<Held | null> {
    const tokens = granted(await this.#phone.open(this.#creator));
    return tokens && this.#holding(tokens, tokens.wish);
  }
  /** A phone that begins from `body`: a new one, or the one that it has, begun again. `wish`: what its answers are to show. */
  async begin(body: unknown, wish?: PhoneWish): Promise<{ readonly held: Held; readonly created: Created }> {
    const fit: EpisodeBody = { ...beginning(body), ...(wish ? { observation: wish } : {}) };
    const held = await this.held();
    return held ? { held, created: await held.reset(fit) } : this.#create(fit);
  }
  /** A new phone. The same again is the same one. */
  async create(body: unknown): Promise<{ readonly held: Held; readonly created: Created }> {
    return this.#create(beginning(body));
  }
  async #create(body: EpisodeBody): Promise<{ readonly held: Held; readonly created: Created }> {
    const { origin } = await callerOf(this.#c);
    const made = granted(await this.#phone.create(this.#id, body, this.#creator, origin));
    const { tokens, ...created } = JSON.parse(made) as Created;
    if (!tokens) throw new Error(`${this.#id} was created without tokens`);
    return { held: await this.#holding(tokens, body.observation ?? {}), created };
  }

  get #phone(): Remote<Phone> {
    return phoneOf(this.#c.env, this.#id);
  }
  async #holding(tokens: NonNullable<Created["tokens"]>, wish: PhoneWish): Promise<Held> {
    const [agent, operator] = await Promise.all([
      callerWith(this.#c, tokens.agent),
      callerWith(this.#c, tokens.operator),
    ]);
    return new Held(this.#phone, agent, operator, wish);
  }
}

const Beginning = v.omit(EpisodeBody, ["id"]);
const beginning = (body: unknown): EpisodeBody => fitting(Beginning as v.GenericSchema<EpisodeBody>, body);

/** Where a session has no phone that could be played. */
export const noPhone = (what: string): Refusal => new Refusal("not-found", what);

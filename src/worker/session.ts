// A session of a protocol that knows no environments, ids and tokens: a phone behind a random name. Nothing of it is in memory, so
// that no isolate takes one along when it goes: the phone's id and the secret that it is created with follow from the name.
// The server alone makes names: each carries a signature over the protocol and the key that began the session.
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
import { keyringOf, phoneOf, type Remote } from "../durable/bindings.ts";
import type { Phone } from "../durable/phone.ts";
import { Refusal } from "../env/answer.ts";
import { digestOf, namedBy, randomName, type Caller, type Creator } from "../env/token.ts";
import { callerOf, callerWith, ownerOf } from "./auth.ts";
import { fitting, granted, type Call } from "./edge.ts";

/** The protocols whose sessions have names. */
type Protocol = "mcp" | "openenv" | "ors" | "nemo";
/** 130 random bits, and as many of the signature. */
const nameShape = /^([0-9a-v]{26})([0-9a-v]{26})$/;

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
  async suspend(): Promise<void> {
    granted(await this.#phone.suspend(this.#operator));
  }
}

export class Session {
  /** What the client names it by. */
  readonly name: string;
  readonly #c: Call;
  readonly #id: string;
  readonly #secret: string;
  #last: Held | null = null;

  private constructor(c: Call, name: string, id: string, secret: string) {
    this.#c = c;
    this.name = name;
    this.#id = id;
    this.#secret = secret;
  }
  /** A new session of the key that calls. Refuses a caller who may not create. */
  static async begin(c: Call, protocol: Protocol): Promise<Session> {
    const random = randomName();
    return Session.#of(c, protocol, random + (await signatureOf(c, protocol, random)));
  }
  /**
   * The session of this name, as the key that began it calls it. Null where the server has not made the name, or for another
   * protocol or another key. Refuses a caller who may not create.
   */
  static async named(c: Call, protocol: Protocol, name: string): Promise<Session | null> {
    const [, random, signature] = nameShape.exec(name) ?? [];
    const made = await signatureOf(c, protocol, random ?? "");
    // Digests are compared, so that the time it takes says nothing.
    const isOurs = random !== undefined && (await digestOf(made)) === (await digestOf(signature!));
    return isOurs ? Session.#of(c, protocol, name) : null;
  }
  static async #of(c: Call, protocol: Protocol, name: string): Promise<Session> {
    const [id, secret] = await Promise.all([
      digestOf(`${protocol} phone ${name}`),
      digestOf(`${protocol} secret ${name}`),
    ]);
    return new Session(c, name, `${protocol}_${id.slice(0, 26)}`, await digestOf(secret));
  }

  /**
   * Refuses where its key may do nothing more: a session over a socket outlives the call that began it. The key whose limits it
   * counts against; null where there is none that could end.
   */
  async payer(): Promise<string | null> {
    return (await this.#creator()).payer ?? null;
  }
  /** The phone that was held or begun last, without asking whether the key is still good: to be let go. */
  get last(): Held | null {
    return this.#last;
  }
  /** Its phone; null where it has none yet, or no more. */
  async held(): Promise<Held | null> {
    const tokens = granted(await this.#phone.open(await this.#creator()));
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
    const made = granted(await this.#phone.create(this.#id, body, await this.#creator(), origin));
    const { tokens, ...created } = JSON.parse(made) as Created;
    if (!tokens) throw new Error(`${this.#id} was created without tokens`);
    return { held: await this.#holding(tokens, body.observation ?? {}), created };
  }

  /** Asked anew each time: keys end. */
  async #creator(): Promise<Creator> {
    return { ...(await ownerOf(this.#c, "phones")), secret: this.#secret };
  }
  get #phone(): Remote<Phone> {
    return phoneOf(this.#c.env, this.#id);
  }
  async #holding(tokens: NonNullable<Created["tokens"]>, wish: PhoneWish): Promise<Held> {
    const [agent, operator] = await Promise.all([
      callerWith(this.#c, tokens.agent),
      callerWith(this.#c, tokens.operator),
    ]);
    this.#last = new Held(this.#phone, agent, operator, wish);
    return this.#last;
  }
}

const Beginning = v.omit(EpisodeBody, ["id"]);
const beginning = (body: unknown): EpisodeBody => fitting(Beginning as v.GenericSchema<EpisodeBody>, body);

/** Of a name, for the key that calls. A key that is made anew keeps its sessions. */
async function signatureOf(c: Call, protocol: Protocol, random: string): Promise<string> {
  const { owner } = await ownerOf(c, "phones");
  return namedBy(await sessionSecretOf(c), `${protocol} ${owner ?? ""} ${random}`);
}
let sessionSecret: Promise<string> | null = null;
/** The same for all isolates of a server; asked for once in each. */
function sessionSecretOf(c: Call): Promise<string> {
  sessionSecret ??= keyringOf(c.env)
    .sessionSecret()
    .catch((error: unknown) => {
      sessionSecret = null;
      throw error;
    });
  return sessionSecret;
}

/** Where a session has no phone that could be played. */
export const noPhone = (what: string): Refusal => new Refusal("not-found", what);

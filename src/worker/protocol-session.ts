// A session of a protocol that has no environments, ids or tokens. The session is a phone with a random name. The
// phone's id and creation secret are derived from the name. Therefore no isolate stores a session, and no session is
// lost with an isolate. Only the server can create names, because each name contains a signature over the protocol and
// the key that began the session.
import * as v from "valibot";
import type { StepAction } from "#contract/action.ts";
import {
  EpisodeBody,
  type Created,
  type EnvInfo,
  type Observation,
  type PhoneObservationOptions,
  type Stepped,
} from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import { keyStoreStub, phoneStub, type Remote } from "#durable/bindings.ts";
import type { Phone } from "#durable/phone.ts";
import { Refusal } from "#env/answer.ts";
import { digestOf, deriveName, randomName, type Caller, type Creator } from "#env/token.ts";
import { getCaller, createCaller, getOwner } from "./auth.ts";
import { validate, unwrapAnswer, type Call } from "./http.ts";

/** The protocols with named sessions. */
type Protocol = "mcp" | "openenv" | "ors" | "nemo";
/** 130 random bits, followed by 130 bits of the signature. */
const nameShape = /^([0-9a-v]{26})([0-9a-v]{26})$/;

/** A phone that is used with the rights of its agent. */
export class Player {
  readonly #phone: Remote<Phone>;
  readonly #agent: Caller;

  constructor(phone: Remote<Phone>, agent: Caller) {
    this.#phone = phone;
    this.#agent = agent;
  }

  /** Runs a step. If calls with the same `key` are repeated, only the first call runs the step. */
  async step(action: StepAction, observation: PhoneObservationOptions, key: string | null = null): Promise<Stepped> {
    const text = unwrapAnswer(await this.#phone.step(this.#agent, { action, observation }, key));
    return JSON.parse(text) as Stepped;
  }
  async observe(
    options: PhoneObservationOptions,
  ): Promise<{ readonly step: number; readonly observation: Observation }> {
    return JSON.parse(unwrapAnswer(await this.#phone.observe(this.#agent, options)));
  }
  async info(): Promise<EnvInfo> {
    return unwrapAnswer(await this.#phone.info(this.#agent));
  }
}

/** The phone of a session, used with the rights of its creator. */
export class SessionPhone {
  readonly player: Player;
  /** The observation options that were given when the phone was created. */
  readonly wish: PhoneObservationOptions;
  readonly #phone: Remote<Phone>;
  readonly #operator: Caller;

  constructor(phone: Remote<Phone>, agent: Caller, operator: Caller, options: PhoneObservationOptions) {
    this.player = new Player(phone, agent);
    this.wish = options;
    this.#phone = phone;
    this.#operator = operator;
  }

  /** Starts the phone again with another body. */
  async reset(body: EpisodeBody): Promise<Created> {
    return JSON.parse(unwrapAnswer(await this.#phone.reset(this.#operator, body, null))) as Created;
  }
  async judge(): Promise<Verdict> {
    return unwrapAnswer(await this.#phone.judge(this.#operator, false));
  }
  async info(): Promise<EnvInfo> {
    return unwrapAnswer(await this.#phone.info(this.#operator));
  }
  async remove(): Promise<void> {
    unwrapAnswer(await this.#phone.remove(this.#operator));
  }
  /** Removes the phone like `remove`, and ends the session, so that the session's name cannot create another phone. */
  async removeAndEndSession(): Promise<void> {
    unwrapAnswer(await this.#phone.remove(this.#operator, true));
  }
  async suspend(): Promise<void> {
    unwrapAnswer(await this.#phone.suspend(this.#operator));
  }
}

export class ProtocolSession {
  /** The name that the client uses for the session. */
  readonly name: string;
  readonly #c: Call;
  readonly #id: string;
  readonly #secret: string;
  #lastPhone: SessionPhone | null = null;

  private constructor(c: Call, name: string, id: string, secret: string) {
    this.#c = c;
    this.name = name;
    this.#id = id;
    this.#secret = secret;
  }
  /** Begins a new session for the calling key. Refuses a caller that may not create phones. */
  static async begin(c: Call, protocol: Protocol): Promise<ProtocolSession> {
    const random = randomName();
    return ProtocolSession.#fromName(c, protocol, random + (await signName(c, protocol, random)));
  }
  /**
   * Finds the session with this name. The calling key must be the key that began the session. Returns null if this
   * server did not make the name, or made the name for another protocol or key. Refuses a caller that may not create
   * phones.
   */
  static async find(c: Call, protocol: Protocol, name: string): Promise<ProtocolSession | null> {
    const [, random, signature] = nameShape.exec(name) ?? [];
    const signed = await signName(c, protocol, random ?? "");
    // Compares digests, so that the duration of the comparison reveals nothing about the signature.
    const isOurs = random !== undefined && (await digestOf(signed)) === (await digestOf(signature!));
    return isOurs ? ProtocolSession.#fromName(c, protocol, name) : null;
  }
  static async #fromName(c: Call, protocol: Protocol, name: string): Promise<ProtocolSession> {
    const [id, secret] = await Promise.all([
      digestOf(`${protocol} phone ${name}`),
      digestOf(`${protocol} secret ${name}`),
    ]);
    return new ProtocolSession(c, name, `${protocol}_${id.slice(0, 26)}`, await digestOf(secret));
  }

  /**
   * Returns the key whose limits the session counts against, or null if no key pays for the session. Refuses if the key
   * is no longer valid, because a session over a socket can last longer than the call that began it.
   */
  async payer(): Promise<string | null> {
    return (await this.#creator()).payer ?? null;
  }
  /**
   * The phone that was last opened or created. The key is not checked, because this phone is only removed or suspended.
   */
  get lastPhone(): SessionPhone | null {
    return this.#lastPhone;
  }
  /** Finds the session's phone. Returns null if the session has no phone, or if the phone no longer exists. */
  async findPhone(): Promise<SessionPhone | null> {
    const tokens = unwrapAnswer(await this.#phone.open(await this.#creator()));
    return tokens && this.#openPhone(tokens, tokens.wish);
  }
  /**
   * Starts an episode from `body`. Resets the session's phone, or creates a phone if the session has none.
   * `observation` contains the observation options for the answers of the episode.
   */
  async begin(
    body: unknown,
    observation?: PhoneObservationOptions,
  ): Promise<{ readonly held: SessionPhone; readonly created: Created }> {
    const fit: EpisodeBody = { ...parseEpisodeBody(body), ...(observation ? { observation } : {}) };
    const held = await this.findPhone();
    return held ? { held, created: await held.reset(fit) } : this.#create(fit);
  }
  /** Creates the session's phone. A repeated call returns the same phone. */
  async create(body: unknown): Promise<{ readonly held: SessionPhone; readonly created: Created }> {
    return this.#create(parseEpisodeBody(body));
  }
  async #create(body: EpisodeBody): Promise<{ readonly held: SessionPhone; readonly created: Created }> {
    const { origin } = await getCaller(this.#c);
    const response = unwrapAnswer(await this.#phone.create(this.#id, body, await this.#creator(), origin));
    const { tokens, ...created } = JSON.parse(response) as Created;
    if (!tokens) throw new Error(`${this.#id} was created without tokens`);
    return { held: await this.#openPhone(tokens, body.observation ?? {}), created };
  }

  /** Returns the session's creator. The key is checked at each use, because a key can expire or be revoked. */
  async #creator(): Promise<Creator> {
    return { ...(await getOwner(this.#c, "phones")), secret: this.#secret };
  }
  get #phone(): Remote<Phone> {
    return phoneStub(this.#c.env, this.#id);
  }
  async #openPhone(tokens: NonNullable<Created["tokens"]>, options: PhoneObservationOptions): Promise<SessionPhone> {
    const [agent, operator] = await Promise.all([
      createCaller(this.#c, tokens.agent),
      createCaller(this.#c, tokens.operator),
    ]);
    this.#lastPhone = new SessionPhone(this.#phone, agent, operator, options);
    return this.#lastPhone;
  }
}

const SessionEpisodeBody = v.omit(EpisodeBody, ["id"]);
const parseEpisodeBody = (body: unknown): EpisodeBody =>
  validate(SessionEpisodeBody as v.GenericSchema<EpisodeBody>, body);

/** Signs a name for the calling key. If a key is replaced, its sessions stay valid for the new key. */
async function signName(c: Call, protocol: Protocol, random: string): Promise<string> {
  const { owner } = await getOwner(c, "phones");
  return deriveName(await getSessionSecret(c), `${protocol} ${owner ?? ""} ${random}`);
}
let sessionSecret: Promise<string> | null = null;
/** Returns the secret that all isolates of a server share. Each isolate loads it once. */
function getSessionSecret(c: Call): Promise<string> {
  sessionSecret ??= keyStoreStub(c.env)
    .sessionSecret()
    .catch((error: unknown) => {
      sessionSecret = null;
      throw error;
    });
  return sessionSecret;
}

/** Returns the refusal for a session without a playable phone. */
export const noPhoneRefusal = (what: string): Refusal => new Refusal("not-found", what);

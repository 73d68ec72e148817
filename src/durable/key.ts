// One key's object: its account over its storage.
import { DurableObject } from "cloudflare:workers";
import type { KeyBody, KeyCreated, KeyEdit, KeyInfo, KeyRow, StoredKind } from "../contract/key.ts";
import { answering, type Answer } from "../env/answer.ts";
import { Account, deadKey } from "../env/keys/account.ts";
import { isLive } from "../env/keys/records.ts";
import type { KeyRecord, Lease, Leased, LeaseWish, Rate, StoredThing, Used } from "../env/keys/records.ts";
import { phoneOf, type Bindings, type KeyCalls } from "./bindings.ts";
import { storeOf } from "./storage.ts";

/** Phones that are told at once that their key has ended. */
const toldAtOnce = 32;

export class Key extends DurableObject<Bindings> implements KeyCalls {
  readonly #account: Account;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#account = new Account(storeOf(ctx.storage));
  }

  /** For the edge; null where there is none. */
  async record(): Promise<KeyRecord | null> {
    return this.#account.record;
  }

  // For the admin

  create(id: string, body: KeyBody): Promise<Answer<KeyCreated>> {
    return answering("create a key", async () => {
      const made = await this.#account.create(id, body, Date.now());
      await this.#wakeAtEnd();
      return made;
    });
  }
  edit(edit: KeyEdit): Promise<Answer<KeyRow>> {
    return answering("edit a key", async () => {
      const row = this.#account.edit(edit);
      await this.#wakeAtEnd();
      return row;
    });
  }
  rotate(): Promise<Answer<KeyCreated>> {
    return answering("rotate a key", () => this.#account.rotate());
  }
  revoke(): Promise<Answer<KeyRow>> {
    return answering("revoke a key", () => {
      const row = this.#account.revoke(Date.now());
      this.ctx.waitUntil(this.#tellPhones());
      return row;
    });
  }
  info(days: number): Promise<Answer<KeyInfo>> {
    return answering("read a key", () => this.#account.info(days, Date.now()));
  }

  /** It expires about now. */
  override alarm(): Promise<void> {
    return this.#tellPhones();
  }
  async #wakeAtEnd(): Promise<void> {
    const { expires = null } = this.#account.record ?? {};
    if (expires === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(expires);
  }
  /** Their sockets are closed at once. One that cannot be told asks by itself before it does anything. */
  async #tellPhones(): Promise<void> {
    const { record } = this.#account;
    if (!record || isLive(record, Date.now())) return;
    const phones = this.#account.held();
    for (let from = 0; from < phones.length; from += toldAtOnce)
      await Promise.allSettled(
        phones.slice(from, from + toldAtOnce).map(async (id) => phoneOf(this.env, id).keyEnded(deadKey(record))),
      );
  }

  // For phones and runs

  open(envs: readonly string[], idleSeconds: number): Promise<Answer<Rate | null>> {
    return answering("open phones", () => this.#account.open(envs, idleSeconds, Date.now()));
  }
  async close(env: string, back: Leased, used: Used): Promise<void> {
    this.#account.close(env, back, used, Date.now());
  }
  lease(wish: LeaseWish): Promise<Answer<Lease>> {
    return answering("lease", () => this.#account.lease(wish, Date.now()));
  }
  keep(thing: StoredThing): Promise<Answer<void>> {
    return answering("keep something", () => this.#account.keep(thing, Date.now()));
  }
  async drop(kind: StoredKind, id: string): Promise<void> {
    this.#account.drop(kind, id);
  }
  run(): Promise<Answer<Rate | null>> {
    return answering("count a run", () => this.#account.run(Date.now()));
  }
}

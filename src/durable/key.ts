// One key's object: its account over its storage.
import { DurableObject } from "cloudflare:workers";
import type { KeyBody, KeyCreated, KeyEdit, KeyInfo, KeyRow } from "../contract/key.ts";
import { answering, type Answer } from "../env/answer.ts";
import { Account } from "../env/keys/account.ts";
import type { KeyRecord, Lease, Leased, LeaseWish, Rate, Used } from "../env/keys/records.ts";
import type { Bindings, KeyCalls } from "./bindings.ts";
import { storeOf } from "./storage.ts";

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
    return answering("create a key", () => this.#account.create(id, body, Date.now()));
  }
  edit(edit: KeyEdit): Promise<Answer<KeyRow>> {
    return answering("edit a key", () => this.#account.edit(edit));
  }
  rotate(): Promise<Answer<KeyCreated>> {
    return answering("rotate a key", () => this.#account.rotate());
  }
  revoke(): Promise<Answer<KeyRow>> {
    return answering("revoke a key", () => this.#account.revoke(Date.now()));
  }
  info(days: number): Promise<Answer<KeyInfo>> {
    return answering("read a key", () => this.#account.info(days, Date.now()));
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
  run(): Promise<Answer<Rate | null>> {
    return answering("count a run", () => this.#account.run(Date.now()));
  }
}

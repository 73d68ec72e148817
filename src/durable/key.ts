// The Durable Object of one key: its account, stored in the object's storage.
import { DurableObject } from "cloudflare:workers";
import type { KeyBody, KeyCreated, KeyEdit, KeyInfo, KeyRow, StoredKind } from "#contract/key.ts";
import { toAnswer, type Answer } from "#env/answer.ts";
import { Account, describeDeadKey } from "#env/keys/account.ts";
import { isLive } from "#env/keys/records.ts";
import type { KeyRecord, Lease, LeaseAmounts, LeaseRequest, Rate, StoredItem, Usage } from "#env/keys/records.ts";
import { phoneStub, type Bindings, type KeyCalls } from "./bindings.ts";
import { createStore } from "./storage.ts";

/** The maximum number of phones that are notified at the same time when their key ends. */
const maxParallelNotices = 32;

export class Key extends DurableObject<Bindings> implements KeyCalls {
  readonly #account: Account;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#account = new Account(createStore(ctx.storage));
  }

  /** Returns the key's record, or null if the key does not exist. The worker calls this method. */
  async record(): Promise<KeyRecord | null> {
    return this.#account.record;
  }

  // Calls of the admin

  create(id: string, body: KeyBody): Promise<Answer<KeyCreated>> {
    return toAnswer("create a key", async () => {
      const created = await this.#account.create(id, body, Date.now());
      await this.#setExpiryAlarm();
      return created;
    });
  }
  edit(edit: KeyEdit): Promise<Answer<KeyRow>> {
    return toAnswer("edit a key", async () => {
      const row = this.#account.edit(edit);
      await this.#setExpiryAlarm();
      return row;
    });
  }
  rotate(): Promise<Answer<KeyCreated>> {
    return toAnswer("rotate a key", () => this.#account.rotate());
  }
  revoke(): Promise<Answer<KeyRow>> {
    return toAnswer("revoke a key", () => {
      const row = this.#account.revoke(Date.now());
      this.ctx.waitUntil(this.#notifyPhones());
      return row;
    });
  }
  info(days: number): Promise<Answer<KeyInfo>> {
    return toAnswer("read a key", () => this.#account.info(days, Date.now()));
  }

  /** Runs at about the time when the key expires. */
  override alarm(): Promise<void> {
    return this.#notifyPhones();
  }
  async #setExpiryAlarm(): Promise<void> {
    const { expires = null } = this.#account.record ?? {};
    if (expires === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(expires);
  }
  /**
   * Makes the phones close their sockets immediately. A phone that cannot be notified asks the key before its next paid
   * call.
   */
  async #notifyPhones(): Promise<void> {
    const { record } = this.#account;
    if (!record || isLive(record, Date.now())) return;
    const phones = this.#account.listPhones();
    for (let from = 0; from < phones.length; from += maxParallelNotices)
      await Promise.allSettled(
        phones
          .slice(from, from + maxParallelNotices)
          .map(async (id) => phoneStub(this.env, id).keyEnded(describeDeadKey(record))),
      );
  }

  // Calls of phones and runs

  open(envs: readonly string[], idleSeconds: number): Promise<Answer<Rate | null>> {
    return toAnswer("open phones", () => this.#account.openPhones(envs, idleSeconds, Date.now()));
  }
  async close(env: string, back: LeaseAmounts, used: Usage): Promise<void> {
    this.#account.closePhone(env, back, used, Date.now());
  }
  lease(request: LeaseRequest): Promise<Answer<Lease>> {
    return toAnswer("lease", () => this.#account.grantLease(request, Date.now()));
  }
  keep(thing: StoredItem): Promise<Answer<void>> {
    return toAnswer("keep something", () => this.#account.addStored(thing, Date.now()));
  }
  async drop(kind: StoredKind, id: string): Promise<void> {
    this.#account.removeStored(kind, id);
  }
  run(): Promise<Answer<Rate | null>> {
    return toAnswer("count a run", () => this.#account.countRun(Date.now()));
  }
}

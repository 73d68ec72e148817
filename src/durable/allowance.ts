// What a phone may still do before it asks the key that pays for it: a few steps and pictures for a second, so that a step seldom waits
// for another object and a key that was revoked stops its phones within that second.
import type { Device, PhoneWish } from "../contract/env.ts";
import { pixelsOf, type PictureSize } from "../contract/fit.ts";
import { passed, type Answer } from "../env/answer.ts";
import { nothingUsed, type Lease, type Leased, type Rate, type Used } from "../env/keys/records.ts";
import type { EnvRecord } from "../env/records.ts";
import { keyOf, type Bindings } from "./bindings.ts";

/** A picture of so many pixels counts. */
const largePixels = 1_000_000;
/** Whether a picture of this device counts. */
export function isLarge(device: Device, size: PictureSize): boolean {
  const { width, height } = pixelsOf(device, size);
  return width * height >= largePixels;
}

/** What an observation costs. */
export const picturesOf = (wish: PhoneWish, device: Device): number =>
  wish.screenshot === "base64" && isLarge(device, wish) ? 1 : 0;

const nothing: Leased = { steps: 0, pictures: 0 };
type Payer = Pick<EnvRecord, "id" | "payer" | "idleSeconds">;

export class Allowance {
  readonly #bindings: Bindings;
  #left = nothing;
  #until = 0;
  #rate: Rate | null = null;
  #weight = 1;
  #used: Used = nothingUsed;
  #renewing: Promise<void> | null = null;

  constructor(bindings: Bindings) {
    this.#bindings = bindings;
  }

  /** Of the limit that was asked last; null where nobody counts. */
  get rate(): Rate | null {
    return this.#rate;
  }
  /** Of its key among those that want pages. */
  get weight(): number {
    return this.#weight;
  }

  /** Does it where the key may still pay for it. Refuses where it is over its limit, or lives no more. */
  async paying<T>(payer: Payer, cost: Leased, job: () => T | Promise<T>): Promise<T> {
    await this.#take(payer, cost);
    try {
      return await job();
    } catch (error) {
      // It was not done after all.
      if (payer.payer !== undefined) this.#add(cost, 1);
      throw error;
    }
  }
  /** Refuses where its key has ended. The key is believed to be good as long as its last lease. `steps`: some are about to be done. */
  async mustLive(payer: Payer, { steps }: { readonly steps: boolean }): Promise<void> {
    if (payer.payer === undefined || Date.now() < this.#until) return;
    // Calls that come meanwhile wait for the same answer, so that none overtakes another.
    this.#renewing ??= this.#lease(payer, nothing, steps).finally(() => (this.#renewing = null));
    await this.#renewing;
  }
  async #take(payer: Payer, cost: Leased): Promise<void> {
    if (payer.payer === undefined) return;
    const isEnough = this.#left.steps >= cost.steps && this.#left.pictures >= cost.pictures;
    if (!isEnough || Date.now() >= this.#until) await this.#lease(payer, cost, false);
    this.#add(cost, -1);
  }
  /** `more`: steps are leased where there are enough of them, though none is asked for yet. */
  async #lease({ id, payer, idleSeconds }: Payer, cost: Leased, more: boolean): Promise<void> {
    const [back, used] = [this.#left, this.#used];
    [this.#left, this.#used] = [nothing, nothingUsed];
    const answer = await keyOf(this.#bindings, payer!).lease({ env: id, idleSeconds, ...cost, more, back, used });
    // A key that has ended has no limits that could be told.
    if (!answer.ok && answer.problem.status === 403) this.#rate = null;
    const { steps, pictures, ms, weight, rate } = passed<Lease>(answer);
    this.#left = { steps: this.#left.steps + steps, pictures: this.#left.pictures + pictures };
    this.#until = Date.now() + ms;
    this.#rate = rate ?? this.#rate;
    this.#weight = weight;
  }
  /** Told to the key with the next lease. */
  use({ object_ms: object, browser_ms: browser, bytes }: Used): void {
    const used = this.#used;
    this.#used = {
      object_ms: used.object_ms + object,
      browser_ms: used.browser_ms + browser,
      bytes: used.bytes + bytes,
    };
  }

  /** Phones that its key pays for from now on. Refuses where they are too many. */
  async open(payer: string | undefined, envs: readonly string[], idleSeconds: number): Promise<void> {
    if (payer === undefined) return;
    const answer: Answer<Rate | null> = await keyOf(this.#bindings, payer).open(envs, idleSeconds);
    this.#rate = passed(answer);
  }
  /** The phone is suspended or deleted. */
  async close({ id, payer }: Payer): Promise<void> {
    if (payer === undefined) return;
    const [back, used] = [this.#left, this.#used];
    [this.#left, this.#used, this.#until] = [nothing, nothingUsed, 0];
    // Where it cannot be told, the key forgets the phone after its time.
    await keyOf(this.#bindings, payer)
      .close(id, back, used)
      .catch((error: unknown) => console.error(`${id} could not tell its key that it is gone:`, error));
  }

  #add({ steps, pictures }: Leased, times: 1 | -1): void {
    const left = this.#left;
    this.#left = { steps: left.steps + times * steps, pictures: left.pictures + times * pictures };
    if (this.#rate)
      this.#rate = {
        ...this.#rate,
        remaining: Math.max(0, this.#rate.remaining + times * this.#counted({ steps, pictures })),
      };
  }
  #counted({ steps, pictures }: Leased): number {
    return this.#rate?.of === "steps" ? steps : this.#rate?.of === "pictures" ? pictures : 0;
  }
}

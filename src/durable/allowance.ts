// The steps and pictures that a phone may use before it asks its key again. The key pays for the phone. The key leases
// steps and pictures for about one second in advance. Therefore a step seldom waits for another object, and a revoked
// key stops its phones within a second.
import type { Device, PhoneObservationOptions } from "#contract/env.ts";
import { pictureSizeInPixels, type PictureSize } from "#contract/picture-size.ts";
import { unwrapAnswer, type Answer } from "#env/answer.ts";
import { noUsage, type Lease, type LeaseAmounts, type Rate, type Usage } from "#env/keys/records.ts";
import type { EnvRecord } from "#env/records.ts";
import { keyStub, type Bindings } from "./bindings.ts";

/** The minimum number of pixels of a picture that counts against the limit. */
const largePixels = 1_000_000;
/** Returns whether a picture of this device counts against the limit. */
export function isLarge(device: Device, size: PictureSize): boolean {
  const { width, height } = pictureSizeInPixels(device, size);
  return width * height >= largePixels;
}

/** Returns the number of large pictures that an observation costs. */
export const countLargePictures = (options: PhoneObservationOptions, device: Device): number =>
  options.screenshot === "base64" && isLarge(device, options) ? 1 : 0;

const nothingLeased: LeaseAmounts = { steps: 0, pictures: 0 };
type PaidPhone = Pick<EnvRecord, "id" | "payer" | "idleSeconds">;

export class Allowance {
  readonly #bindings: Bindings;
  #left = nothingLeased;
  #until = 0;
  #rate: Rate | null = null;
  #weight = 1;
  #used: Usage = noUsage;
  #renewing: Promise<void> | null = null;

  constructor(bindings: Bindings) {
    this.#bindings = bindings;
  }

  /** The rate limit from the key's last answer; null if no key pays for the phone. */
  get rate(): Rate | null {
    return this.#rate;
  }
  /** The weight of the phone's key in the queue for pages. */
  get weight(): number {
    return this.#weight;
  }

  /** Takes the cost from the lease and runs the job. Refuses when the key is over its limit or has ended. */
  async runPaid<T>(phone: PaidPhone, cost: LeaseAmounts, job: () => T | Promise<T>): Promise<T> {
    await this.#take(phone, cost);
    try {
      return await job();
    } catch (error) {
      // The job failed, so its cost goes back to the lease.
      if (phone.payer !== undefined) this.#add(cost, 1);
      throw error;
    }
  }
  /**
   * Refuses if the key has ended. A key counts as live until its last lease ends. `steps`: whether the caller is about
   * to run steps.
   */
  async mustHaveLiveKey(phone: PaidPhone, { steps }: { readonly steps: boolean }): Promise<void> {
    if (phone.payer === undefined || Date.now() < this.#until) return;
    // Concurrent calls wait for the same answer, so that no call overtakes another.
    this.#renewing ??= this.#lease(phone, nothingLeased, steps).finally(() => (this.#renewing = null));
    await this.#renewing;
  }
  async #take(phone: PaidPhone, cost: LeaseAmounts): Promise<void> {
    if (phone.payer === undefined) return;
    const isEnough = this.#left.steps >= cost.steps && this.#left.pictures >= cost.pictures;
    if (!isEnough || Date.now() >= this.#until) await this.#lease(phone, cost, false);
    this.#add(cost, -1);
  }
  /**
   * Asks the key for a new lease. `more`: requests further steps in advance if the key has enough, even if this call
   * needs no step.
   */
  async #lease({ id, payer, idleSeconds }: PaidPhone, cost: LeaseAmounts, more: boolean): Promise<void> {
    const [back, used] = [this.#left, this.#used];
    [this.#left, this.#used] = [nothingLeased, noUsage];
    const answer = await keyStub(this.#bindings, payer!).lease({ env: id, idleSeconds, ...cost, more, back, used });
    // A key that has ended reports no limits.
    if (!answer.ok && answer.problem.status === 403) this.#rate = null;
    const { steps, pictures, ms, weight, rate } = unwrapAnswer<Lease>(answer);
    this.#left = { steps: this.#left.steps + steps, pictures: this.#left.pictures + pictures };
    this.#until = Date.now() + ms;
    this.#rate = rate ?? this.#rate;
    this.#weight = weight;
  }
  /** Adds this usage to the report that the next lease sends to the key. */
  addUsage({ object_ms: object, browser_ms: browser, bytes }: Usage): void {
    const used = this.#used;
    this.#used = {
      object_ms: used.object_ms + object,
      browser_ms: used.browser_ms + browser,
      bytes: used.bytes + bytes,
    };
  }

  /** Registers phones with the key that pays for them. Refuses if the key already has its maximum number of phones. */
  async open(payer: string | undefined, envs: readonly string[], idleSeconds: number): Promise<void> {
    if (payer === undefined) return;
    const answer: Answer<Rate | null> = await keyStub(this.#bindings, payer).open(envs, idleSeconds);
    this.#rate = unwrapAnswer(answer);
  }
  /** Tells the key that the phone is suspended or deleted. */
  async close({ id, payer }: PaidPhone): Promise<void> {
    if (payer === undefined) return;
    const [back, used] = [this.#left, this.#used];
    [this.#left, this.#used, this.#until] = [nothingLeased, noUsage, 0];
    // If the message does not arrive, the key removes the phone later by itself.
    await keyStub(this.#bindings, payer)
      .close(id, back, used)
      .catch((error: unknown) => console.error(`${id} could not report its deletion to its key:`, error));
  }

  #add({ steps, pictures }: LeaseAmounts, times: 1 | -1): void {
    const left = this.#left;
    this.#left = { steps: left.steps + times * steps, pictures: left.pictures + times * pictures };
    if (this.#rate)
      this.#rate = {
        ...this.#rate,
        remaining: Math.max(0, this.#rate.remaining + times * this.#countTowardsRate({ steps, pictures })),
      };
  }
  #countTowardsRate({ steps, pictures }: LeaseAmounts): number {
    return this.#rate?.of === "steps" ? steps : this.#rate?.of === "pictures" ? pictures : 0;
  }
}

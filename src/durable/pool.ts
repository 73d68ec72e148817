// The pages of a Screen and the phones that wait for one.
import { LostError } from "./cdp.ts";
import { Lanes, type Lane } from "./lanes.ts";
import { choose, wantsSpare } from "./leases.ts";
import type { Tab } from "./tab.ts";

const waitMs = 30_000;
/** One page of so many is kept for steps without pictures. */
const keptShare = 4;

interface Waiter {
  readonly key: string;
  readonly lane: Lane;
  readonly number: number;
  readonly take: (tab: Tab) => void;
  readonly fail: (error: Error) => void;
}
/** Every page is in use, and too many wait, or one has waited too long. */
export class BusyError extends Error {}

export interface PoolOptions {
  /** Pages at once. */
  readonly most: number;
  /** Who may wait for one. */
  readonly queueMost: number;
  open(): Promise<Tab>;
  /** Keeps the object awake until it is done. */
  until(work: Promise<void>): void;
  /** The pages are others than before. */
  changed(tabs: readonly Tab[]): void;
}

export class Pool {
  tabs: readonly Tab[] = [];
  readonly #waiting = new Lanes<Waiter>();
  #number = 0;
  #opening = false;
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }
  get waiting(): number {
    return this.#waiting.length;
  }
  /** How many are served before this phone's first call that waits; null where none does. */
  placeOf(key: string): number | null {
    return this.#waiting.placeOf((waiter) => waiter.key === key);
  }
  of(key: string): Tab | undefined {
    return this.tabs.find((tab) => tab.key === key);
  }

  /** A page for this phone, alone, until `serve` after it is no longer busy. Throws BusyError, LostError. */
  lease(key: string, lane: Lane): Promise<Tab> {
    const { most, queueMost } = this.#options;
    const choice = this.#isKept(lane) ? "wait" : choose(this.tabs, key, Date.now(), most);
    if (typeof choice === "object" && this.#waiting.length === 0) {
      choice.lease.take(key, lane.isPictured);
      if (wantsSpare(this.tabs, most)) this.#open();
      return Promise.resolve(choice.lease);
    }
    if (this.#waiting.length >= queueMost) {
      // Whoever has most waiting waits in vain, so that a flood fills the queue for nobody but itself.
      const last = this.#waiting.tooMany(lane.of);
      if (!last) return Promise.reject(new BusyError());
      this.#waiting.remove(({ number }) => number === last.number, false);
      last.fail(new BusyError());
    }
    return new Promise<Tab>((resolve, reject) => {
      const settle =
        <A>(done: (argument: A) => void) =>
        (value: A): void => {
          clearTimeout(timer);
          done(value);
        };
      const number = this.#number++;
      const waiter: Waiter = { key, lane, number, take: settle(resolve), fail: settle(reject) };
      const timer = setTimeout(() => {
        this.#waiting.remove((w) => w.number === number, false);
        reject(new BusyError());
      }, waitMs);
      this.#waiting.add(waiter);
      this.serve();
    });
  }
  /** Gives pages to those who wait, in turn; nobody holds up one behind him who wants another page. */
  serve(): void {
    const taken = new Set<number>();
    for (const waiter of this.#waiting.inTurn()) {
      if (this.#isKept(waiter.lane)) continue;
      const choice = choose(this.tabs, waiter.key, Date.now(), this.#options.most);
      if (typeof choice === "object") {
        choice.lease.take(waiter.key, waiter.lane.isPictured);
        taken.add(waiter.number);
        waiter.take(choice.lease);
      } else if (choice === "open") this.#open();
    }
    if (taken.size > 0) this.#waiting.remove(({ number }) => taken.has(number), true);
  }
  /** Whether the pages that are left are kept for steps without pictures, so that these never wait behind pictures. */
  #isKept({ isPictured }: Lane): boolean {
    const { most } = this.#options;
    const kept = Math.floor(most / keptShare);
    return isPictured && kept > 0 && this.tabs.filter((tab) => tab.busy && tab.pictured).length >= most - kept;
  }
  /** A page that is no more, or of no use. */
  drop(tab: Tab): void {
    tab.gone = true;
    this.tabs = this.tabs.filter((t) => t !== tab);
    this.#options.changed(this.tabs);
    this.serve();
  }
  /** The browser is gone, and all pages with it. */
  dropAll(): void {
    for (const tab of this.tabs) tab.gone = true;
    this.tabs = [];
    this.serve();
  }

  /** One at a time: opening costs more than drawing. */
  #open(): void {
    if (this.#opening) return;
    this.#opening = true;
    this.#options.until(
      this.#options.open().then(
        (tab) => {
          this.#opening = false;
          if (!tab.gone) {
            this.tabs = [...this.tabs, tab];
            this.#options.changed(this.tabs);
          }
          this.serve();
        },
        (error: unknown) => {
          this.#opening = false;
          console.warn("no page was opened:", String(error));
          // Those whose page is merely busy go on waiting.
          if (this.tabs.length > 0) return;
          const failed = this.#waiting.inTurn();
          this.#waiting.remove(() => true, false);
          for (const waiter of failed) waiter.fail(new LostError(`no page could be opened: ${String(error)}`));
        },
      ),
    );
  }
}

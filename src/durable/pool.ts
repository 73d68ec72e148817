// The pages of a Screen, and the phones that wait for a page.
import { LostError } from "./cdp.ts";
import { KeyedQueue, type PageRequest } from "./keyed-queue.ts";
import { choosePage, needsSparePage } from "./page-leases.ts";
import type { Tab } from "./tab.ts";

const waitMs = 30_000;
/** One of this many pages is reserved for steps without pictures. */
const reservedShare = 4;

interface Waiter {
  readonly key: string;
  readonly lane: PageRequest;
  readonly number: number;
  readonly take: (tab: Tab) => void;
  readonly fail: (error: Error) => void;
}
/** All pages are in use, and either the queue is full or the call has waited too long. */
export class BusyError extends Error {}

export interface PoolOptions {
  /** The maximum number of open pages. */
  readonly maxPages: number;
  /** The maximum number of calls that wait for a page. */
  readonly maxQueued: number;
  open(): Promise<Tab>;
  /** Keeps the object awake until the work is done. */
  waitUntil(work: Promise<void>): void;
  /** Called when the set of pages has changed. */
  changed(tabs: readonly Tab[]): void;
}

export class Pool {
  tabs: readonly Tab[] = [];
  readonly #waiting = new KeyedQueue<Waiter>();
  #number = 0;
  #opening = false;
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }
  get waiting(): number {
    return this.#waiting.length;
  }
  /**
   * Returns the number of calls that are served before this phone's first waiting call, or null if the phone has no
   * waiting call.
   */
  positionOf(key: string): number | null {
    return this.#waiting.positionOf((waiter) => waiter.key === key);
  }
  tabOf(key: string): Tab | undefined {
    return this.tabs.find((tab) => tab.key === key);
  }

  /**
   * Returns a page that only this phone uses. When the caller no longer needs the page, it sets the page's `busy` to
   * false and calls `serve`. Throws BusyError or LostError.
   */
  lease(key: string, lane: PageRequest): Promise<Tab> {
    const { maxPages, maxQueued } = this.#options;
    const choice = this.#isReserved(lane) ? "wait" : choosePage(this.tabs, key, Date.now(), maxPages);
    if (typeof choice === "object" && this.#waiting.length === 0) {
      choice.lease.take(key, lane.isPictured);
      if (needsSparePage(this.tabs, maxPages)) this.#open();
      return Promise.resolve(choice.lease);
    }
    if (this.#waiting.length >= maxQueued) {
      // Rejects a call of the key with the most waiting calls, so that a key with very many calls cannot fill the
      // queue.
      const last = this.#waiting.lastOfLongest(lane.of);
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
  /** Gives pages to waiting calls in turn. A call that waits for a certain page does not block the calls behind it. */
  serve(): void {
    const taken = new Set<number>();
    for (const waiter of this.#waiting.sorted()) {
      if (this.#isReserved(waiter.lane)) continue;
      const choice = choosePage(this.tabs, waiter.key, Date.now(), this.#options.maxPages);
      if (typeof choice === "object") {
        choice.lease.take(waiter.key, waiter.lane.isPictured);
        taken.add(waiter.number);
        waiter.take(choice.lease);
      } else if (choice === "open") this.#open();
    }
    if (taken.size > 0) this.#waiting.remove(({ number }) => taken.has(number), true);
  }
  /**
   * Returns whether the call must wait because it needs a picture and the remaining pages are reserved for steps
   * without pictures. The reservation prevents such steps from waiting behind pictures.
   */
  #isReserved({ isPictured }: PageRequest): boolean {
    const { maxPages } = this.#options;
    const kept = Math.floor(maxPages / reservedShare);
    return isPictured && kept > 0 && this.tabs.filter((tab) => tab.busy && tab.isForPicture).length >= maxPages - kept;
  }
  /** Removes a page that is closed or unusable. */
  drop(tab: Tab): void {
    tab.gone = true;
    this.tabs = this.tabs.filter((t) => t !== tab);
    this.#options.changed(this.tabs);
    this.serve();
  }
  /** Drops all pages after the browser is gone. */
  dropAll(): void {
    for (const tab of this.tabs) tab.gone = true;
    this.tabs = [];
    this.serve();
  }

  /** Opens one page at a time, because opening costs more than drawing. */
  #open(): void {
    if (this.#opening) return;
    this.#opening = true;
    this.#options.waitUntil(
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
          console.warn("a page could not be opened:", String(error));
          // If there are pages, the waiting calls continue to wait until a page is free.
          if (this.tabs.length > 0) return;
          const failed = this.#waiting.sorted();
          this.#waiting.remove(() => true, false);
          for (const waiter of failed) waiter.fail(new LostError(`no page could be opened: ${String(error)}`));
        },
      ),
    );
  }
}

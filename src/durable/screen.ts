// One browser with a few pages, which draw phones on request. All data of this object can be lost at any time without
// harm.
import { DurableObject } from "cloudflare:workers";
import { getBrand } from "#brands/lookup.ts";
import type { Element } from "#contract/element.ts";
import type { Place } from "#contract/listing.ts";
import { Semaphore } from "#env/queue.ts";
import type { Viewport } from "#env/display-update.ts";
import type { Bindings, ScreenCalls } from "./bindings.ts";
import { LostError, TimeoutError, withTimeout } from "./cdp.ts";
import { closeMs, BrowserConnection } from "./browser-connection.ts";
import { PageCache, type StepQuery, type TouchRegion } from "./page-cache.ts";
import { BusyError, Pool } from "./pool.ts";
import {
  captureKey,
  type Capture,
  type PageStepResult,
  type DrawInput,
  type Drawing,
  type DrawOk,
  type ScreenFailure,
  type PerformInput,
  type PerformOk,
  type CachePolicy,
  type ScreenInput,
} from "./screen-rpc.ts";
import { parseNumberSetting } from "./parse-setting.ts";
import { argument, PageError, CallWatchdog, Tab } from "./tab.ts";

interface Performed extends PageStepResult {
  readonly changed: boolean;
  readonly reach?: TouchRegion;
  readonly viewport: Viewport;
  readonly elements?: Element[];
}

/** The default size of the picture cache, in MB. */
const picturesMb = 32;
/**
 * How long an unused page stays open, in milliseconds. The next constant is the time for which the browser stays open
 * without calls.
 */
const idlePageMs = 5 * 60_000;
const idleBrowserMs = 15 * 60_000;
const sweepMs = 60_000;
/** How long a page without calls keeps its pixels, in milliseconds. Pixels take most of a page's memory. */
const restMs = 1_500;
/** The timeout of `isReady`, in milliseconds. It is long enough for a browser to start. */
const readyMs = 20_000;

export class Screen extends DurableObject<Bindings> implements ScreenCalls {
  #origin = "";
  #usedAt = Date.now();
  readonly #captures: Semaphore;
  readonly #cache: PageCache;
  readonly #watchdog = new CallWatchdog();
  readonly #browser: BrowserConnection;
  readonly #pool: Pool;
  readonly #queueMost: number;
  /** The work in progress. Equal work has the same key. */
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #count = { performed: 0, drawn: 0, kept: 0, remembered: 0, opened: 0, lost: 0 };

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#captures = new Semaphore(parseNumberSetting(env.CAPTURES, 4, 1, 64));
    const chars = parseNumberSetting(env.PICTURES_MB, picturesMb, 0, 1024) * 1_000_000;
    this.#cache = new PageCache(chars, env.PICTURES_AT_EDGE === "yes" ? caches.default : null);
    this.#browser = new BrowserConnection(ctx, env, {
      pageGone: (session) => {
        const tab = this.#pool.tabs.find((t) => t.session === session);
        if (tab) this.#pool.drop(tab);
      },
      closed: () => this.#pool.dropAll(),
    });
    this.#queueMost = parseNumberSetting(env.QUEUE, 512, 0, 10_000);
    this.#pool = new Pool({
      maxPages: parseNumberSetting(env.PAGES, 8, 1, 64),
      maxQueued: this.#queueMost,
      open: () => this.#open(),
      waitUntil: (work) => ctx.waitUntil(work),
      changed: (tabs) => this.#browser.storeTargets(tabs.map(({ target }) => target)),
    });
  }

  /** Runs one action on the page's copy of a phone. Returns the commands, and the display after the action. */
  perform(input: PerformInput): Promise<PerformOk | ScreenFailure> {
    const { hash, action, tickMs, recall, elements, capture } = input;
    const query: StepQuery = { hash, action, tickMs, recall };
    const how = capture ? captureKey(capture) : "";
    const remembered = async (): Promise<PerformOk | null> => {
      const cached = this.#cache.step(query);
      const picture = cached && capture && (await this.#cache.picture(cached.hash, capture, recall));
      return cached && (picture || !capture) ? { status: "ok", ...cached, ...cachedDrawing(picture) } : null;
    };
    const key =
      elements || recall.fresh ? null : `step ${recall.owner} ${hash} ${tickMs} ${how} ${JSON.stringify(action)}`;
    return this.#deduplicate(key, remembered, () =>
      this.#withTab(input, false, async (tab) => {
        const needsRegion = this.#cache.markSeen(query);
        const step = { key: input.key, version: input.version, action, tickMs, elements, reach: needsRegion };
        const {
          changed,
          viewport,
          elements: atOnce,
          reach: same,
          ...done
        } = await tab.run<Performed>(
          input,
          capture !== null,
          `const r=await b.perform(${argument(step)});return{...r,changed:r.changed||changed}`,
        );
        this.#count.performed++;
        tab.version = input.version + 1;
        tab.hash = done.hash;
        if (changed || !capture) tab.picture = null;
        // The phone was rotated, and only a page of the new size shows the whole phone.
        const isTurned = await tab.fit(viewport, capture ?? {});
        const found = isTurned
          ? (await this.#showState(tab, { ...input, sync: null }, elements, capture !== null)).elements
          : atOnce;
        this.#cache.keepStep(query, done, tab.build, same);
        return {
          status: "ok" as const,
          ...done,
          ...(found ? { elements: found } : {}),
          ...(await this.#capture(tab, capture, recall)),
        };
      }),
    );
  }

  /** Shows a phone without changing it. */
  draw(input: DrawInput): Promise<DrawOk | ScreenFailure> {
    const { hash, elements, capture, recall } = input;
    const remembered = async (): Promise<DrawOk | null> => {
      const picture = capture && (await this.#cache.picture(hash, capture, recall));
      return picture && { status: "ok", ...cachedDrawing(picture) };
    };
    const key = !capture || elements || recall.fresh ? null : `draw ${recall.owner} ${hash} ${captureKey(capture)}`;
    return this.#deduplicate(key, remembered, () =>
      this.#withTab(input, input.passing, async (tab) => {
        const found = await this.#showState(tab, input, elements, capture !== null);
        if (found.changed) tab.picture = null;
        tab.version = input.version;
        tab.hash = hash;
        return {
          status: "ok" as const,
          ...(found.elements ? { elements: found.elements } : {}),
          ...(await this.#capture(tab, capture, recall)),
        };
      }),
    );
  }

  /** Brings the page to the requested state, and reads the elements if requested. */
  #showState(
    tab: Tab,
    sight: ScreenInput,
    elements: boolean | "acts",
    isSeen: boolean,
  ): Promise<{ changed: boolean; elements: Element[] | null }> {
    const look = elements
      ? `const e=await b.elements(${argument(elements === "acts" ? { acts: true } : {})});`
      : "const e=null;";
    return tab.run(sight, isSeen, `${look}return{changed,elements:e}`);
  }

  /**
   * Runs equal concurrent requests only once, for example the requests of phones in a group. The later requests wait
   * for the first request and are served from the cache. With `key` null, the request always runs.
   */
  async #deduplicate<T extends object>(
    key: string | null,
    remembered: () => Promise<T | null>,
    run: () => Promise<T | ScreenFailure>,
  ): Promise<T | ScreenFailure> {
    if (key === null) return run();
    const other = this.#inFlight.get(key);
    if (other) await other.catch(() => {});
    const known = await remembered();
    if (known) {
      this.#count.remembered++;
      return known;
    }
    const mine = run();
    this.#inFlight.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#inFlight.get(key) === mine) this.#inFlight.delete(key);
    }
  }

  /** Releases the page of a phone that does not need it for a while, so that another phone may take the page. */
  async release(key: string): Promise<void> {
    const tab = this.#pool.tabOf(key);
    if (!tab) return;
    if (tab.busy) tab.usedAt = 0;
    else tab.clear();
    this.#pool.serve();
  }

  /**
   * Returns whether a browser answers. The reason for a failure goes only to the log, because the reason may contain
   * the browser's address.
   */
  async isReady(): Promise<boolean> {
    try {
      const cdp = await withTimeout(readyMs, "the browser", this.#browser.cdp());
      await withTimeout(closeMs, "the browser's answer", cdp.send("Browser.getVersion"));
      return true;
    } catch (error) {
      console.warn("no browser answers:", String(error));
      return false;
    }
  }

  /**
   * Returns the number of calls that are served before this phone's call (null if no call of the phone waits), and the
   * total number of waiting calls.
   */
  async place(key: string): Promise<Place> {
    return { place: this.#pool.positionOf(key), waiting: this.#pool.waiting, most: this.#queueMost };
  }
  async stats(): Promise<Record<string, number>> {
    const { tabs, waiting } = this.#pool;
    const { launched, reconnected, usedMs } = this.#browser;
    const { slow, stuck } = this.#watchdog;
    const busy = tabs.filter((tab) => tab.busy).length;
    const browserSeconds = Math.round(usedMs / 1000);
    return { ...this.#count, launched, reconnected, browserSeconds, slow, stuck, pages: tabs.length, busy, waiting };
  }

  /** Causes a fault, for tests of recovery. No route calls this method. */
  async disrupt(what: "socket" | "browser" | "page" | "stuck" | "state" | "requests" | "object"): Promise<void> {
    if (what === "object") this.ctx.abort("disrupted");
    const cdp = await this.#browser.cdp();
    if (what === "socket") cdp.close();
    if (what === "browser") await cdp.send("Browser.close").catch(() => {});
    if (what === "requests")
      for (const { session } of this.#pool.tabs) {
        await cdp.send("Network.enable", {}, session);
        await cdp.send("Network.setBlockedURLs", { urls: ["*/*"] }, session);
      }
    for (const { session, key, version } of this.#pool.tabs) {
      const patches = [{ op: "replace", path: ["clock", "nowMs"], value: 1 }];
      const expression =
        what === "stuck"
          ? "for(;;);"
          : `phonebooth.catchUp(${argument({ key, from: version, version, patches, apps: {} })})`;
      if (what === "stuck" || (what === "state" && key !== null))
        cdp.send("Runtime.evaluate", { expression }, session).catch(() => {});
    }
    if (what === "page")
      for (const { target } of [...this.#pool.tabs])
        await cdp.send("Target.closeTarget", { targetId: target }).catch(() => {});
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const { tabs } = this.#pool;
    const idle = tabs.filter((tab) => !tab.busy && now - tab.usedAt > idlePageMs);
    // One page stays open for the next call, until the browser has been unused for a long time.
    const browserIdle = now - this.#usedAt > idleBrowserMs;
    for (const tab of browserIdle ? idle : idle.slice(tabs.length === idle.length ? 1 : 0)) await this.#close(tab);
    if (this.#pool.tabs.length > 0) await this.ctx.storage.setAlarm(now + sweepMs);
    else if (this.#browser.isOpen) await this.#browser.closeBrowser();
  }

  async #withTab<T extends object>(
    input: PerformInput | DrawInput,
    passing: boolean,
    job: (tab: Tab) => Promise<T>,
  ): Promise<T | ScreenFailure> {
    this.#usedAt = Date.now();
    if (input.origin !== "") this.#origin = input.origin;
    if (!input.sync) {
      const tab = this.#pool.tabOf(input.key);
      if (!tab || (!tab.busy && !tab.shows(input))) return { status: "behind", have: tab?.shown ?? null };
    }
    let tab: Tab;
    try {
      tab = await this.#pool.lease(input.key, { ...input.payer, isPictured: input.capture !== null });
    } catch (error) {
      if (error instanceof BusyError) return { status: "busy" };
      return { status: "lost", why: String(error) };
    }
    try {
      const { sync } = input;
      const there = sync === null ? tab.shows(input) : "load" in sync || tab.shows({ key: input.key, ...sync.from });
      if (!there) return { status: "behind", have: tab.shown };
      await tab.fit(input.viewport, input.capture ?? {});
      const result = await job(tab);
      return result;
    } catch (error) {
      // The content of the page is unknown after an error.
      tab.clear();
      if (error instanceof PageError) return { status: "failed", why: error.message };
      this.#count.lost++;
      if (error instanceof TimeoutError) await this.#replaceStuck(tab);
      else if (!tab.gone) await this.#close(tab);
      return { status: "lost", why: String(error) };
    } finally {
      tab.busy = false;
      if (passing || tab.usedAt === 0) tab.clear();
      tab.usedAt = Date.now();
      this.#pool.serve();
      this.#restSoon(tab, restMs);
    }
  }
  /** Sets the timer after which a page without calls becomes an idle page. A page has at most one timer. */
  #restSoon(tab: Tab, ms: number): void {
    if (tab.hasRestTimer) return;
    tab.hasRestTimer = true;
    setTimeout(() => {
      tab.hasRestTimer = false;
      if (tab.busy || tab.gone) return;
      const left = tab.usedAt + restMs - Date.now();
      if (left > 0) this.#restSoon(tab, left);
      // If the page is lost, its next use detects that.
      else tab.rest().catch(() => {});
    }, ms);
  }

  /** Takes a picture if the call needs one. Until the picture is taken, no other call may draw on the page. */
  async #capture(tab: Tab, capture: Capture | null, recall: CachePolicy): Promise<Drawing> {
    if (!capture) return { shown: true };
    const how = captureKey(capture);
    if (tab.picture?.how === how) this.#count.kept++;
    else {
      const data = await this.#captures.run(() => tab.photograph(capture));
      this.#count.drawn++;
      tab.picture = { how, picture: { id: crypto.randomUUID(), data } };
    }
    const { picture } = tab.picture;
    this.ctx.waitUntil(this.#cache.keepPicture(tab.hash, capture, recall, picture, tab.build));
    return { shown: true, screenshot: picture.data };
  }

  async #open(): Promise<Tab> {
    const cdp = await this.#browser.cdp();
    try {
      const tab = await Tab.open(cdp, this.#origin, getBrand(this.env.BRAND).name, this.#watchdog);
      this.#cache.setBuild(tab.build);
      this.#count.opened++;
      if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepMs);
      return tab;
    } catch (error) {
      // Pages share one renderer. If a new page cannot load, no other page can load either.
      if (error instanceof TimeoutError) await this.#browser.replace(cdp);
      throw error;
    }
  }
  async #close(tab: Tab): Promise<void> {
    this.#pool.drop(tab);
    await closeTab(tab, "closing a page").catch(() => {});
  }
  /**
   * Replaces a stuck page. Pages of one browser share a main thread, so the browser is replaced if another page is
   * stuck too.
   */
  async #replaceStuck(tab: Tab): Promise<void> {
    this.#pool.drop(tab);
    const { cdp } = tab;
    try {
      await closeTab(tab, "closing a stuck page");
      const other = this.#pool.tabs.find((t) => !t.busy);
      const probe = { expression: "1" };
      if (other) await withTimeout(closeMs, "asking another page", cdp.send("Runtime.evaluate", probe, other.session));
      else throw new LostError("there is no other page to test whether all pages are stuck");
    } catch {
      await this.#browser.replace(cdp);
    }
  }
}

const closeTab = ({ cdp, target }: Tab, what: string): Promise<unknown> =>
  withTimeout(closeMs, what, cdp.send("Target.closeTarget", { targetId: target }));

/** Returns a drawing from the cache. */
const cachedDrawing = (picture: { readonly data: string } | null): Drawing => ({
  shown: false,
  ...(picture ? { screenshot: picture.data } : {}),
});

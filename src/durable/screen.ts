// One browser with a few pages, which draw whatever phone they are told to. It holds no truth: all of it can be lost at any time.
import { DurableObject } from "cloudflare:workers";
import { brandCalled } from "../brands/chosen.ts";
import type { Element } from "../contract/env.ts";
import type { Place } from "../contract/listing.ts";
import { Semaphore } from "../env/queue.ts";
import type { Viewport } from "../env/showing.ts";
import type { Bindings, ScreenCalls } from "./bindings.ts";
import { LostError, TimeoutError, within } from "./cdp.ts";
import { closeMs, Link } from "./link.ts";
import { Memory, type Asked, type Reach } from "./memory.ts";
import { BusyError, Pool } from "./pool.ts";
import {
  howOf,
  type Capture,
  type Done,
  type DrawInput,
  type Drawn,
  type DrawOk,
  type NotNow,
  type PerformInput,
  type PerformOk,
  type Recall,
  type Sight,
} from "./sight.ts";
import { setting } from "./setting.ts";
import { argument, PageError, Patience, Tab } from "./tab.ts";

interface Performed extends Done {
  readonly changed: boolean;
  readonly reach?: Reach;
  readonly viewport: Viewport;
  readonly elements?: Element[];
}

/** Of all pictures that are remembered, by default. */
const picturesMb = 32;
/** Unused for so long, a page is closed; the browser after so long without any. */
const idlePageMs = 5 * 60_000;
const idleBrowserMs = 15 * 60_000;
const sweepMs = 60_000;
/** A page that was not asked for anything so long rests: the pixels of one are most of what a page holds. */
const restMs = 1_500;
/** For a browser that has to be started first. */
const readyMs = 20_000;

export class Screen extends DurableObject<Bindings> implements ScreenCalls {
  #origin = "";
  #usedAt = Date.now();
  readonly #captures: Semaphore;
  readonly #memory: Memory;
  readonly #patience = new Patience();
  readonly #link: Link;
  readonly #pool: Pool;
  readonly #queueMost: number;
  /** What is being done now, by what would be done again. */
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #count = { performed: 0, drawn: 0, kept: 0, remembered: 0, opened: 0, lost: 0 };

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#captures = new Semaphore(setting(env.CAPTURES, 4, 1, 64));
    const chars = setting(env.PICTURES_MB, picturesMb, 0, 1024) * 1_000_000;
    this.#memory = new Memory(chars, env.PICTURES_AT_EDGE === "yes" ? caches.default : null);
    this.#link = new Link(ctx, env, {
      gone: (session) => {
        const tab = this.#pool.tabs.find((t) => t.session === session);
        if (tab) this.#pool.drop(tab);
      },
      closed: () => this.#pool.dropAll(),
    });
    this.#queueMost = setting(env.QUEUE, 512, 0, 10_000);
    this.#pool = new Pool({
      most: setting(env.PAGES, 8, 1, 64),
      queueMost: this.#queueMost,
      open: () => this.#open(),
      until: (work) => ctx.waitUntil(work),
      changed: (tabs) => this.#link.remember(tabs.map(({ target }) => target)),
    });
  }

  /** Does one action on the page's copy of a phone: its commands, and what the glass shows then. */
  perform(input: PerformInput): Promise<PerformOk | NotNow> {
    const { hash, action, tickMs, recall, elements, capture } = input;
    const asked: Asked = { hash, action, tickMs, recall };
    const how = capture ? howOf(capture) : "";
    const remembered = async (): Promise<PerformOk | null> => {
      const done = this.#memory.step(asked);
      const picture = done && capture && (await this.#memory.picture(done.hash, capture, recall));
      return done && (picture || !capture) ? { status: "ok", ...done, ...seen(picture) } : null;
    };
    const key =
      elements || recall.fresh ? null : `step ${recall.owner} ${hash} ${tickMs} ${how} ${JSON.stringify(action)}`;
    return this.#once(key, remembered, () =>
      this.#withTab(input, false, async (tab) => {
        const reach = this.#memory.isMet(asked);
        const step = { key: input.key, version: input.version, action, tickMs, elements, reach };
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
        // The phone was turned: only a page of its size now shows all of it.
        const isTurned = await tab.fit(viewport, capture ?? {});
        const found = isTurned
          ? (await this.#look(tab, { ...input, sync: null }, elements, capture !== null)).elements
          : atOnce;
        this.#memory.keepStep(asked, done, tab.build, same);
        return {
          status: "ok" as const,
          ...done,
          ...(found ? { elements: found } : {}),
          ...(await this.#capture(tab, capture, recall)),
        };
      }),
    );
  }

  /** Shows a phone as it is; nothing happens to it. */
  draw(input: DrawInput): Promise<DrawOk | NotNow> {
    const { hash, elements, capture, recall } = input;
    const remembered = async (): Promise<DrawOk | null> => {
      const picture = capture && (await this.#memory.picture(hash, capture, recall));
      return picture && { status: "ok", ...seen(picture) };
    };
    const key = !capture || elements || recall.fresh ? null : `draw ${recall.owner} ${hash} ${howOf(capture)}`;
    return this.#once(key, remembered, () =>
      this.#withTab(input, input.passing, async (tab) => {
        const found = await this.#look(tab, input, elements, capture !== null);
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

  /** Brings the page to what the sight is of, and asks for the elements where they are wanted. */
  #look(
    tab: Tab,
    sight: Sight,
    elements: boolean | "acts",
    isSeen: boolean,
  ): Promise<{ changed: boolean; elements: Element[] | null }> {
    const look = elements
      ? `const e=await b.elements(${argument(elements === "acts" ? { acts: true } : {})});`
      : "const e=null;";
    return tab.run(sight, isSeen, `${look}return{changed,elements:e}`);
  }

  /**
   * Does once what many ask for at the same moment, as the phones of a group do: the others wait for the first and are
   * served from memory. `key` is null where it has to be done anyway.
   */
  async #once<T extends object>(
    key: string | null,
    remembered: () => Promise<T | null>,
    run: () => Promise<T | NotNow>,
  ): Promise<T | NotNow> {
    if (key === null) return run();
    const other = this.#underway.get(key);
    if (other) await other.catch(() => {});
    const known = await remembered();
    if (known) {
      this.#count.remembered++;
      return known;
    }
    const mine = run();
    this.#underway.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#underway.get(key) === mine) this.#underway.delete(key);
    }
  }

  /** The phone will not need its page for long: it may go to the next one. */
  async release(key: string): Promise<void> {
    const tab = this.#pool.of(key);
    if (!tab) return;
    if (tab.busy) tab.usedAt = 0;
    else tab.clear();
    this.#pool.serve();
  }

  /** Whether a browser answers. Why not is for the log: it may name where browsers are had from. */
  async isReady(): Promise<boolean> {
    try {
      const cdp = await within(readyMs, "the browser", this.#link.cdp());
      await within(closeMs, "the browser's answer", cdp.send("Browser.getVersion"));
      return true;
    } catch (error) {
      console.warn("no browser answers:", String(error));
      return false;
    }
  }

  /** How many calls are served before this phone's; null where none of its waits. And how many wait in all. */
  async place(key: string): Promise<Place> {
    return { place: this.#pool.placeOf(key), waiting: this.#pool.waiting, most: this.#queueMost };
  }
  async stats(): Promise<Record<string, number>> {
    const { tabs, waiting } = this.#pool;
    const { launched, reconnected, usedMs } = this.#link;
    const { slow, stuck } = this.#patience;
    const busy = tabs.filter((tab) => tab.busy).length;
    const browserSeconds = Math.round(usedMs / 1000);
    return { ...this.#count, launched, reconnected, browserSeconds, slow, stuck, pages: tabs.length, busy, waiting };
  }

  /** For tests of recovery. No route leads here. */
  async disrupt(what: "socket" | "browser" | "page" | "stuck" | "state" | "object"): Promise<void> {
    if (what === "object") this.ctx.abort("disrupted");
    const cdp = await this.#link.cdp();
    if (what === "socket") cdp.close();
    if (what === "browser") await cdp.send("Browser.close").catch(() => {});
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
    // One stays for whoever comes next, until nobody has come for long.
    const browserIdle = now - this.#usedAt > idleBrowserMs;
    for (const tab of browserIdle ? idle : idle.slice(tabs.length === idle.length ? 1 : 0)) await this.#close(tab);
    if (this.#pool.tabs.length > 0) await this.ctx.storage.setAlarm(now + sweepMs);
    else if (this.#link.isOpen) await this.#link.dismiss();
  }

  async #withTab<T extends object>(
    input: PerformInput | DrawInput,
    passing: boolean,
    job: (tab: Tab) => Promise<T>,
  ): Promise<T | NotNow> {
    this.#usedAt = Date.now();
    if (input.origin !== "") this.#origin = input.origin;
    if (!input.sync) {
      const tab = this.#pool.of(input.key);
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
      // Whatever the page holds now, it is not what we think.
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
  /** One timer a page, however often it is used meanwhile. */
  #restSoon(tab: Tab, ms: number): void {
    if (tab.restTimer) return;
    tab.restTimer = true;
    setTimeout(() => {
      tab.restTimer = false;
      if (tab.busy || tab.gone) return;
      const left = tab.usedAt + restMs - Date.now();
      if (left > 0) this.#restSoon(tab, left);
      // A page that is lost is found out when it is wanted.
      else tab.rest().catch(() => {});
    }, ms);
  }

  /** The page is this call's alone until the picture is there: nothing may be drawn while it is taken. */
  async #capture(tab: Tab, capture: Capture | null, recall: Recall): Promise<Drawn> {
    if (!capture) return { shown: true };
    const how = howOf(capture);
    if (tab.picture?.how === how) this.#count.kept++;
    else {
      const data = await this.#captures.run(() => tab.photograph(capture));
      this.#count.drawn++;
      tab.picture = { how, picture: { id: crypto.randomUUID(), data } };
    }
    const { picture } = tab.picture;
    this.ctx.waitUntil(this.#memory.keepPicture(tab.hash, capture, recall, picture, tab.build));
    return { shown: true, screenshot: picture.data };
  }

  async #open(): Promise<Tab> {
    const cdp = await this.#link.cdp();
    try {
      const tab = await Tab.open(cdp, this.#origin, brandCalled(this.env.BRAND).name, this.#patience);
      this.#memory.built(tab.build);
      this.#count.opened++;
      if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepMs);
      return tab;
    } catch (error) {
      // Pages share one renderer: where a new one cannot even load, none can.
      if (error instanceof TimeoutError) await this.#link.replace(cdp);
      throw error;
    }
  }
  async #close(tab: Tab): Promise<void> {
    this.#pool.drop(tab);
    await closing(tab, "closing a page").catch(() => {});
  }
  /** Pages of one browser share a main thread: if another one is stuck too, the browser goes. */
  async #replaceStuck(tab: Tab): Promise<void> {
    this.#pool.drop(tab);
    const { cdp } = tab;
    try {
      await closing(tab, "closing a stuck page");
      const other = this.#pool.tabs.find((t) => !t.busy);
      const probe = { expression: "1" };
      if (other) await within(closeMs, "asking another page", cdp.send("Runtime.evaluate", probe, other.session));
      else throw new LostError("no other page tells whether they all are stuck");
    } catch {
      await this.#link.replace(cdp);
    }
  }
}

const closing = ({ cdp, target }: Tab, what: string): Promise<unknown> =>
  within(closeMs, what, cdp.send("Target.closeTarget", { targetId: target }));

/** What memory serves. */
const seen = (picture: { readonly data: string } | null): Drawn => ({
  shown: false,
  ...(picture ? { screenshot: picture.data } : {}),
});

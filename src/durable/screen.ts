// One browser with a few pages, which draw whatever phone they are told to. It holds no truth: all of it can be lost at any time.
import { DurableObject } from "cloudflare:workers";
import type { Action } from "../contract/action.ts";
import type { Element, PictureFormat } from "../contract/env.ts";
import { setting, type Bindings } from "./bindings.ts";
import { browserSource } from "./browser.ts";
import { LostError, newPage, TimeoutError, within, type Cdp } from "./cdp.ts";
import { Memory, type Asked, type Done, type Picture } from "./memory.ts";
import { Semaphore } from "./queue.ts";
import { choose, wantsSpare, type Seat } from "./seats.ts";

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
export interface Capture {
  readonly format: PictureFormat;
  readonly quality?: number;
  /** Of the picture, in pixels; the glass's own where left out. */
  readonly width?: number;
}
/** What a page shows. The hash says that it is the same state, not only the same number. */
export interface Shown {
  readonly version: number;
  readonly hash: string;
}
/** How a page gets to the wanted version: JSON of what the page's `load` or `catchUp` takes. */
export type Sync = { readonly load: string } | { readonly catchUp: string; readonly from: Shown };

export interface Sight extends Shown {
  readonly key: string;
  readonly viewport: Viewport;
  readonly origin: string;
  readonly sync: Sync | null;
}
/** How far what was done and drawn before may serve. */
export interface Recall {
  /** Nobody is served what was drawn for another owner. */
  readonly owner: string;
  /** It has to be done and drawn now, whatever is remembered. */
  readonly fresh: boolean;
}
export interface PerformInput extends Sight {
  readonly action: Action;
  readonly tickMs: number;
  readonly elements: boolean;
  readonly capture: Capture | null;
  readonly recall: Recall;
}
export interface DrawInput extends Sight {
  /** "acts": also what touching each would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
  readonly recall: Recall;
  /** A single look, as at a past step: the page is free again at once. */
  readonly passing: boolean;
}

interface Drawn {
  readonly elements?: Element[];
  /** Base64, as Chrome sent it. */
  readonly screenshot?: string;
  /** Whether a page shows this state now: false where all that was wanted was remembered. */
  readonly shown: boolean;
}
export interface PerformOk extends Drawn, Done {
  readonly status: "ok";
}
export type DrawOk = Drawn & { readonly status: "ok" };
export type NotNow =
  /** The page shows something else: call again with what leads from there. */
  | { readonly status: "behind"; readonly have: Shown | null }
  /** Every page is in use and the queue is full. */
  | { readonly status: "busy" }
  /** The page or browser died, or could not be had: call again, after a moment. */
  | { readonly status: "lost"; readonly why: string }
  /** The page's own code failed or drew another state: a bug, and no retry will help. */
  | { readonly status: "failed"; readonly why: string };

interface Performed extends Done {
  readonly changed: boolean;
  readonly elements?: Element[];
}

interface Tab extends Seat {
  readonly target: string;
  readonly session: string;
  readonly cdp: Cdp;
  /** Of what its pixels are made. */
  readonly build: string;
  /** Pixels of the browser's own screen to one of CSS, where nothing is emulated. */
  readonly ratio: number;
  gone: boolean;
  viewport: string;
  /** The viewport was changed since the glass was painted last. */
  resized: boolean;
  version: number;
  hash: string;
  /** The last picture, while the glass is as it was. */
  picture: { readonly how: string; readonly picture: Picture } | null;
}
interface Waiter {
  readonly key: string;
  readonly take: (tab: Tab) => void;
  readonly fail: (error: Error) => void;
}
interface Connection {
  readonly cdp: Cdp;
  readonly session: string;
}

/** A call that takes so long is told while it goes on; one that takes longer still is given up, and its page with it. */
const slowMs = 2_000;
const stuckMs = 10_000;
const closeMs = 3_000;
/** Of all pictures that are remembered, by default. */
const picturesMb = 32;
const waitMs = 30_000;
/** Unused for so long, a page is closed; the browser after so long without any. */
const idlePageMs = 5 * 60_000;
const idleBrowserMs = 15 * 60_000;
const sweepMs = 60_000;

class BusyError extends Error {}

export class Screen extends DurableObject<Bindings> {
  #connection: Promise<Connection> | null = null;
  #tabs: Tab[] = [];
  #waiting: Waiter[] = [];
  #opening = false;
  #origin = "";
  #usedAt = Date.now();
  readonly #most: number;
  readonly #queueMost: number;
  readonly #captures: Semaphore;
  readonly #memory: Memory;
  /** What is being done now, by what would be done again. */
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #count = {
    ...{ performed: 0, drawn: 0, kept: 0, remembered: 0, opened: 0, launched: 0, reconnected: 0, lost: 0 },
    ...{ slow: 0, stuck: 0 },
  };

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#most = setting(env.PAGES, 8, 1, 64);
    this.#queueMost = setting(env.QUEUE, 512, 0, 10_000);
    this.#captures = new Semaphore(setting(env.CAPTURES, 4, 1, 64));
    const chars = setting(env.PICTURES_MB, picturesMb, 0, 1024) * 1_000_000;
    this.#memory = new Memory(chars, env.PICTURES_AT_EDGE === "yes" ? caches.default : null);
  }

  /** Does one action on the page's copy of a phone: its commands, and what the glass shows then. */
  perform(input: PerformInput): Promise<PerformOk | NotNow> {
    const { hash, action, tickMs, recall, elements, capture, viewport } = input;
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
        const step = { key: input.key, version: input.version, action, tickMs, elements };
        const {
          changed,
          elements: found,
          ...done
        } = await this.#evaluate<Performed>(
          tab,
          script(
            input,
            `const r=await b.perform(${argument(step)});${paintFor(tab, viewport, capture)}return{...r,changed:r.changed||changed}`,
          ),
        );
        this.#count.performed++;
        tab.version = input.version + 1;
        tab.hash = done.hash;
        if (changed) tab.picture = null;
        this.#memory.keepStep(asked, done, tab.build);
        return {
          status: "ok" as const,
          ...done,
          ...(found ? { elements: found } : {}),
          ...(await this.#capture(tab, viewport, capture, recall)),
        };
      }),
    );
  }

  /** Shows a phone as it is; nothing happens to it. */
  draw(input: DrawInput): Promise<DrawOk | NotNow> {
    const { hash, elements, capture, recall, viewport } = input;
    const remembered = async (): Promise<DrawOk | null> => {
      const picture = capture && (await this.#memory.picture(hash, capture, recall));
      return picture && { status: "ok", ...seen(picture) };
    };
    const key = !capture || elements || recall.fresh ? null : `draw ${recall.owner} ${hash} ${howOf(capture)}`;
    return this.#once(key, remembered, () =>
      this.#withTab(input, input.passing, async (tab) => {
        const look = elements
          ? `const e=await b.elements(${argument(elements === "acts" ? { acts: true } : {})});`
          : "const e=null;";
        const found = await this.#evaluate<{ changed: boolean; elements: Element[] | null }>(
          tab,
          script(input, `${look}${paintFor(tab, viewport, capture)}return{changed,elements:e}`),
        );
        if (found.changed) tab.picture = null;
        tab.version = input.version;
        tab.hash = hash;
        return {
          status: "ok" as const,
          ...(found.elements ? { elements: found.elements } : {}),
          ...(await this.#capture(tab, viewport, capture, recall)),
        };
      }),
    );
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
    const tab = this.#tabs.find((t) => t.key === key);
    if (!tab) return;
    if (tab.busy) tab.usedAt = 0;
    else clear(tab);
    this.#serve();
  }

  async stats(): Promise<Record<string, number>> {
    return {
      ...this.#count,
      pages: this.#tabs.length,
      busy: this.#tabs.filter((tab) => tab.busy).length,
      waiting: this.#waiting.length,
    };
  }

  /** For tests of recovery. No route leads here. */
  async disrupt(what: "socket" | "browser" | "page" | "stuck" | "state" | "object"): Promise<void> {
    if (what === "object") this.ctx.abort("disrupted");
    const { cdp } = await this.#connect();
    if (what === "socket") cdp.close();
    if (what === "browser") await cdp.send("Browser.close").catch(() => {});
    for (const { session, key, version } of this.#tabs) {
      const patches = [{ op: "replace", path: ["clock", "nowMs"], value: 1 }];
      const expression =
        what === "stuck" ? "for(;;);" : `phonebooth.catchUp(${argument({ key, from: version, version, patches })})`;
      if (what === "stuck" || (what === "state" && key !== null))
        cdp.send("Runtime.evaluate", { expression }, session).catch(() => {});
    }
    if (what === "page")
      for (const { target } of [...this.#tabs])
        await cdp.send("Target.closeTarget", { targetId: target }).catch(() => {});
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const idle = this.#tabs.filter((tab) => !tab.busy && now - tab.usedAt > idlePageMs);
    // One stays for whoever comes next, until nobody has come for long.
    const browserIdle = now - this.#usedAt > idleBrowserMs;
    for (const tab of browserIdle ? idle : idle.slice(this.#tabs.length === idle.length ? 1 : 0))
      await this.#close(tab);
    if (this.#tabs.length > 0) await this.ctx.storage.setAlarm(now + sweepMs);
    else if (this.#connection) await this.#dismiss();
  }

  async #withTab<T extends object>(input: Sight, passing: boolean, job: (tab: Tab) => Promise<T>): Promise<T | NotNow> {
    this.#usedAt = Date.now();
    if (input.origin !== "") this.#origin = input.origin;
    if (!input.sync) {
      const tab = this.#tabs.find((t) => t.key === input.key);
      if (!tab || (!tab.busy && !shows(tab, input))) return { status: "behind", have: tab ? shown(tab) : null };
    }
    let tab: Tab;
    try {
      tab = await this.#lease(input.key);
    } catch (error) {
      if (error instanceof BusyError) return { status: "busy" };
      return { status: "lost", why: String(error) };
    }
    try {
      const { sync } = input;
      const there = sync === null ? shows(tab, input) : "load" in sync || shows(tab, { key: input.key, ...sync.from });
      if (!there) return { status: "behind", have: shown(tab) };
      await this.#fit(tab, input.viewport);
      const result = await job(tab);
      return result;
    } catch (error) {
      // Whatever the page holds now, it is not what we think.
      clear(tab);
      if (error instanceof PageError) return { status: "failed", why: error.message };
      this.#count.lost++;
      if (error instanceof TimeoutError) await this.#replaceStuck(tab);
      else if (!tab.gone) await this.#close(tab);
      return { status: "lost", why: String(error) };
    } finally {
      tab.busy = false;
      if (passing || tab.usedAt === 0) clear(tab);
      tab.usedAt = Date.now();
      this.#serve();
    }
  }

  async #fit(tab: Tab, viewport: Viewport): Promise<void> {
    const { width, height, dpr } = viewport;
    const wanted = `${width} ${height} ${dpr}`;
    if (tab.viewport === wanted) return;
    tab.viewport = "";
    tab.resized = true;
    tab.picture = null;
    await this.#send(tab, "Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: dpr,
      mobile: true,
      screenWidth: width,
      screenHeight: height,
    });
    tab.viewport = wanted;
  }

  async #evaluate<T>(tab: Tab, expression: string): Promise<T> {
    const answer = await this.#send<{
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>(tab, "Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    const fault = answer.exceptionDetails;
    if (fault) throw new PageError(fault.exception?.description ?? fault.text);
    return answer.result.value;
  }

  /** The page is this call's alone until the picture is there: nothing may be drawn while it is taken. */
  async #capture(tab: Tab, viewport: Viewport, capture: Capture | null, recall: Recall): Promise<Drawn> {
    if (!capture) return { shown: true };
    const how = howOf(capture);
    if (tab.picture?.how === how) this.#count.kept++;
    else
      tab.picture = { how, picture: { id: crypto.randomUUID(), data: await this.#photograph(tab, viewport, capture) } };
    const { picture } = tab.picture;
    this.ctx.waitUntil(this.#memory.keepPicture(tab.hash, capture, recall, picture, tab.build));
    return { shown: true, screenshot: picture.data };
  }

  async #photograph(tab: Tab, viewport: Viewport, { format, quality = 80, width }: Capture): Promise<string> {
    const scale = width === undefined ? 1 : width / (viewport.width * viewport.dpr);
    const parameters = {
      format,
      ...(format === "png" ? { optimizeForSpeed: true } : { quality }),
      ...(scale === 1 ? {} : { clip: { x: 0, y: 0, width: viewport.width, height: viewport.height, scale } }),
    };
    const { data } = await this.#captures.run(() =>
      this.#send<{ data: string }>(tab, "Page.captureScreenshot", parameters),
    );
    this.#count.drawn++;
    return data;
  }

  #send<T>(tab: Tab, method: string, parameters: object): Promise<T> {
    return this.#patiently(method, tab.cdp.send<T>(method, parameters, tab.session));
  }

  /** Waits for the browser, not for ever. What takes long is named in the log and counted. */
  async #patiently<T>(what: string, answer: Promise<T>): Promise<T> {
    const slow = setTimeout(() => {
      this.#count.slow++;
      console.warn(`slow: ${what} has taken ${slowMs} ms so far`);
    }, slowMs);
    try {
      return await within(stuckMs, what, answer);
    } catch (error) {
      if (error instanceof TimeoutError) {
        this.#count.stuck++;
        console.warn(`stuck: ${error.message}`);
      }
      throw error;
    } finally {
      clearTimeout(slow);
    }
  }

  #lease(key: string): Promise<Tab> {
    const choice = choose(this.#tabs, key, Date.now(), this.#most);
    if (typeof choice === "object" && this.#waiting.length === 0) {
      take(choice.seat, key);
      this.#spare();
      return Promise.resolve(choice.seat);
    }
    if (this.#waiting.length >= this.#queueMost) return Promise.reject(new BusyError());
    return new Promise<Tab>((resolve, reject) => {
      const settle =
        <A>(done: (argument: A) => void) =>
        (value: A): void => {
          clearTimeout(timer);
          done(value);
        };
      const waiter: Waiter = { key, take: settle(resolve), fail: settle(reject) };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((w) => w !== waiter);
        reject(new BusyError());
      }, waitMs);
      this.#waiting.push(waiter);
      this.#serve();
    });
  }

  /** Gives pages to those who wait, in order; nobody holds up one behind him who wants another page. */
  #serve(): void {
    const still: Waiter[] = [];
    for (const waiter of this.#waiting) {
      const choice = choose(this.#tabs, waiter.key, Date.now(), this.#most);
      if (typeof choice === "object") {
        take(choice.seat, waiter.key);
        waiter.take(choice.seat);
      } else {
        still.push(waiter);
        if (choice === "open") this.#open();
      }
    }
    this.#waiting = still;
  }

  #spare(): void {
    if (wantsSpare(this.#tabs, this.#most)) this.#open();
  }

  /** One at a time: opening costs more than drawing. */
  #open(): void {
    if (this.#opening) return;
    this.#opening = true;
    this.ctx.waitUntil(
      this.#openTab().then(
        (tab) => {
          this.#opening = false;
          if (!tab.gone) this.#tabs.push(tab);
          this.#serve();
        },
        (error: unknown) => {
          this.#opening = false;
          console.warn("no page was opened:", String(error));
          // Those whose page is merely busy go on waiting.
          const failed = this.#waiting.filter((w) => !this.#tabs.some((tab) => tab.key === w.key));
          if (this.#tabs.length > 0) return;
          this.#waiting = this.#waiting.filter((w) => !failed.includes(w));
          for (const waiter of failed) waiter.fail(new LostError(`no page could be opened: ${String(error)}`));
        },
      ),
    );
  }

  async #openTab(): Promise<Tab> {
    const { cdp } = await this.#connect();
    const { targetId } = await this.#patiently(
      "Target.createTarget",
      cdp.send<{ targetId: string }>("Target.createTarget", newPage),
    );
    try {
      const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
      const opened: Tab = {
        target: targetId,
        session: sessionId,
        cdp,
        build: "",
        ratio: 0,
        key: null,
        busy: false,
        gone: false,
        usedAt: Date.now(),
        viewport: "",
        resized: true,
        version: -1,
        hash: "",
        picture: null,
      };
      await Promise.all([this.#send(opened, "Page.enable", {}), this.#send(opened, "Inspector.enable", {})]);
      const ratio = await this.#evaluate<number>(opened, "devicePixelRatio");
      await this.#fit(opened, { width: 360, height: 800, dpr: 3 });
      const loaded = cdp.next("Page.loadEventFired", sessionId);
      await this.#send(opened, "Page.navigate", { url: `${this.#origin}/screen.html` });
      await this.#patiently("the page's load event", loaded);
      const build = `${await this.#evaluate<string>(opened, untilReady)} ${cdp.product}`;
      const tab = Object.assign(opened, { build, ratio });
      this.#memory.built(build);
      this.#count.opened++;
      this.#remember([...this.#tabs, tab]);
      if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + sweepMs);
      return tab;
    } catch (error) {
      cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      // Pages share one renderer: where a new one cannot even load, none can.
      if (error instanceof TimeoutError) await this.#replaceBrowser(cdp);
      throw error;
    }
  }

  #connect(): Promise<Connection> {
    this.#connection ??= this.#connectAnew().catch((error: unknown) => {
      this.#connection = null;
      throw error;
    });
    return this.#connection;
  }

  async #connectAnew(): Promise<Connection> {
    const source = browserSource(this.env);
    const { kv } = this.ctx.storage;
    let session = kv.get<string>("session");
    let cdp: Cdp | null = null;
    if (session !== undefined) {
      try {
        cdp = await source.connect(session);
        this.#count.reconnected++;
        // An earlier life of this object opened them, and nobody knows any more what they show.
        for (const targetId of kv.get<string[]>("targets") ?? [])
          cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      } catch {
        cdp = null;
      }
    }
    if (!cdp) {
      session = await source.acquire();
      kv.put("session", session);
      this.#count.launched++;
      cdp = await source.connect(session);
    }
    kv.put("targets", []);
    const connection: Connection = { cdp, session: session! };
    cdp.onGone = (gone) => {
      const tab = this.#tabs.find((t) => t.session === gone);
      if (tab) this.#drop(tab);
    };
    cdp.onClose = () => {
      for (const tab of this.#tabs) tab.gone = true;
      this.#tabs = [];
      this.#connection = null;
      // It may be dying: a new one is surer than the old one's last moments.
      kv.delete("session");
      this.ctx.waitUntil(source.discard(connection.session).catch(() => {}));
      this.#serve();
    };
    return connection;
  }

  /** Ends the browser: nobody has needed it for long. */
  async #dismiss(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    connection?.cdp.close();
  }

  #drop(tab: Tab): void {
    tab.gone = true;
    this.#tabs = this.#tabs.filter((t) => t !== tab);
    this.#remember(this.#tabs);
    this.#serve();
  }

  async #close(tab: Tab): Promise<void> {
    this.#drop(tab);
    await within(closeMs, "closing a page", tab.cdp.send("Target.closeTarget", { targetId: tab.target })).catch(
      () => {},
    );
  }

  /** Pages of one browser share a main thread: if another one is stuck too, the browser goes. */
  async #replaceStuck(tab: Tab): Promise<void> {
    this.#drop(tab);
    const { cdp, target } = tab;
    try {
      await within(closeMs, "closing a stuck page", cdp.send("Target.closeTarget", { targetId: target }));
      const other = this.#tabs.find((t) => !t.busy);
      const probe = { expression: "1" };
      if (other) await within(closeMs, "asking another page", cdp.send("Runtime.evaluate", probe, other.session));
      else throw new LostError("no other page tells whether they all are stuck");
    } catch {
      await this.#replaceBrowser(cdp);
    }
  }

  /** The next page is opened in a new one. */
  async #replaceBrowser(cdp: Cdp): Promise<void> {
    await within(closeMs, "closing the browser", cdp.send("Browser.close")).catch(() => {});
    cdp.close();
  }

  #remember(tabs: readonly Tab[]): void {
    this.ctx.storage.kv.put(
      "targets",
      tabs.map((tab) => tab.target),
    );
  }
}

/** The page's own code threw. */
class PageError extends Error {}

const shows = (tab: Tab, want: { key: string; version: number; hash: string }): boolean =>
  tab.key === want.key && tab.version === want.version && tab.hash === want.hash;
const shown = (tab: Tab): Shown | null => (tab.version < 0 ? null : { version: tab.version, hash: tab.hash });

function take(tab: Tab, key: string): void {
  if (tab.key !== key) clear(tab);
  tab.key = key;
  tab.busy = true;
}

/** What memory serves. */
const seen = (picture: Picture | null): Drawn => ({
  shown: false,
  ...(picture ? { screenshot: picture.data } : {}),
});

/** What the page awaits before a picture is taken of it: see the page's `painted`. */
function paintFor(tab: Tab, { dpr }: Viewport, capture: Capture | null): string {
  if (!capture || (dpr === tab.ratio && capture.width === undefined)) return "";
  const anew = tab.resized;
  tab.resized = false;
  return `await b.painted(${argument({ anew })});`;
}
const howOf = ({ format, quality, width }: Capture): string => `${format} ${quality ?? ""} ${width ?? ""}`;

function clear(tab: Tab): void {
  tab.key = null;
  tab.version = -1;
  tab.hash = "";
  tab.picture = null;
}

/** A JSON text inside a script: parsed there, so that no key of it can mean anything to the language. */
const literal = (json: string): string => `JSON.parse(${JSON.stringify(json)})`;
const argument = (value: unknown): string => literal(JSON.stringify(value));

/** First what brings the page to the wanted version, then the rest; `changed` says whether the first touched the glass. */
function script(input: Sight, rest: string): string {
  const { sync } = input;
  const first =
    sync === null
      ? "let changed=false;"
      : `const l=await b.${"load" in sync ? `load(${literal(sync.load)})` : `catchUp(${literal(sync.catchUp)})`};` +
        `if(l.hash!==${JSON.stringify(input.hash)})throw new Error("the page drew state "+l.hash);` +
        "let changed=l.changed;";
  return `(async()=>{const b=window.phonebooth;${first}${rest}})()`;
}

/**
 * Answers what the page is made of: its files have hashes of what is in them in their names.
 * A page's script has run before its load event, unless it could not be had: the client was built anew under a running
 * server. Then waiting does not help, and what is missing is told.
 */
const untilReady = `new Promise((ready, fail) => {
  let looks = 200;
  const look = () => {
    if (window.phonebooth)
      return ready([...document.querySelectorAll("script[src],link[href]")].map((e) => e.src || e.href).join(" "));
    if (document.readyState === "complete" && looks-- <= 0) {
      const gone = performance.getEntriesByType("resource").filter((e) => e.responseStatus >= 400);
      return fail(new Error("no phone at " + [location.href, ...gone.map((e) => e.name)].join(", not found: ")));
    }
    setTimeout(look, 5);
  };
  look();
})`;

// One browser with a few pages, which draw whatever phone they are told to. It holds no truth: all of it can be lost at any time.
import { DurableObject } from "cloudflare:workers";
import type { Action } from "../contract/action.ts";
import type { Element, PictureFormat } from "../contract/env.ts";
import type { Command } from "../contract/json.ts";
import { setting, type Bindings } from "./bindings.ts";
import { browserSource } from "./browser.ts";
import { LostError, TimeoutError, within, type Cdp } from "./cdp.ts";
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
export interface PerformInput extends Sight {
  readonly action: Action;
  readonly tickMs: number;
  readonly elements: boolean;
  readonly capture: Capture | null;
}
export interface DrawInput extends Sight {
  /** "acts": also what touching each would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
  /** A single look, as at a past step: the page is free again at once. */
  readonly passing: boolean;
}

interface Drawn {
  readonly elements?: Element[];
  /** Base64, as Chrome sent it. */
  readonly screenshot?: string;
  /** Whether Chrome had to draw: false where the last picture still holds. */
  readonly drawn: boolean;
}
export interface PerformOk extends Drawn {
  readonly status: "ok";
  readonly commands: Command[];
  readonly hash: string;
  readonly hit: { role: string; name: string } | null;
  readonly app: string;
  readonly screen: string;
  readonly changed: boolean;
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

interface Performed {
  commands: Command[];
  hash: string;
  changed: boolean;
  hit: { role: string; name: string } | null;
  elements?: Element[];
  app: string;
  screen: string;
}

interface Tab extends Seat {
  readonly target: string;
  readonly session: string;
  readonly cdp: Cdp;
  gone: boolean;
  viewport: string;
  version: number;
  hash: string;
  /** The last picture, while the glass is as it was. */
  picture: { readonly how: string; readonly data: string } | null;
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

const stuckMs = 15_000;
const closeMs = 3_000;
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
  readonly #count = { performed: 0, drawn: 0, kept: 0, opened: 0, launched: 0, reconnected: 0, lost: 0 };

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#most = setting(env.PAGES, 8, 1, 64);
    this.#queueMost = setting(env.QUEUE, 512, 0, 10_000);
    this.#captures = new Semaphore(setting(env.CAPTURES, 4, 1, 64));
  }

  /** Does one action on the page's copy of a phone: its commands, and what the glass shows then. */
  async perform(input: PerformInput): Promise<PerformOk | NotNow> {
    return this.#withTab(input, false, async (tab) => {
      const action = {
        key: input.key,
        version: input.version,
        action: input.action,
        tickMs: input.tickMs,
        elements: input.elements,
      };
      const done = await this.#evaluate<Performed>(
        tab,
        script(input, `const r=await b.perform(${argument(action)});return{...r,changed:r.changed||changed}`),
      );
      this.#count.performed++;
      tab.version = input.version + 1;
      tab.hash = done.hash;
      if (done.changed) tab.picture = null;
      const { commands, hash, hit, app, screen, changed, elements } = done;
      return {
        status: "ok" as const,
        commands,
        hash,
        hit,
        app,
        screen,
        changed,
        ...(elements ? { elements } : {}),
        ...(await this.#capture(tab, input.viewport, input.capture)),
      };
    });
  }

  /** Shows a phone as it is; nothing happens to it. */
  async draw(input: DrawInput): Promise<DrawOk | NotNow> {
    return this.#withTab(input, input.passing, async (tab) => {
      let elements: Element[] | undefined;
      if (input.sync || input.elements) {
        const look = input.elements
          ? `const e=await b.elements(${argument(input.elements === "acts" ? { acts: true } : {})});`
          : "const e=null;";
        const seen = await this.#evaluate<{ changed: boolean; elements: Element[] | null }>(
          tab,
          script(input, `${look}return{changed,elements:e}`),
        );
        elements = seen.elements ?? undefined;
        if (seen.changed) tab.picture = null;
        tab.version = input.version;
        tab.hash = input.hash;
      }
      return {
        status: "ok" as const,
        ...(elements ? { elements } : {}),
        ...(await this.#capture(tab, input.viewport, input.capture)),
      };
    });
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
        what === "stuck"
          ? "setTimeout(()=>{for(;;);})"
          : `phonebooth.catchUp(${argument({ key, from: version, version, patches })})`;
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

  async #capture(
    tab: Tab,
    viewport: Viewport,
    capture: Capture | null,
  ): Promise<{ screenshot?: string; drawn: boolean }> {
    if (!capture) return { drawn: false };
    const { format, quality = 80, width } = capture;
    const how = `${format} ${format === "png" ? "" : quality} ${width ?? ""}`;
    if (tab.picture?.how === how) {
      this.#count.kept++;
      return { screenshot: tab.picture.data, drawn: false };
    }
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
    tab.picture = { how, data };
    return { screenshot: data, drawn: true };
  }

  #send<T>(tab: Tab, method: string, parameters: object): Promise<T> {
    return within(stuckMs, method, tab.cdp.send<T>(method, parameters, tab.session));
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
    const { targetId } = await within(
      stuckMs,
      "opening a page",
      cdp.send<{ targetId: string }>("Target.createTarget", { url: "about:blank" }),
    );
    try {
      const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
      const tab: Tab = {
        target: targetId,
        session: sessionId,
        cdp,
        key: null,
        busy: false,
        gone: false,
        usedAt: Date.now(),
        viewport: "",
        version: -1,
        hash: "",
        picture: null,
      };
      await Promise.all([this.#send(tab, "Page.enable", {}), this.#send(tab, "Inspector.enable", {})]);
      await this.#fit(tab, { width: 360, height: 800, dpr: 3 });
      const loaded = cdp.next("Page.loadEventFired", sessionId);
      await this.#send(tab, "Page.navigate", { url: `${this.#origin}/screen.html` });
      await within(stuckMs, "loading the page", loaded);
      await this.#evaluate(tab, untilReady);
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
 * A page's script has run before its load event, unless it could not be had: the client was built anew under a running
 * server. Then waiting does not help, and what is missing is told.
 */
const untilReady = `new Promise((ready, fail) => {
  let looks = 200;
  const look = () => {
    if (window.phonebooth) return ready(true);
    if (document.readyState === "complete" && looks-- <= 0) {
      const gone = performance.getEntriesByType("resource").filter((e) => e.responseStatus >= 400);
      return fail(new Error("no phone at " + [location.href, ...gone.map((e) => e.name)].join(", not found: ")));
    }
    setTimeout(look, 5);
  };
  look();
})`;

// One page of the browser: what it shows, how it is told, and its pictures.
import { fitting, resting, type PictureSize } from "../contract/fit.ts";
import type { Shown, Viewport } from "../env/showing.ts";
import { newPage, TimeoutError, type Cdp } from "./cdp.ts";
import type { Picture } from "./memory.ts";
import type { Lease } from "./leases.ts";
import type { Capture, Sight } from "./sight.ts";

/** A call that takes so long is told while it goes on; one that takes longer still is given up, and its page with it. */
const slowMs = 2_000;
const stuckMs = 10_000;
/** A page keeps so many apps' data at most, and is told them anew then. */
const dataAtMost = 400;
/** What a page has before it is told what it is to be. */
const firstViewport: Viewport = { width: 360, height: 800, dpr: 3 };

/** Waits for the browser, not for ever. What takes long is named in the log and counted. */
export class Patience {
  slow = 0;
  stuck = 0;

  wait<T>(what: string, answer: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const giveUp = (): void => {
        this.stuck++;
        const error = new TimeoutError(`${what} took more than ${stuckMs} ms`);
        console.warn(`stuck: ${error.message}`);
        reject(error);
      };
      // One timer for the usual answer, which comes before either.
      let timer = setTimeout(() => {
        this.slow++;
        console.warn(`slow: ${what} has taken ${slowMs} ms so far`);
        timer = setTimeout(giveUp, stuckMs - slowMs);
      }, slowMs);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

/** The page's own code threw. */
export class PageError extends Error {}

export class Tab implements Lease {
  readonly target: string;
  readonly session: string;
  readonly cdp: Cdp;
  key: string | null = null;
  busy = false;
  /** What it was taken for last is a picture. */
  pictured = false;
  usedAt = Date.now();
  gone = false;
  /** Whether a timer is set that looks whether it is still used. */
  restTimer = false;
  /** Of what its pixels are made. */
  build = "";
  /** Of what it shows; none where nobody knows. */
  version = -1;
  hash = "";
  /** The last picture, while the glass is as it was. */
  picture: { readonly how: string; readonly picture: Picture } | null = null;
  /** The size it has; none while it rests. */
  #fitted = "";
  /** The size that its picture is of. */
  #pictured = "";
  /** What the page has to be told of that before it draws again. */
  #untold = "";
  /** Whether the page paints. */
  #isSeen = true;
  /** Hashes of the apps' data that the page was told. */
  readonly #data = new Set<string>();
  readonly #patience: Patience;

  private constructor(cdp: Cdp, target: string, session: string, patience: Patience) {
    this.cdp = cdp;
    this.target = target;
    this.session = session;
    this.#patience = patience;
  }

  /** A new page with the simulator in it. Throws LostError, TimeoutError, PageError; the page is closed then. */
  static async open(cdp: Cdp, origin: string, brand: string, patience: Patience): Promise<Tab> {
    const { targetId } = await patience.wait(
      "Target.createTarget",
      cdp.send<{ targetId: string }>("Target.createTarget", newPage),
    );
    try {
      const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
      const tab = new Tab(cdp, targetId, sessionId, patience);
      await Promise.all([tab.#send("Page.enable", {}), tab.#send("Inspector.enable", {})]);
      await tab.fit(firstViewport);
      const loaded = cdp.next("Page.loadEventFired", sessionId);
      await tab.#send("Page.navigate", { url: `${origin}/screen.html?brand=${brand}` });
      await patience.wait("the page's load event", loaded);
      tab.build = `${await tab.#evaluate<string>(untilReady)} ${brand} ${cdp.product}`;
      return tab;
    } catch (error) {
      cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      throw error;
    }
  }

  get shown(): Shown | null {
    return this.version < 0 ? null : { version: this.version, hash: this.hash };
  }
  shows(want: { readonly key: string; readonly version: number; readonly hash: string }): boolean {
    return this.key === want.key && this.version === want.version && this.hash === want.hash;
  }
  /** It is this phone's from now on. */
  take(key: string, pictured: boolean): void {
    if (this.key !== key) this.clear();
    this.pictured = pictured;
    this.key = key;
    this.busy = true;
  }
  /** Whatever it shows, it is nobody's. */
  clear(): void {
    this.key = null;
    this.version = -1;
    this.hash = "";
    this.picture = null;
  }

  /** Returns whether the page was of another size. `size`: of the picture. */
  async fit(viewport: Viewport, size: PictureSize = {}): Promise<boolean> {
    const { metrics, fit } = fitting(viewport, size);
    const wanted = JSON.stringify({ metrics, fit });
    if (this.#fitted === wanted) return false;
    this.#fitted = "";
    if (this.#pictured !== wanted) this.picture = null;
    this.#pictured = wanted;
    await this.#send("Emulation.setDeviceMetricsOverride", metrics);
    this.#untold = `await b.fit(${argument(fit)});`;
    this.#fitted = wanted;
    return true;
  }

  /** Gives the memory of its pixels back until it is fitted again; what it shows stays. */
  async rest(): Promise<void> {
    if (this.#fitted === "") return;
    this.#fitted = "";
    await this.#send("Emulation.setDeviceMetricsOverride", resting);
  }

  /**
   * Brings the page to what the sight is of, then runs the rest: a script with `b`, what the page offers, and `changed`,
   * whether the first has touched the glass. `isSeen`: whether a picture of it is wanted; else it need not be painted.
   */
  run<T>(sight: Sight, isSeen: boolean, rest: string): Promise<T> {
    const told = this.#see(isSeen) + this.#untold + this.#tellData(sight);
    this.#untold = "";
    return this.#evaluate(script(sight, isSeen, told, rest));
  }
  #see(on: boolean): string {
    if (on === this.#isSeen) return "";
    this.#isSeen = on;
    return `b.see({on:${on}});`;
  }
  /** A script that tells the page the data that it does not have. */
  #tellData({ sync }: Sight): string {
    if (!sync || !("load" in sync)) return "";
    let first = "";
    if (this.#data.size > dataAtMost) {
      this.#data.clear();
      first = "b.forget();";
    }
    const unknown = Object.entries(sync.data).filter(([hash]) => !this.#data.has(hash));
    for (const [hash] of unknown) this.#data.add(hash);
    return unknown.length === 0 ? first : `${first}b.remember(${argument(Object.fromEntries(unknown))});`;
  }
  /** A picture, as base64. Nothing may be asked of the page meanwhile. */
  async photograph({ format, quality = 80 }: Capture): Promise<string> {
    const how = format === "png" ? { optimizeForSpeed: true } : { quality };
    return (await this.#send<{ data: string }>("Page.captureScreenshot", { format, ...how })).data;
  }

  async #evaluate<T>(expression: string): Promise<T> {
    const answer = await this.#send<{
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    const fault = answer.exceptionDetails;
    if (fault) throw new PageError(fault.exception?.description ?? fault.text);
    return answer.result.value;
  }
  #send<T>(method: string, parameters: object): Promise<T> {
    return this.#patience.wait(method, this.cdp.send<T>(method, parameters, this.session));
  }
}

/** A JSON text inside a script: parsed there, so that no key of it can mean anything to the language. */
const literal = (json: string): string => `JSON.parse(${JSON.stringify(json)})`;
export const argument = (value: unknown): string => literal(JSON.stringify(value));

function script(input: Sight, isSeen: boolean, told: string, rest: string): string {
  const { sync } = input;
  const first =
    sync === null
      ? `let changed=${isSeen ? "await b.settle()" : "false"};`
      : `const l=await b.${"load" in sync ? `load(${literal(sync.load)})` : `catchUp(${literal(sync.catchUp)})`};` +
        `if(l.hash!==${JSON.stringify(input.hash)})throw new Error("the page drew state "+l.hash);` +
        "let changed=l.changed;";
  return `(async()=>{const b=window.phonebooth;${told}${first}${rest}})()`;
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

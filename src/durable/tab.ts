// One page of the browser: its state, the scripts sent to it, and its pictures.
import { fitPage, idlePageMetrics, type PictureSize } from "#contract/picture-size.ts";
import type { PageVersion, Viewport } from "#env/display-update.ts";
import { lostPartMessage } from "#contract/lost-part.ts";
import { LostError, newPage, TimeoutError, type Cdp } from "./cdp.ts";
import type { CachedPicture } from "./page-cache.ts";
import type { LeasablePage } from "./page-leases.ts";
import type { Capture, ScreenInput } from "./screen-rpc.ts";

/**
 * A call that takes longer than `slowMs` is logged while it runs. If a call takes longer than `stuckMs`, the server
 * abandons the call and the page.
 */
const slowMs = 2_000;
const stuckMs = 10_000;
/** The maximum number of data items of apps on a page. Beyond this number, all data is sent again. */
const maxAppData = 400;
/** The size of a page before it shows a phone. */
const firstViewport: Viewport = { width: 360, height: 800, dpr: 3 };

/** Waits for the browser with a timeout. Logs and counts slow calls. */
export class CallWatchdog {
  slow = 0;
  stuck = 0;

  watch<T>(what: string, answer: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const giveUp = (): void => {
        this.stuck++;
        const error = new TimeoutError(`${what} took more than ${stuckMs} ms`);
        console.warn(`stuck: ${error.message}`);
        reject(error);
      };
      // One timer is enough for a usual answer, because such an answer arrives before both limits.
      let timer = setTimeout(() => {
        this.slow++;
        console.warn(`slow: ${what} has taken ${slowMs} ms so far`);
        timer = setTimeout(giveUp, stuckMs - slowMs);
      }, slowMs);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

/** The page's own code threw an error. */
export class PageError extends Error {}

export class Tab implements LeasablePage {
  readonly target: string;
  readonly session: string;
  readonly cdp: Cdp;
  key: string | null = null;
  busy = false;
  /** Whether the current call takes a picture. */
  isForPicture = false;
  usedAt = Date.now();
  gone = false;
  /** Whether a timer is set. The timer checks whether the page is still used. */
  hasRestTimer = false;
  /** The build that draws the page's pixels: files, brand and browser. */
  build = "";
  /** The version of the state on the page; -1 if the version is unknown. */
  version = -1;
  hash = "";
  /** The last picture, valid until the display changes. */
  picture: { readonly how: string; readonly picture: CachedPicture } | null = null;
  /** The current size of the page; empty while the page is idle. */
  #fittedSize = "";
  /** The size of the picture that the page draws. */
  #pictureSize = "";
  /** A script that tells the page its new size before the next drawing. */
  #pendingScript = "";
  /** Whether the page paints. */
  #isPainting = true;
  /** Hashes of the apps' data that were sent to the page. */
  readonly #sentData = new Set<string>();
  readonly #watchdog: CallWatchdog;

  private constructor(cdp: Cdp, target: string, session: string, patience: CallWatchdog) {
    this.cdp = cdp;
    this.target = target;
    this.session = session;
    this.#watchdog = patience;
  }

  /**
   * Opens a page with the simulator. On a LostError, TimeoutError or PageError, closes the page and throws the error.
   */
  static async open(cdp: Cdp, origin: string, brand: string, patience: CallWatchdog): Promise<Tab> {
    const { targetId } = await patience.watch(
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
      await patience.watch("the page's load event", loaded);
      tab.build = `${await tab.#evaluate<string>(waitForBuild)} ${brand} ${cdp.product}`;
      return tab;
    } catch (error) {
      cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      throw error;
    }
  }

  get shown(): PageVersion | null {
    return this.version < 0 ? null : { version: this.version, hash: this.hash };
  }
  shows(want: { readonly key: string; readonly version: number; readonly hash: string }): boolean {
    return this.key === want.key && this.version === want.version && this.hash === want.hash;
  }
  /** Assigns the page to this phone. */
  take(key: string, pictured: boolean): void {
    if (this.key !== key) this.clear();
    this.isForPicture = pictured;
    this.key = key;
    this.busy = true;
  }
  /** Detaches the page from its phone, even if the page still shows the phone. */
  clear(): void {
    this.key = null;
    this.version = -1;
    this.hash = "";
    this.picture = null;
  }

  /**
   * Fits the page to the viewport. Returns whether the page had a different size before. `size`: the size of the
   * picture.
   */
  async fit(viewport: Viewport, size: PictureSize = {}): Promise<boolean> {
    const { metrics, fit } = fitPage(viewport, size);
    const wanted = JSON.stringify({ metrics, fit });
    if (this.#fittedSize === wanted) return false;
    this.#fittedSize = "";
    if (this.#pictureSize !== wanted) this.picture = null;
    this.#pictureSize = wanted;
    await this.#send("Emulation.setDeviceMetricsOverride", metrics);
    this.#pendingScript = `await b.fit(${argument(fit)});`;
    this.#fittedSize = wanted;
    return true;
  }

  /** Frees the memory of the page's pixels until the next `fit`. The state on the page does not change. */
  async rest(): Promise<void> {
    if (this.#fittedSize === "") return;
    this.#fittedSize = "";
    await this.#send("Emulation.setDeviceMetricsOverride", idlePageMetrics);
  }

  /**
   * Brings the page to the requested state, and then runs the script `body`. In `body`, `b` is the page's interface,
   * and `changed` is whether the display changed. `isPainting`: whether a picture is requested. Without a picture, the
   * page need not paint.
   */
  run<T>(input: ScreenInput, isPainting: boolean, body: string): Promise<T> {
    const prelude = this.#paintScript(isPainting) + this.#pendingScript + this.#dataScript(input);
    this.#pendingScript = "";
    return this.#evaluate(script(input, isPainting, prelude, body));
  }
  #paintScript(on: boolean): string {
    if (on === this.#isPainting) return "";
    this.#isPainting = on;
    return `b.see({on:${on}});`;
  }
  /** Returns a script that sends the page the data that the page lacks. */
  #dataScript({ sync }: ScreenInput): string {
    if (!sync || !("load" in sync)) return "";
    let first = "";
    if (this.#sentData.size > maxAppData) {
      this.#sentData.clear();
      first = "b.forget();";
    }
    const unknown = Object.entries(sync.data).filter(([hash]) => !this.#sentData.has(hash));
    for (const [hash] of unknown) this.#sentData.add(hash);
    return unknown.length === 0 ? first : `${first}b.remember(${argument(Object.fromEntries(unknown))});`;
  }
  /** Returns a picture in base64. No other call may use the page until the picture is taken. */
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
    if (fault) {
      const why = fault.exception?.description ?? fault.text;
      throw why.startsWith(`Error: ${lostPartMessage}`) ? new LostError(why) : new PageError(why);
    }
    return answer.result.value;
  }
  #send<T>(method: string, parameters: object): Promise<T> {
    return this.#watchdog.watch(method, this.cdp.send<T>(method, parameters, this.session));
  }
}

/** Returns an expression that parses the JSON at run time, so that no key in the JSON is treated as code. */
const jsonLiteral = (json: string): string => `JSON.parse(${JSON.stringify(json)})`;
export const argument = (value: unknown): string => jsonLiteral(JSON.stringify(value));

function script(input: ScreenInput, isSeen: boolean, told: string, rest: string): string {
  const { sync } = input;
  const first =
    sync === null
      ? `let changed=${isSeen ? "await b.settle()" : "false"};`
      : `const l=await b.${"load" in sync ? `load(${jsonLiteral(sync.load)})` : `catchUp(${jsonLiteral(sync.catchUp)})`};` +
        `if(l.hash!==${JSON.stringify(input.hash)})throw new Error("the page drew state "+l.hash);` +
        "let changed=l.changed;";
  return `(async()=>{const b=window.phonebooth;${told}${first}${rest}})()`;
}

/**
 * Resolves with the build of the page: a list of its files, whose names contain hashes of their content. The page's
 * script normally runs before the load event. If the script's file is missing, because the client was rebuilt while the
 * server ran, waiting does not help. Therefore the error names the missing file.
 */
const waitForBuild = `new Promise((ready, fail) => {
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

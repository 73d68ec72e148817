// The connection to the browser. After a restart of the Durable Object, the object connects to the same browser again.
// A broken connection is opened again.
import type { Bindings } from "./bindings.ts";
import { browserSource } from "./browser.ts";
import { LostError, withTimeout, type Cdp } from "./cdp.ts";
import { parseNumberSetting } from "./parse-setting.ts";
import {
  recordEnd,
  recordLaunch,
  currentLaunchRecord,
  launchWaitMs,
  emptyLaunchRecord,
  type LaunchLimits,
  type LaunchRecord,
} from "./launch-limiter.ts";

interface Connection {
  readonly cdp: Cdp;
  readonly session: string;
}
export interface BrowserConnectionOptions {
  /** Called when a page crashed or another client closed the page. */
  pageGone(session: string): void;
  /** Called when the browser and all its pages are gone. */
  closed(): void;
}
/** The timeout in milliseconds for closing a page or browser, and for checking that it still answers. */
export const closeMs = 3_000;

export class BrowserConnection {
  launched = 0;
  reconnected = 0;
  readonly #ctx: DurableObjectState;
  readonly #env: Bindings;
  readonly #options: BrowserConnectionOptions;
  readonly #limits: LaunchLimits;
  #connection: Promise<Connection> | null = null;

  constructor(ctx: DurableObjectState, env: Bindings, options: BrowserConnectionOptions) {
    this.#ctx = ctx;
    this.#env = env;
    this.#options = options;
    const limit = (value: string | undefined): number | null =>
      value === undefined || value === "" ? null : parseNumberSetting(value, 0, 0, 1_000_000);
    this.#limits = { perMinute: limit(env.BROWSER_LAUNCHES), hoursPerDay: limit(env.BROWSER_HOURS) };
  }
  get isOpen(): boolean {
    return this.#connection !== null;
  }
  async cdp(): Promise<Cdp> {
    this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = null;
      throw error;
    });
    return (await this.#connection).cdp;
  }
  /** Stores which pages belong to this object, so that the object can find them after a restart. */
  storeTargets(targets: readonly string[]): void {
    this.#ctx.storage.kv.put("targets", targets);
  }
  /** Closes the browser after a long time without use. */
  async closeBrowser(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    connection?.cdp.close();
  }
  /** Closes the browser, so that the next page is opened in a new browser. */
  async replace(cdp: Cdp): Promise<void> {
    await withTimeout(closeMs, "closing the browser", cdp.send("Browser.close")).catch(() => {});
    cdp.close();
  }

  /** The number of milliseconds that this object's browsers have run today. */
  get usedMs(): number {
    return currentLaunchRecord(this.#launchRecord(), Date.now()).usedMs;
  }
  #launchRecord(): LaunchRecord {
    return this.#ctx.storage.kv.get<LaunchRecord>("launches") ?? emptyLaunchRecord;
  }

  async #connect(): Promise<Connection> {
    const source = browserSource(this.#env);
    const { kv } = this.#ctx.storage;
    let session = kv.get<string>("session");
    let cdp: Cdp | null = null;
    if (session !== undefined) {
      try {
        cdp = await source.connect(session);
        this.reconnected++;
        // Closes pages from before a restart of this object, because their contents are unknown.
        for (const targetId of kv.get<string[]>("targets") ?? [])
          cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      } catch {
        cdp = null;
      }
    }
    if (!cdp) {
      const wait = launchWaitMs(this.#launchRecord(), this.#limits, Date.now());
      if (wait > 0)
        throw new LostError(`no browser can be started for ${Math.ceil(wait / 1000)} s: the launch limit is reached`);
      session = await source.acquire();
      kv.put("session", session);
      kv.put("launches", recordLaunch(this.#launchRecord(), Date.now()));
      this.launched++;
      cdp = await source.connect(session);
    }
    kv.put("targets", []);
    const connection: Connection = { cdp, session: session! };
    cdp.onPageGone = (sessionId) => this.#options.pageGone(sessionId);
    cdp.onClose = () => {
      this.#connection = null;
      // The browser may be about to end, so the next connection uses a new browser.
      kv.delete("session");
      kv.put("launches", recordEnd(this.#launchRecord(), Date.now()));
      this.#ctx.waitUntil(source.discard(connection.session).catch(() => {}));
      this.#options.closed();
    };
    return connection;
  }
}

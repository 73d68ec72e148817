// The way to the browser: kept over the lives of the object, made anew when it breaks.
import type { Bindings } from "./bindings.ts";
import { browserSource } from "./browser.ts";
import { LostError, within, type Cdp } from "./cdp.ts";
import { setting } from "./setting.ts";
import {
  ended,
  launched,
  launchesNow,
  launchWait,
  noLaunches,
  type LaunchLimits,
  type LaunchRecord,
} from "./launches.ts";

interface Connection {
  readonly cdp: Cdp;
  readonly session: string;
}
export interface LinkOptions {
  /** A page crashed or was closed by somebody else. */
  gone(session: string): void;
  /** The browser is gone, and all pages with it. */
  closed(): void;
}
/** For what is closed, and for what is asked to see whether it still lives. */
export const closeMs = 3_000;

export class Link {
  launched = 0;
  reconnected = 0;
  readonly #ctx: DurableObjectState;
  readonly #env: Bindings;
  readonly #options: LinkOptions;
  readonly #limits: LaunchLimits;
  #connection: Promise<Connection> | null = null;

  constructor(ctx: DurableObjectState, env: Bindings, options: LinkOptions) {
    this.#ctx = ctx;
    this.#env = env;
    this.#options = options;
    const limit = (value: string | undefined): number | null =>
      value === undefined || value === "" ? null : setting(value, 0, 0, 1_000_000);
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
  /** Writes down which pages are ours, for the next life of the object. */
  remember(targets: readonly string[]): void {
    this.#ctx.storage.kv.put("targets", targets);
  }
  /** Ends the browser: nobody has needed it for long. */
  async dismiss(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    connection?.cdp.close();
  }
  /** The next page is opened in a new one. */
  async replace(cdp: Cdp): Promise<void> {
    await within(closeMs, "closing the browser", cdp.send("Browser.close")).catch(() => {});
    cdp.close();
  }

  /** Milliseconds that browsers of this object have run today. */
  get usedMs(): number {
    return launchesNow(this.#launches(), Date.now()).usedMs;
  }
  #launches(): LaunchRecord {
    return this.#ctx.storage.kv.get<LaunchRecord>("launches") ?? noLaunches;
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
        // An earlier life of this object opened them, and nobody knows any more what they show.
        for (const targetId of kv.get<string[]>("targets") ?? [])
          cdp.send("Target.closeTarget", { targetId }).catch(() => {});
      } catch {
        cdp = null;
      }
    }
    if (!cdp) {
      const wait = launchWait(this.#launches(), this.#limits, Date.now());
      if (wait > 0)
        throw new LostError(`no browser may be started for ${Math.ceil(wait / 1000)} s: the limit that is set`);
      session = await source.acquire();
      kv.put("session", session);
      kv.put("launches", launched(this.#launches(), Date.now()));
      this.launched++;
      cdp = await source.connect(session);
    }
    kv.put("targets", []);
    const connection: Connection = { cdp, session: session! };
    cdp.onGone = (gone) => this.#options.gone(gone);
    cdp.onClose = () => {
      this.#connection = null;
      // It may be dying: a new one is surer than the old one's last moments.
      kv.delete("session");
      kv.put("launches", ended(this.#launches(), Date.now()));
      this.#ctx.waitUntil(source.discard(connection.session).catch(() => {}));
      this.#options.closed();
    };
    return connection;
  }
}

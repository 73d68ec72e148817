// Browser sources: the platform's binding, or any Chrome with a CDP URL. The server controls both kinds of browser by
// CDP messages.
import puppeteer from "@cloudflare/puppeteer";
import type { Bindings } from "./bindings.ts";
import { Cdp, LostError, withTimeout } from "./cdp.ts";

export interface BrowserSource {
  /** Starts a browser or finds a running one. Returns its session id. */
  acquire(): Promise<string>;
  connect(session: string): Promise<Cdp>;
  /** Ends a session that is no longer usable. */
  discard(session: string): Promise<void>;
}

const keepAliveMs = 600_000;
const connectMs = 5_000;

export function browserSource(env: Bindings): BrowserSource {
  if (env.CDP_URL) return chromeAt(env.CDP_URL);
  if (env.BROWSER) return bindingSource(env.BROWSER);
  throw new Error("neither a BROWSER binding nor CDP_URL is set");
}

function bindingSource(binding: Fetcher): BrowserSource {
  const at = (session: string): string => `https://browser/v1/devtools/browser/${session}`;
  return {
    async acquire() {
      const acquired = await puppeteer.acquire(binding as never, { keep_alive: keepAliveMs });
      return acquired.sessionId;
    },
    connect: (session) => open((init) => binding.fetch(at(session), init)),
    async discard(session) {
      await binding.fetch(at(session), { method: "DELETE" });
    },
  };
}

/**
 * Returns the source of a Chrome that runs at `url`, which is `ws://…/devtools/browser/<id>`, or `http://host:port` of
 * the debugging port.
 */
function chromeAt(url: string): BrowserSource {
  const address = async (): Promise<string> => {
    if (/^wss?:/.test(url)) return url.replace(/^ws/, "http");
    const version = await fetch(new URL("/json/version", url));
    const { webSocketDebuggerUrl } = await version.json<{ webSocketDebuggerUrl: string }>();
    return webSocketDebuggerUrl.replace(/^ws/, "http");
  };
  return {
    acquire: async () => (await address()).split("/").at(-1) ?? "browser",
    connect: async () => open(async (init) => fetch(await address(), init)),
    // Another process owns this Chrome, so this code does not stop it.
    discard: async () => {},
  };
}

async function open(request: (init: RequestInit) => Promise<Response>): Promise<Cdp> {
  const response = await withTimeout(
    connectMs,
    "connecting to the browser",
    request({ headers: { upgrade: "websocket" } }),
  );
  const socket = response.webSocket;
  if (!socket) {
    await response.body?.cancel();
    throw new LostError(`the browser answered with status ${response.status}, not with a socket`);
  }
  socket.accept();
  const cdp = new Cdp(socket);
  try {
    // A Chrome that is about to end still accepts sockets, so a call tests the connection.
    const version = cdp.send<{ product: string }>("Browser.getVersion");
    cdp.product = (await withTimeout(connectMs, "the browser's first answer", version)).product;
  } catch (error) {
    cdp.close();
    throw error;
  }
  return cdp;
}

// A proxy that records the CDP messages between the server and a browser.
import { WebSocket, WebSocketServer } from "ws";

export interface CdpMessage {
  /** The sender of the message. */
  readonly by: "server" | "browser";
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly sessionId?: string;
}
export interface CdpTap {
  /** The address of the proxy, for the server's setting CDP_URL. */
  readonly url: string;
  /** The recorded messages, in chronological order. */
  readonly messages: readonly CdpMessage[];
  stop(): Promise<void>;
}

/** Starts a proxy. `endpoint`: the address of the browser's own WebSocket. */
export async function startCdpTap(endpoint: string): Promise<CdpTap> {
  const messages: CdpMessage[] = [];
  const listener = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
  await new Promise((resolve) => listener.once("listening", resolve));
  const address = listener.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  listener.on("connection", (server) => {
    const browser = new WebSocket(endpoint, { perMessageDeflate: false, maxPayload: 1 << 28 });
    const open = new Promise((resolve) => browser.once("open", resolve));
    server.on("message", async (data) => {
      const text = data.toString();
      await open;
      messages.push({ ...JSON.parse(text), by: "server" });
      browser.send(text);
    });
    browser.on("message", (data) => {
      const text = data.toString();
      const { result: _, ...rest } = JSON.parse(text);
      messages.push({ ...rest, by: "browser" });
      server.send(text);
    });
    server.on("close", () => browser.close());
    browser.on("close", () => server.close());
    browser.on("error", () => server.close());
  });
  return {
    url: `ws://127.0.0.1:${address.port}/devtools/browser/tap`,
    messages,
    stop: async () => {
      for (const client of listener.clients) client.terminate();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

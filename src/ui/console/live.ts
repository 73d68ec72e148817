/**
 * The live socket of one phone. After a lost connection, it reconnects with increasing delays. It stops if the phone is
 * deleted or suspended, or if the API key is no longer valid.
 */
import { liveProtocol } from "#contract/live-protocol.ts";

export type LinkStatus = "connecting" | "open" | "lost" | "deleted" | "away" | "ended";
export const linkLabels: Readonly<Record<LinkStatus, string>> = {
  connecting: "connecting",
  open: "live",
  lost: "connection lost",
  deleted: "deleted",
  away: "suspended",
  ended: "API key no longer valid",
};
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}
const minRetryMs = 400;
const maxRetryMs = 10_000;
const pingMs = 20_000;

export function openLive(
  id: string,
  token: string,
  on: { readonly text: (text: string) => void; readonly link: (link: LinkStatus) => void },
): LiveSocket {
  let socket: WebSocket | null = null;
  let wait = minRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastHeardMs = performance.now();
  let over = false;

  function connect(): void {
    clearTimeout(timer);
    on.link(wait === minRetryMs ? "connecting" : "lost");
    const url = `${location.origin.replace(/^http/, "ws")}/v1/envs/${id}/live`;
    // A browser cannot set the headers of a WebSocket, so the token is sent as a subprotocol. A key with characters
    // that are not allowed in a subprotocol is sent in the address instead.
    const fits = /^[\w!#$%&'*+.^`|~-]+$/.test(token);
    const opened = fits
      ? new WebSocket(url, [liveProtocol, `token.${token}`])
      : new WebSocket(`${url}?token=${encodeURIComponent(token)}`, liveProtocol);
    socket = opened;
    lastHeardMs = performance.now();
    opened.addEventListener("open", () => {
      wait = minRetryMs;
      on.link("open");
    });
    opened.addEventListener("message", ({ data }) => {
      lastHeardMs = performance.now();
      if (data !== "pong") on.text(String(data));
    });
    opened.addEventListener("close", ({ code }) => {
      if (socket !== opened || over) return;
      socket = null;
      if (code === 4404) on.link("deleted");
      else if (code === 4410) on.link("away");
      else if (code === 4403) on.link("ended");
      else {
        on.link("lost");
        timer = setTimeout(connect, wait * (0.8 + Math.random() * 0.4));
        wait = Math.min(maxRetryMs, wait * 2);
      }
    });
  }
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - lastHeardMs > 2.5 * pingMs) socket.close(4000, "silent");
    else socket.send("ping");
  }, pingMs);
  const hurry = (): void => {
    if (timer !== undefined && !socket && !over) {
      wait = minRetryMs;
      connect();
    }
  };
  const seen = (): void => {
    if (!document.hidden) hurry();
  };
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", seen);
  connect();
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      over = true;
      clearTimeout(timer);
      clearInterval(beat);
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", seen);
      socket?.close(1000);
    },
  };
}

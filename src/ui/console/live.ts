/** The live socket of one phone: it comes back by itself, a little later each time, and knows when there is no point. */
import { liveProtocol } from "../../contract/live-protocol.ts";

export type Link = "connecting" | "open" | "lost" | "deleted" | "away" | "ended";
export const links: Readonly<Record<Link, string>> = {
  connecting: "connecting",
  open: "live",
  lost: "connection lost",
  deleted: "deleted",
  away: "suspended",
  ended: "its key has ended",
};
export interface Live {
  say(text: string): void;
  close(): void;
}
const firstWaitMs = 400;
const longestWaitMs = 10_000;
const pingMs = 20_000;

export function openLive(
  id: string,
  token: string,
  on: { readonly text: (text: string) => void; readonly link: (link: Link) => void },
): Live {
  let socket: WebSocket | null = null;
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard = performance.now();
  let over = false;

  function connect(): void {
    clearTimeout(timer);
    on.link(wait === firstWaitMs ? "connecting" : "lost");
    const url = `${location.origin.replace(/^http/, "ws")}/v1/envs/${id}/live`;
    // A subprotocol is the one place where a browser can say a token out of the address; not every key fits there.
    const fits = /^[\w!#$%&'*+.^`|~-]+$/.test(token);
    const opened = fits
      ? new WebSocket(url, [liveProtocol, `token.${token}`])
      : new WebSocket(`${url}?token=${encodeURIComponent(token)}`, liveProtocol);
    socket = opened;
    heard = performance.now();
    opened.addEventListener("open", () => {
      wait = firstWaitMs;
      on.link("open");
    });
    opened.addEventListener("message", ({ data }) => {
      heard = performance.now();
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
        wait = Math.min(longestWaitMs, wait * 2);
      }
    });
  }
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - heard > 2.5 * pingMs) socket.close(4000, "silent");
    else socket.send("ping");
  }, pingMs);
  const hurry = (): void => {
    if (timer !== undefined && !socket && !over) {
      wait = firstWaitMs;
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
    say: (text) => {
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

// By which names an open server may be called, and from which pages. It asks for no key, so a page of a stranger in the browser of
// whoever runs it must not reach it: not by its own name that leads to this machine (DNS rebinding), nor blindly (CSRF).
import { keysIn } from "../durable/settings.ts";
import { Refusal } from "../env/answer.ts";
import type { Call } from "./edge.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** Refuses a call of an open server that was made under a foreign name, or out of a foreign page. */
export function mustBeMeant(c: Call): void {
  if (c.env.AUTH !== "open") return;
  const { hostname } = new URL(c.req.url);
  if (!isOurs(c, hostname))
    throw new Refusal(
      "misdirected",
      `This open server does not accept the host name ${hostname}. Add it to the setting HOSTS, or run the server with AUTH=closed, which accepts every host name and asks for keys.`,
    );
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).hostname : null;
  if (from === null || !isOurs(c, from)) throw foreignPage(origin);
}

/** What a call by a page of another site is answered. It is no fault of a program: programs send no Origin. */
export const foreignPage = (origin: string): Refusal =>
  new Refusal(
    "foreign-origin",
    `A web page of ${origin.slice(0, 200)} made this call, as its Origin header says. Pages of other sites may not call this server. A program that is not a web page leaves Origin out.`,
    [{ path: "Origin", message: "Expected no Origin header, or this server's own address" }],
  );

function isOurs(c: Call, hostname: string): boolean {
  if (isLoopback(hostname) || keysIn(c.env.HOSTS).includes(hostname)) return true;
  return c.env.ORIGIN !== undefined && URL.canParse(c.env.ORIGIN) && new URL(c.env.ORIGIN).hostname === hostname;
}

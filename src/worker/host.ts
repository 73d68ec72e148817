// Checks the host names and pages from which an open server may be called. An open server asks for no key, so an
// untrusted page in the operator's browser must not reach the server. Such a page could use a host name that resolves
// to this machine (DNS rebinding), or send a request without reading the answer (CSRF).
import { splitList } from "#durable/settings.ts";
import { Refusal } from "#env/answer.ts";
import type { Call } from "./http.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** Refuses a call to an open server if the host name is foreign or the call comes from a foreign page. */
export function mustBeAllowedHost(c: Call): void {
  if (c.env.AUTH !== "open") return;
  const { hostname } = new URL(c.req.url);
  if (!isAllowedHost(c, hostname))
    throw new Refusal(
      "misdirected",
      `This open server does not accept the host name ${hostname}. Add it to the setting HOSTS, or run the server with AUTH=closed, which accepts every host name and asks for keys.`,
    );
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).hostname : null;
  if (from === null || !isAllowedHost(c, from)) throw foreignPageRefusal(origin);
}

/** Returns the refusal for a page of another site. Programs are not refused, because they send no Origin header. */
export const foreignPageRefusal = (origin: string): Refusal =>
  new Refusal(
    "foreign-origin",
    `A web page of ${origin.slice(0, 200)} made this call, as its Origin header says. Pages of other sites may not call this server. A program that is not a web page leaves Origin out.`,
    [{ path: "Origin", message: "Expected no Origin header, or this server's own address" }],
  );

function isAllowedHost(c: Call, hostname: string): boolean {
  if (isLoopback(hostname) || splitList(c.env.HOSTS).includes(hostname)) return true;
  return c.env.ORIGIN !== undefined && URL.canParse(c.env.ORIGIN) && new URL(c.env.ORIGIN).hostname === hostname;
}

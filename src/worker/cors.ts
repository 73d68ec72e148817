// Pages of other sites in a browser. A page that HOSTS names may call the server, and reads its answers (CORS); others may not.
import type { MiddlewareHandler } from "hono";
import { keysIn } from "../durable/settings.ts";
import type { Call, Edge } from "./edge.ts";

/** Whether HOSTS names the host of this page. */
export function isNamedPage({ env }: Call, origin: string): boolean {
  return URL.canParse(origin) && keysIn(env.HOSTS).includes(new URL(origin).hostname);
}

/** What a call may have beside what every call has. */
const requestHeaders = [
  "Authorization",
  "Cache-Control",
  "Content-Type",
  "Idempotency-Key",
  "Last-Event-ID",
  "Mcp-Method",
  "Mcp-Name",
  "MCP-Protocol-Version",
  "Mcp-Session-Id",
  "traceparent",
  "X-API-Key",
  "X-Request-Id",
  "X-Session-ID",
];
/** What a page reads of an answer's head. */
const answerHeaders = [
  "Allow",
  "Mcp-Session-Id",
  "RateLimit-Limit",
  "RateLimit-Policy",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "Server-Timing",
  "traceparent",
  "X-Request-Id",
];
const methods = "GET, POST, PUT, PATCH, DELETE";
const preflightSeconds = 600;

/** Tells a browser that a page which HOSTS names may read the answer; answers what a browser asks before a call (OPTIONS). */
export const crossOrigin: MiddlewareHandler<Edge> = async (c, next) => {
  const origin = c.req.header("origin");
  const named = origin !== undefined && isNamedPage(c, origin);
  if (named && c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined) {
    return new Response(null, {
      status: 204,
      headers: {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": methods,
        "access-control-allow-headers": requestHeaders.join(", "),
        "access-control-max-age": String(preflightSeconds),
        vary: "Origin",
      },
    });
  }
  await next();
  // A socket's answer is the platform's own, and browsers ask for no such headers there.
  if (!named || c.res.status === 101) return;
  const response = new Response(c.res.body, c.res);
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", answerHeaders.join(", "));
  response.headers.append("vary", "Origin");
  c.res = undefined;
  c.res = response;
};

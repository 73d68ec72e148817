// Handles calls from web pages of other sites (CORS). Pages on hosts in HOSTS may call the server and read its answers.
// Pages on other hosts may not.
import type { MiddlewareHandler } from "hono";
import { splitList } from "#durable/settings.ts";
import type { Call, HonoEnv } from "./http.ts";

/** Returns whether HOSTS contains the host of this page. */
export function isAllowedPage({ env }: Call, origin: string): boolean {
  return URL.canParse(origin) && splitList(env.HOSTS).includes(new URL(origin).hostname);
}

/** Request headers that a call may have in addition to the headers that CORS always allows. */
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
/** Answer headers that a page may read. */
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

/** Allows pages on hosts in HOSTS to read the answer, and answers preflight requests (OPTIONS). */
export const crossOrigin: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const origin = c.req.header("origin");
  const named = origin !== undefined && isAllowedPage(c, origin);
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
  // The answer that opens a socket comes from the platform, and browsers do not need these headers for sockets.
  if (!named || c.res.status === 101) return;
  const response = new Response(c.res.body, c.res);
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", answerHeaders.join(", "));
  response.headers.append("vary", "Origin");
  c.res = undefined;
  c.res = response;
};

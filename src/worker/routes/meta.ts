// Routes for the server's health and readiness, its versions, and the API reference.
import type { Hono } from "hono";
import { Figures, Health, Ready } from "#contract/catalog.ts";
import { NoQuery } from "#contract/env.ts";
import { ServerVersions } from "#contract/version.ts";
import { leaderboardStub, environmentIndexStubs, screenStubs } from "#durable/bindings.ts";
import { serverVersions } from "#durable/versions.ts";
import { Refusal } from "#env/answer.ts";
import { worldFacts } from "#durable/world.ts";
import { openMetrics, seriesName } from "#env/metrics.ts";
import type { WorkerBindings } from "../bindings.ts";
import { withAccess } from "../route-access.ts";
import { folderFault } from "../storage-status.ts";
import { validate, jsonResponse, jsonTextResponse, getQuery, type Call, type HonoEnv } from "../http.ts";
import { openApiOf } from "../openapi.ts";
import { referencePage, type OpenApi } from "../reference.ts";
import { reference, route } from "../route.ts";
import { collectCounts } from "../call-log.ts";

const tag = "Server";

export function metaRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/health",
    {
      tag,
      operationId: "getHealth",
      summary: "Whether it lives",
      answers: { 200: { is: "It does", schema: Health } },
      auth: "none",
    },
    () => jsonResponse({ status: "ok" }),
  );
  route(
    app,
    "GET",
    "/v1/ready",
    {
      tag,
      operationId: "getReady",
      summary:
        "Check whether the server can serve: its world, browsers, signing key and storage; checked at most every five seconds",
      answers: { 200: { is: "It can", schema: Ready }, 503: { is: "It cannot, with the reasons", schema: Ready } },
      auth: "none",
    },
    async ({ c }) => {
      const ready = await readiness(c);
      return jsonResponse(ready, ready.status === "ready" ? 200 : 503);
    },
  );
  app.get(
    "/metrics",
    reference({
      tag,
      operationId: "getMetrics",
      summary: "Get counts and times for a metrics scraper",
      query: NoQuery,
      answers: { 200: { is: "OpenMetrics text", media: metricsType } },
      auth: "key",
    }),
    withAccess("key", async (c) => {
      validate(NoQuery, getQuery(c));
      const [tally, ...gauges] = await Promise.all([collectCounts(c), phoneGauges(c), ...screenGauges(c)]);
      return new Response(openMetrics(tally, Object.assign({}, ...gauges)), {
        headers: { "content-type": metricsType, "cache-control": "no-store" },
      });
    }),
  );
  route(
    app,
    "GET",
    "/v1/version",
    {
      tag,
      operationId: "getVersion",
      summary: "Get the versions that results are made with",
      answers: { 200: { is: "Versions", schema: ServerVersions } },
      auth: "none",
    },
    async ({ c }) => jsonResponse(await serverVersions(c.env)),
  );
  route(
    app,
    "GET",
    "/v1/figures",
    {
      tag,
      operationId: "getFigures",
      summary: "Get what the browsers have done: pages opened, steps, pictures drawn and cached, calls that stalled",
      answers: { 200: { is: "A row for each browser's object, counted since it woke", schema: Figures } },
      auth: "admin",
    },
    async ({ c }) => jsonResponse({ screens: await Promise.all(screenStubs(c.env).map((screen) => screen.stats())) }),
  );

  const documents = new Map<boolean, Promise<OpenApi>>();
  const documented = ({ env }: Call): Promise<OpenApi> => {
    const isOpen = env.AUTH === "open";
    const document = documents.get(isOpen) ?? openApiOf(app, isOpen);
    documents.set(isOpen, document);
    return document;
  };
  app.get("/openapi.json", async (c) => jsonTextResponse(JSON.stringify(await documented(c))));
  app.get("/docs", async (c) => {
    return new Response(referencePage(await documented(c)), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        "x-content-type-options": "nosniff",
      },
    });
  });
}

const metricsType = "application/openmetrics-text; version=1.0.0; charset=utf-8";

async function phoneGauges({ env }: Call): Promise<Record<string, number>> {
  const counts = await Promise.all(environmentIndexStubs(env).map((lobby) => lobby.counts()));
  const sums: Record<string, number> = {};
  for (const [status, n] of counts.flatMap((one) => Object.entries(one)))
    sums[seriesName("phonebooth_phones", { status })] = (sums[seriesName("phonebooth_phones", { status })] ?? 0) + n;
  return sums;
}
const screenGauges = ({ env }: Call): Promise<Record<string, number>>[] =>
  screenStubs(env).map(async (screen, i) => {
    const {
      drawn = 0,
      kept = 0,
      remembered = 0,
      pages = 0,
      busy = 0,
      waiting = 0,
      launched = 0,
      reconnected = 0,
      browserSeconds = 0,
      lost = 0,
    } = await screen.stats();
    const labels = { screen: String(i) };
    return {
      [seriesName("phonebooth_pictures", { ...labels, from: "page" })]: drawn,
      [seriesName("phonebooth_pictures", { ...labels, from: "memory" })]: kept + remembered,
      [seriesName("phonebooth_pages", { ...labels, doing: "work" })]: busy,
      [seriesName("phonebooth_pages", { ...labels, doing: "nothing" })]: pages - busy,
      [seriesName("phonebooth_waiting", labels)]: waiting,
      [seriesName("phonebooth_browser_launches", labels)]: launched,
      [seriesName("phonebooth_browser_reconnects", labels)]: reconnected,
      [seriesName("phonebooth_browser_seconds", labels)]: browserSeconds,
      [seriesName("phonebooth_pages_lost", labels)]: lost,
    };
  });

/**
 * The minimum time between two checks of the browsers, in milliseconds. Callers between two checks get the result of
 * the last check.
 */
const readinessCacheMs = 5_000;
let lastReadiness: { readonly at: number; readonly ready: Promise<Ready> } | null = null;
function readiness({ env }: Call): Promise<Ready> {
  if (!lastReadiness || Date.now() - lastReadiness.at > readinessCacheMs)
    lastReadiness = { at: Date.now(), ready: checkReadiness(env) };
  return lastReadiness.ready;
}
async function checkReadiness(env: WorkerBindings): Promise<Ready> {
  const [world, browser, signing, storage] = await Promise.all([
    worldFacts(env, { wait: false }).then(
      () => "ok",
      (error: unknown) => (error instanceof Refusal ? error.problem.detail : "The world cannot be read."),
    ),
    Promise.all(screenStubs(env).map((screen) => screen.isReady())).then(
      (all) => (all.every(Boolean) ? "ok" : "No browser answers; the log says why."),
      () => "A browser's object does not answer.",
    ),
    leaderboardStub(env)
      .keys()
      .then(
        (answer) => (answer.ok ? "ok" : answer.problem.detail),
        () => "The leaderboard does not answer.",
      ),
    folderFault(env).then((fault) => fault ?? "ok"),
  ]);
  const isReady = [world, browser, signing, storage].every((status) => status === "ok");
  return { status: isReady ? "ready" : "not ready", world, browser, signing, storage };
}

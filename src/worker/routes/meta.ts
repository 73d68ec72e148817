// The server itself: that it lives, what it was made of, and its reference.
import type { Hono } from "hono";
import { Figures, Health, Ready } from "../../contract/catalog.ts";
import { NoQuery } from "../../contract/env.ts";
import { ServerVersions } from "../../contract/version.ts";
import { boardOf, lobbiesOf, screensOf } from "../../durable/bindings.ts";
import { serverVersions } from "../../durable/versions.ts";
import { Refusal } from "../../env/answer.ts";
import { worldFacts } from "../../durable/world.ts";
import { openMetrics, series } from "../../env/metrics.ts";
import type { WorkerBindings } from "../bindings.ts";
import { behind } from "../door.ts";
import { folderFault } from "../folder.ts";
import { fitting, jsonAnswer, jsonText, queryOf, type Call, type Edge } from "../edge.ts";
import { openApiOf } from "../openapi.ts";
import { referencePage, type OpenApi } from "../reference.ts";
import { reference, route } from "../route.ts";
import { counted } from "../told.ts";

const tag = "Server";

export function metaRoutes(app: Hono<Edge>): void {
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
    () => jsonAnswer({ status: "ok" }),
  );
  route(
    app,
    "GET",
    "/v1/ready",
    {
      tag,
      operationId: "getReady",
      summary:
        "Whether it can serve: its world, its browsers, its signature, its storage. Looked at once in five seconds",
      answers: { 200: { is: "It can", schema: Ready }, 503: { is: "It cannot, and why", schema: Ready } },
      auth: "none",
    },
    async ({ c }) => {
      const ready = await readiness(c);
      return jsonAnswer(ready, ready.status === "ready" ? 200 : 503);
    },
  );
  app.get(
    "/metrics",
    reference({
      tag,
      operationId: "getMetrics",
      summary: "Counts and times, for a scraper",
      query: NoQuery,
      answers: { 200: { is: "OpenMetrics text", media: metricsType } },
      auth: "key",
    }),
    behind("key", async (c) => {
      fitting(NoQuery, queryOf(c));
      const [tally, ...gauges] = await Promise.all([counted(c), phoneGauges(c), ...screenGauges(c)]);
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
      summary: "What results are made with",
      answers: { 200: { is: "Versions", schema: ServerVersions } },
      auth: "none",
    },
    async ({ c }) => jsonAnswer(await serverVersions(c.env)),
  );
  route(
    app,
    "GET",
    "/v1/figures",
    {
      tag,
      operationId: "getFigures",
      summary: "What its browsers have done: pages opened, steps, pictures drawn and remembered, calls that stalled",
      answers: { 200: { is: "A row for each browser's object, since it woke", schema: Figures } },
      auth: "admin",
    },
    async ({ c }) => jsonAnswer({ screens: await Promise.all(screensOf(c.env).map((screen) => screen.stats())) }),
  );

  const documents = new Map<boolean, Promise<OpenApi>>();
  const documented = ({ env }: Call): Promise<OpenApi> => {
    const isOpen = env.AUTH === "open";
    const document = documents.get(isOpen) ?? openApiOf(app, isOpen);
    documents.set(isOpen, document);
    return document;
  };
  app.get("/openapi.json", async (c) => jsonText(JSON.stringify(await documented(c))));
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
  const counts = await Promise.all(lobbiesOf(env).map((lobby) => lobby.counts()));
  const sums: Record<string, number> = {};
  for (const [status, n] of counts.flatMap((one) => Object.entries(one)))
    sums[series("phonebooth_phones", { status })] = (sums[series("phonebooth_phones", { status })] ?? 0) + n;
  return sums;
}
const screenGauges = ({ env }: Call): Promise<Record<string, number>>[] =>
  screensOf(env).map(async (screen, i) => {
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
      [series("phonebooth_pictures", { ...labels, from: "page" })]: drawn,
      [series("phonebooth_pictures", { ...labels, from: "memory" })]: kept + remembered,
      [series("phonebooth_pages", { ...labels, doing: "work" })]: busy,
      [series("phonebooth_pages", { ...labels, doing: "nothing" })]: pages - busy,
      [series("phonebooth_waiting", labels)]: waiting,
      [series("phonebooth_browser_launches", labels)]: launched,
      [series("phonebooth_browser_reconnects", labels)]: reconnected,
      [series("phonebooth_browser_seconds", labels)]: browserSeconds,
      [series("phonebooth_pages_lost", labels)]: lost,
    };
  });

/** Whoever asks, the browsers are looked at no more often. */
const readyMs = 5_000;
let looked: { readonly at: number; readonly ready: Promise<Ready> } | null = null;
function readiness({ env }: Call): Promise<Ready> {
  if (!looked || Date.now() - looked.at > readyMs) looked = { at: Date.now(), ready: readinessOf(env) };
  return looked.ready;
}
async function readinessOf(env: WorkerBindings): Promise<Ready> {
  const [world, browser, signing, storage] = await Promise.all([
    worldFacts(env, { wait: false }).then(
      () => "ok",
      (error: unknown) => (error instanceof Refusal ? error.problem.detail : "The world cannot be read."),
    ),
    Promise.all(screensOf(env).map((screen) => screen.isReady())).then(
      (all) => (all.every(Boolean) ? "ok" : "No browser answers; the log says why."),
      () => "A browser's object does not answer.",
    ),
    boardOf(env)
      .keys()
      .then(
        (answer) => (answer.ok ? "ok" : answer.problem.detail),
        () => "The board does not answer.",
      ),
    folderFault(env).then((fault) => fault ?? "ok"),
  ]);
  const isReady = [world, browser, signing, storage].every((told) => told === "ok");
  return { status: isReady ? "ready" : "not ready", world, browser, signing, storage };
}

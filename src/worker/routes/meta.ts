// The server itself: that it lives, what it was made of, and its reference.
import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { Figures, Health } from "../../contract/catalog.ts";
import { ServerVersions, versions } from "../../contract/version.ts";
import { screensOf } from "../../durable/bindings.ts";
import { serverVersions } from "../../durable/versions.ts";
import { jsonAnswer, jsonText, type Edge } from "../edge.ts";
import { referencePage, type OpenApi } from "../reference.ts";
import { route } from "../route.ts";

const tag = "Server";

export function metaRoutes(app: Hono<Edge>): void {
  route(
    app,
    "GET",
    "/v1/health",
    { tag, summary: "Whether it lives", answers: { 200: { is: "It does", schema: Health } }, auth: "none" },
    () => jsonAnswer({ status: "ok" }),
  );
  route(
    app,
    "GET",
    "/v1/version",
    {
      tag,
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
      summary: "What its browsers have done: pages opened, steps, pictures drawn and remembered, calls that stalled",
      answers: { 200: { is: "A row for each browser's object, since it woke", schema: Figures } },
      auth: "admin",
    },
    async ({ c }) => jsonAnswer({ screens: await Promise.all(screensOf(c.env).map((screen) => screen.stats())) }),
  );

  let document: Promise<OpenApi> | null = null;
  const documented = (): Promise<OpenApi> =>
    (document ??= generateSpecs(app, { documentation }) as Promise<unknown> as Promise<OpenApi>);
  app.get("/openapi.json", async () => jsonText(JSON.stringify(await documented())));
  app.get("/docs", async () => {
    return new Response(referencePage(await documented()), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        "x-content-type-options": "nosniff",
      },
    });
  });
}

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Phonebooth",
    version: versions.contract,
    description:
      "A simulated phone for agents. Create an environment, look at its screenshot, send one of 17 actions, repeat; have it judged. Points are in 0..1000 of the screen's width and height.",
  },
  servers: [{ url: "/", description: "The server that tells this" }],
  components: { securitySchemes: { token: { type: "http" as const, scheme: "bearer" } } },
};

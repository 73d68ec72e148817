// Routes for the apps, for their commands by name, and for their navigation.
import type { Hono } from "hono";
import { getBrand } from "#brands/lookup.ts";
import { AppAnswer, AppList, NavigationAnswer } from "#contract/catalog.ts";
import { Refusal } from "#env/answer.ts";
import { findAppAnswer, listApps, findNavigation } from "#env/catalog.ts";
import { jsonResponse, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";

const tag = "Apps";

export function appRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/apps",
    {
      tag,
      operationId: "listApps",
      summary: "The apps of every phone",
      answers: { 200: { is: "All of them", schema: AppList } },
      auth: "none",
    },
    ({ c }) => jsonResponse({ apps: listApps(getBrand(c.env.BRAND)) }),
  );
  route(
    app,
    "GET",
    "/v1/apps/:app",
    {
      tag,
      operationId: "getApp",
      summary: "One app: its screens, and its commands with the schemas of their arguments",
      answers: { 200: { is: "The app", schema: AppAnswer } },
      auth: "none",
    },
    ({ c }) => jsonResponse(requireFound(findAppAnswer(c.req.param("app") ?? "", getBrand(c.env.BRAND)))),
  );
  route(
    app,
    "GET",
    "/v1/apps/:app/navigation",
    {
      tag,
      operationId: "getNavigation",
      summary: "The navigation of an app: screens and edges",
      answers: { 200: { is: "The graph", schema: NavigationAnswer } },
      auth: "none",
    },
    ({ c }) => jsonResponse(requireFound(findNavigation(c.req.param("app") ?? ""))),
  );
}

function requireFound<T>(value: T | null): T {
  if (value === null) throw new Refusal("not-found", "There is no such app.");
  return value;
}

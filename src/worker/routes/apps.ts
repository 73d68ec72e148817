// The apps, their named commands, and how one gets around in them.
import type { Hono } from "hono";
import { brandCalled } from "../../brands/chosen.ts";
import { AppAnswer, AppList, NavigationAnswer } from "../../contract/catalog.ts";
import { Refusal } from "../../env/answer.ts";
import { appOf, appRows, navigationOf } from "../../env/catalog.ts";
import { jsonAnswer, type Edge } from "../edge.ts";
import { route } from "../route.ts";

const tag = "Apps";

export function appRoutes(app: Hono<Edge>): void {
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
    ({ c }) => jsonAnswer({ apps: appRows(brandCalled(c.env.BRAND)) }),
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
    ({ c }) => jsonAnswer(found(appOf(c.req.param("app") ?? "", brandCalled(c.env.BRAND)))),
  );
  route(
    app,
    "GET",
    "/v1/apps/:app/navigation",
    {
      tag,
      operationId: "getNavigation",
      summary: "Its navigation: screens and edges",
      answers: { 200: { is: "The graph", schema: NavigationAnswer } },
      auth: "none",
    },
    ({ c }) => jsonAnswer(found(navigationOf(c.req.param("app") ?? ""))),
  );
}

function found<T>(value: T | null): T {
  if (value === null) throw new Refusal("not-found", "There is no such app.");
  return value;
}

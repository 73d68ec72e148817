// Suites of tasks as JSON: put on the server whole, then played like any other task, as `suite/<name>/<id>`.
import type { Hono } from "hono";
import * as v from "valibot";
import { NoQuery } from "../../contract/env.ts";
import { shownSchema } from "../../contract/schemas.ts";
import { Suite, suiteLimits, SuiteName, SuiteStored } from "../../contract/suite.ts";
import { shelfOf } from "../../durable/bindings.ts";
import { Refusal } from "../../env/answer.ts";
import { ownerOf } from "../auth.ts";
import { behind } from "../door.ts";
import { jsonOf } from "../body.ts";
import { fitting, granted, invalid, jsonAnswer, nothing, queryOf, type Call, type Edge } from "../edge.ts";
import { reference, route } from "../route.ts";

const tag = "Tasks";

export function suiteRoutes(app: Hono<Edge>): void {
  app.put(
    "/v1/suites/:name",
    reference(
      {
        tag,
        operationId: "keepSuite",
        summary: "Keep a suite of tasks; what was there under this name is replaced",
        query: NoQuery,
        answers: { 200: { is: "It is kept", schema: SuiteStored } },
        auth: "admin",
      },
      () => ({ "application/json": { schema: shownSchema(Suite) as never } }),
    ),
    behind("admin", async (c) => {
      fitting(NoQuery, queryOf(c));
      const suite = fitting(Suite, await jsonOf(c.req.raw, suiteLimits.bytes));
      const name = nameOf(c);
      if (suite.name !== name) throw invalid([{ path: "name", message: `Expected ${name}, as the path has it` }]);
      // Where everybody may put one, it still counts for whoever sends a key.
      const { payer } = await ownerOf(c, "files");
      return jsonAnswer(granted(await shelfOf(c.env, name).put(suite, payer)));
    }),
  );

  route(
    app,
    "GET",
    "/v1/suites/:name",
    {
      tag,
      operationId: "getSuite",
      summary: "A suite with its checks and solutions: for operators, never for agents",
      answers: { 200: { is: "The suite", schema: Suite } },
      auth: "admin",
    },
    async ({ c }) => {
      const name = nameOf(c);
      const tasks = await shelfOf(c.env, name).tasks();
      if (!tasks) throw noSuite(name);
      return jsonAnswer({ format: "phonebooth-suite-1", name, tasks });
    },
  );

  route(
    app,
    "DELETE",
    "/v1/suites/:name",
    {
      tag,
      operationId: "deleteSuite",
      summary: "Forget a suite; episodes on its tasks can still be judged",
      answers: { 204: { is: "It is gone" } },
      auth: "admin",
    },
    async ({ c }) => {
      const name = nameOf(c);
      const shelf = shelfOf(c.env, name);
      if (!(await shelf.tasks())) throw noSuite(name);
      await shelf.remove(name);
      return nothing();
    },
  );
}

function nameOf(c: Call): string {
  const name = c.req.param("name") ?? "";
  if (!v.is(SuiteName, name))
    throw new Refusal("not-found", "There is no such suite: a name has only a-z, 0-9, - and _.");
  return name;
}
const noSuite = (name: string): Refusal => new Refusal("not-found", `There is no suite ${name}.`);

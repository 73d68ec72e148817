// Routes for suites of tasks as JSON. A suite is uploaded as a whole. The tasks of a suite have ids of the form
// `suite/<name>/<id>`, and are played like any other task.
import type { Hono } from "hono";
import * as v from "valibot";
import { NoQuery } from "#contract/env.ts";
import { openApiSchema } from "#contract/schemas.ts";
import { Suite, suiteLimits, SuiteName, SuiteStored } from "#contract/suite.ts";
import { suiteStub } from "#durable/bindings.ts";
import { Refusal } from "#env/answer.ts";
import { getOwner } from "../auth.ts";
import { withAccess } from "../route-access.ts";
import { readJson } from "../body.ts";
import {
  validate,
  unwrapAnswer,
  invalid,
  jsonResponse,
  noContentResponse,
  getQuery,
  type Call,
  type HonoEnv,
} from "../http.ts";
import { reference, route } from "../route.ts";

const tag = "Tasks";

export function suiteRoutes(app: Hono<HonoEnv>): void {
  app.put(
    "/v1/suites/:name",
    reference(
      {
        tag,
        operationId: "keepSuite",
        summary: "Store a suite of tasks; it replaces any suite of the same name",
        query: NoQuery,
        answers: { 200: { is: "It is kept", schema: SuiteStored } },
        auth: "admin",
      },
      () => ({ "application/json": { schema: openApiSchema(Suite) as never } }),
    ),
    withAccess("admin", async (c) => {
      validate(NoQuery, getQuery(c));
      const suite = validate(Suite, await readJson(c.req.raw, suiteLimits.bytes));
      const name = suiteName(c);
      if (suite.name !== name) throw invalid([{ path: "name", message: `Expected ${name}, as in the path` }]);
      // On an open server anyone may upload a suite. If the call has a key, the suite counts against this key.
      const { payer } = await getOwner(c, "files");
      return jsonResponse(unwrapAnswer(await suiteStub(c.env, name).put(suite, payer)));
    }),
  );

  route(
    app,
    "GET",
    "/v1/suites/:name",
    {
      tag,
      operationId: "getSuite",
      summary: "Get a suite with its checks and solutions: for operators, never for agents",
      answers: { 200: { is: "The suite", schema: Suite } },
      auth: "admin",
    },
    async ({ c }) => {
      const name = suiteName(c);
      const tasks = await suiteStub(c.env, name).tasks();
      if (!tasks) throw noSuite(name);
      return jsonResponse({ format: "phonebooth-suite-1", name, tasks });
    },
  );

  route(
    app,
    "DELETE",
    "/v1/suites/:name",
    {
      tag,
      operationId: "deleteSuite",
      summary: "Delete a suite; episodes on its tasks can still be judged",
      answers: { 204: { is: "It is gone" } },
      auth: "admin",
    },
    async ({ c }) => {
      const name = suiteName(c);
      const shelf = suiteStub(c.env, name);
      if (!(await shelf.tasks())) throw noSuite(name);
      await shelf.remove(name);
      return noContentResponse();
    },
  );
}

function suiteName(c: Call): string {
  const name = c.req.param("name") ?? "";
  if (!v.is(SuiteName, name))
    throw new Refusal("not-found", "There is no such suite: a name consists of a-z, 0-9, - and _.");
  return name;
}
const noSuite = (name: string): Refusal => new Refusal("not-found", `There is no suite ${name}.`);

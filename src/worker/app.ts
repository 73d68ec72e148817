// All routes, and the middleware that runs for every answer.
import { Hono } from "hono";
import { problem } from "#contract/problem.ts";
import { Refusal } from "#env/answer.ts";
import { settingsFault } from "#durable/settings-fault.ts";
import { drainBody } from "./body.ts";
import { crossOrigin } from "./cors.ts";
import { addToCallLog, toProblem, problemResponse, type HonoEnv } from "./http.ts";
import { mustHaveStorage } from "./storage-status.ts";
import { mustBeAllowedHost } from "./host.ts";
import { appRoutes } from "./routes/apps.ts";
import { batchRoutes } from "./routes/batch.ts";
import { envRoutes } from "./routes/envs.ts";
import { graphRoutes } from "./routes/graphs.ts";
import { groupRoutes } from "./routes/groups.ts";
import { keyRoutes } from "./routes/keys.ts";
import { mcpRoutes } from "./routes/mcp.ts";
import { metaRoutes } from "./routes/meta.ts";
import { nemoRoutes } from "./routes/nemo.ts";
import { openEnvRoutes } from "./routes/openenv.ts";
import { orsRoutes } from "./routes/ors.ts";
import { runRoutes } from "./routes/runs.ts";
import { snapshotRoutes } from "./routes/snapshots.ts";
import { socketRoutes } from "./routes/sockets.ts";
import { suiteRoutes } from "./routes/suites.ts";
import { taskRoutes } from "./routes/tasks.ts";
import { worldRoutes } from "./routes/world.ts";
import { logCalls } from "./call-log.ts";

/** Faults of the settings that have already been logged. */
const loggedFaults = new Set<string>();

export const app = new Hono<HonoEnv>();
app.use(logCalls);
app.use(async (c, next) => {
  await next();
  await drainBody(c.req.raw);
});
app.use(async (c, next) => {
  mustBeAllowedHost(c);
  await next();
});
app.use(crossOrigin);
app.use(async (c, next) => {
  const fault = settingsFault(c.env);
  if (fault !== null) {
    if (!loggedFaults.has(fault)) console.error(fault);
    loggedFaults.add(fault);
    throw new Refusal("not-configured", fault);
  }
  await next();
});
app.use(async (c, next) => {
  await mustHaveStorage(c);
  await next();
});
envRoutes(app);
socketRoutes(app);
snapshotRoutes(app);
batchRoutes(app);
graphRoutes(app);
taskRoutes(app);
groupRoutes(app);
suiteRoutes(app);
runRoutes(app);
appRoutes(app);
worldRoutes(app);
keyRoutes(app);
mcpRoutes(app);
openEnvRoutes(app);
orsRoutes(app);
nemoRoutes(app);
metaRoutes(app);

/** The methods of each path, to distinguish a wrong method from a wrong path. */
const knownPaths = new Map<string, { readonly shape: RegExp; readonly methods: Set<string> }>();
for (const { path, method } of app.routes.filter((each) => each.method !== "ALL")) {
  const shape = new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+").replace(/[.]/g, "\\.")}/?$`);
  const entry = knownPaths.get(path) ?? { shape, methods: new Set() };
  knownPaths.set(path, { ...entry, methods: entry.methods.add(method) });
}

app.notFound((c) => {
  const { pathname } = new URL(c.req.url);
  const methods = [...knownPaths.values()]
    .filter(({ shape }) => shape.test(pathname))
    .flatMap((entry) => [...entry.methods]);
  // If the method is right, the path has a trailing slash. No route matches such a path, so it is unknown too.
  if (methods.length === 0 || methods.includes(c.req.method))
    return problemResponse(problem("not-found", `There is nothing at this path; /docs lists all paths.`));
  const response = problemResponse(problem("method-not-allowed", `This path takes ${methods.join(", ")}.`));
  response.headers.set("allow", methods.join(", "));
  return response;
});

app.onError((error, c) => {
  const found = toProblem(error);
  const rate = error instanceof Refusal ? error.rate : null;
  addToCallLog(c, { problem: found.type, ...(rate ? { rate } : {}) });
  return problemResponse(found);
});

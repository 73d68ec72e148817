// The sockets of an environment. A browser cannot send headers with a socket, so the token is a subprotocol or a query
// parameter.
import type { Hono } from "hono";
import { LiveQuery } from "#contract/env.ts";
import { liveProtocol } from "#contract/live-protocol.ts";
import { phoneStub } from "#durable/bindings.ts";
import type { EnvOperation } from "#env/access.ts";
import { parseBearer, createCaller } from "../auth.ts";
import { serveAdb } from "../adb.ts";
import { getPhone, mustBeAdmitted, type Auth } from "../route-access.ts";
import { validate, getQuery, type Call, type HonoEnv } from "../http.ts";
import { reference } from "../route.ts";
import { createSockets, requireUpgrade } from "../web-sockets.ts";

export function socketRoutes(app: Hono<HonoEnv>): void {
  addSocketRoute(app, "/v1/envs/:id/live", {
    operationId: "watchEnv",
    summary: "Open a WebSocket that sends the state and each change, and accepts commands from an operator",
    auth: "operator",
    operation: "operate",
    to: "live",
  });
  addSocketRoute(app, "/v1/envs/:id/ws", {
    operationId: "connectEnv",
    summary: "Open a WebSocket for steps: one answer per request, pictures in binary, steps resumed by number",
    auth: "player",
    operation: "step",
    to: "stepping",
  });
  addAdbRoute(app);
}

/** Adds the socket of the adb door. The door runs in this worker, not in the phone's object. */
function addAdbRoute(app: Hono<HonoEnv>): void {
  const answers = { 101: { is: "The socket" } };
  app.get(
    "/v1/envs/:id/adb",
    reference({
      tag: "Environments",
      operationId: "connectAdb",
      summary: "Open a WebSocket that carries the byte stream of adb, one socket for each connection of a client",
      query: LiveQuery,
      answers,
      auth: "player",
    }),
    async (c) => {
      const id = c.req.param("id");
      const who = await createCaller(c, socketToken(c));
      await mustBeAdmitted(c, id, who, "step");
      validate(LiveQuery, getQuery(c));
      const [clientSocket, mine] = createSockets(c);
      await serveAdb(mine, c, id, getPhone(c, id), who);
      // A browser's socket that offers protocols needs an answer that selects one of them.
      const headers = requestedProtocols(c).includes(liveProtocol) ? { "sec-websocket-protocol": liveProtocol } : {};
      return new Response(null, { status: 101, webSocket: clientSocket, headers });
    },
  );
}

interface SocketDeclaration {
  readonly operationId: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly operation: EnvOperation;
  /** The kind of socket that the route opens at the phone's object. */
  readonly to: "live" | "stepping";
}
function addSocketRoute(
  app: Hono<HonoEnv>,
  path: "/v1/envs/:id/live" | "/v1/envs/:id/ws",
  declared: SocketDeclaration,
): void {
  const { operationId, summary, auth, operation, to } = declared;
  const answers = { 101: { is: "The socket" } };
  app.get(
    path,
    reference({ tag: "Environments", operationId, summary, query: LiveQuery, answers, auth }),
    async (c) => {
      const id = c.req.param("id");
      const who = await createCaller(c, socketToken(c));
      await mustBeAdmitted(c, id, who, operation);
      validate(LiveQuery, getQuery(c));
      requireUpgrade(c);
      const headers = new Headers({ upgrade: "websocket", "x-caller": JSON.stringify(who) });
      if (requestedProtocols(c).includes(liveProtocol)) headers.set("sec-websocket-protocol", liveProtocol);
      // Builds a new request, because the object must not see the token in the original request.
      return phoneStub(c.env, id).fetch(new Request(`https://phone/${to}`, { headers }));
    },
  );
}

const requestedProtocols = (c: Call): string[] =>
  (c.req.header("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim());

function socketToken(c: Call): string | null {
  const offered = requestedProtocols(c).find((name) => name.startsWith("token."));
  return offered?.slice("token.".length) ?? getQuery(c)["token"] ?? parseBearer(c.req.header("authorization"));
}

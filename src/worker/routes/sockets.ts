// The sockets of an environment. A browser can send no header with one: the token comes as a subprotocol or in the query.
import type { Hono } from "hono";
import { LiveQuery } from "../../contract/env.ts";
import { liveProtocol } from "../../contract/live-protocol.ts";
import { phoneOf } from "../../durable/bindings.ts";
import { Refusal } from "../../env/answer.ts";
import type { Deed } from "../../env/access.ts";
import { bearerOf, callerWith } from "../auth.ts";
import { mustBeAdmitted, type Auth } from "../door.ts";
import { fitting, queryOf, type Call, type Edge } from "../edge.ts";
import { reference } from "../route.ts";

export function socketRoutes(app: Hono<Edge>): void {
  socket(app, "/v1/envs/:id/live", {
    operationId: "watchEnv",
    summary: "A WebSocket: the state and each change of it, and commands from a person's hand",
    auth: "operator",
    deed: "operate",
    to: "live",
  });
  socket(app, "/v1/envs/:id/ws", {
    operationId: "connectEnv",
    summary: "A WebSocket for stepping: a request, an answer; pictures in binary, steps resumed by their number",
    auth: "player",
    deed: "step",
    to: "stepping",
  });
}

interface Socket {
  readonly operationId: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly deed: Deed;
  /** What the phone's object calls it. */
  readonly to: "live" | "stepping";
}
function socket(app: Hono<Edge>, path: "/v1/envs/:id/live" | "/v1/envs/:id/ws", declared: Socket): void {
  const { operationId, summary, auth, deed, to } = declared;
  const answers = { 101: { is: "The socket" } };
  app.get(
    path,
    reference({ tag: "Environments", operationId, summary, query: LiveQuery, answers, auth }),
    async (c) => {
      const id = c.req.param("id");
      const who = await callerWith(c, tokenOf(c));
      await mustBeAdmitted(c, id, who, deed);
      fitting(LiveQuery, queryOf(c));
      if (c.req.header("upgrade")?.toLowerCase() !== "websocket")
        throw new Refusal("upgrade-required", "Connect with a WebSocket.");
      const headers = new Headers({ upgrade: "websocket", "x-caller": JSON.stringify(who) });
      if (protocolsOf(c).includes(liveProtocol)) headers.set("sec-websocket-protocol", liveProtocol);
      // Not the request itself: its token has no business in there.
      return phoneOf(c.env, id).fetch(new Request(`https://phone/${to}`, { headers }));
    },
  );
}

const protocolsOf = (c: Call): string[] =>
  (c.req.header("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim());

function tokenOf(c: Call): string | null {
  const offered = protocolsOf(c).find((name) => name.startsWith("token."));
  return offered?.slice("token.".length) ?? queryOf(c)["token"] ?? bearerOf(c.req.header("authorization"));
}

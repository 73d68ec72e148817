// The live socket of an environment. A browser can send no header with it: the token comes as a subprotocol or in the query.
import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { LiveQuery } from "../../contract/env.ts";
import { liveProtocol } from "../../contract/live.ts";
import { Refusal } from "../../durable/answer.ts";
import { bearerOf, callerWith } from "../auth.ts";
import { fitting, queryOf, type Edge } from "../edge.ts";
import { described } from "../route.ts";
import { reached } from "./envs.ts";

export function liveRoutes(app: Hono<Edge>): void {
  app.get(
    "/v1/envs/:id/live",
    describeRoute(
      described({
        tag: "Environments",
        summary: "A WebSocket: the state and each change of it, and commands from a person's hand",
        query: LiveQuery,
        answers: { 101: { is: "The socket" } },
        auth: "operator",
      }),
    ),
    async (c) => {
      const { token } = fitting(LiveQuery, queryOf(c));
      if (c.req.header("upgrade")?.toLowerCase() !== "websocket")
        throw new Refusal("upgrade-required", "Connect with a WebSocket.");
      const protocols = (c.req.header("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim());
      const offered = protocols.find((name) => name.startsWith("token."))?.slice("token.".length);
      const who = await callerWith(c, offered ?? token ?? bearerOf(c.req.header("authorization")));
      const { phone } = await reached(c);
      const headers = new Headers({ upgrade: "websocket", "x-caller": JSON.stringify(who) });
      if (protocols.includes(liveProtocol)) headers.set("sec-websocket-protocol", liveProtocol);
      // Not the request itself: its token has no business in there.
      return phone.fetch(new Request("https://phone/live", { headers }));
    },
  );
}

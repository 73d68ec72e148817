// The live socket of an environment. A browser can send no header with it: the token comes as a subprotocol or in the query.
import type { Hono } from "hono";
import { LiveQuery } from "../../contract/env.ts";
import { liveProtocol } from "../../contract/live-protocol.ts";
import { Refusal } from "../../env/answer.ts";
import { bearerOf, callerWith } from "../auth.ts";
import { mustBeAdmitted } from "../door.ts";
import { fitting, queryOf, type Call, type Edge } from "../edge.ts";
import { reference } from "../route.ts";

export function liveRoutes(app: Hono<Edge>): void {
  app.get(
    "/v1/envs/:id/live",
    reference({
      tag: "Environments",
      summary: "A WebSocket: the state and each change of it, and commands from a person's hand",
      query: LiveQuery,
      answers: { 101: { is: "The socket" } },
      auth: "operator",
    }),
    async (c) => {
      const id = c.req.param("id");
      const who = await callerWith(c, tokenOf(c));
      await mustBeAdmitted(c, id, who, "operate");
      fitting(LiveQuery, queryOf(c));
      if (c.req.header("upgrade")?.toLowerCase() !== "websocket")
        throw new Refusal("upgrade-required", "Connect with a WebSocket.");
      const headers = new Headers({ upgrade: "websocket", "x-caller": JSON.stringify(who) });
      if (protocolsOf(c).includes(liveProtocol)) headers.set("sec-websocket-protocol", liveProtocol);
      // Not the request itself: its token has no business in there.
      return c.env.PHONES.getByName(id).fetch(new Request("https://phone/live", { headers }));
    },
  );
}

const protocolsOf = (c: Call): string[] =>
  (c.req.header("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim());

function tokenOf(c: Call): string | null {
  const offered = protocolsOf(c).find((name) => name.startsWith("token."));
  return offered?.slice("token.".length) ?? queryOf(c)["token"] ?? bearerOf(c.req.header("authorization"));
}

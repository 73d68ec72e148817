// MCP's endpoint. A session's id is a name that the server makes and its phone follows from: whichever isolate is asked next knows as
// much.
import type { Hono } from "hono";
import { McpMessages, McpQuery } from "../../contract/mcp.ts";
import { Refusal } from "../../env/answer.ts";
import { callerOf } from "../auth.ts";
import { phoneAt } from "../door.ts";
import { invalid, nothing, type Call, type Edge } from "../edge.ts";
import { mcpAnswer, type McpPhone } from "../mcp.ts";
import { route } from "../route.ts";
import { noPhone, Player, Session } from "../session.ts";

const tag = "Protocols";
const sessionHeader = "mcp-session-id";
const headers = { "Mcp-Session-Id": "As `initialize` was answered. Not where `env` names the phone." };

export function mcpRoutes(app: Hono<Edge>): void {
  route(
    app,
    "POST",
    "/mcp",
    {
      tag,
      operationId: "callMcp",
      summary: "MCP (streamable HTTP): a phone as tools",
      body: McpMessages,
      query: McpQuery,
      answers: { 200: { is: "JSON-RPC, never a stream" }, 202: { is: "Heard: there was nothing to answer" } },
      auth: "mcp",
      headers,
    },
    async ({ c, body, query: { env } }) => {
      mustBeOfHere(c);
      if (env !== undefined) {
        const player = new Player(phoneAt(c, env), await callerOf(c));
        return mcpAnswer(c.req.raw, body, { player: async () => player });
      }
      const begins = !Array.isArray(body) && body["method"] === "initialize";
      const session = begins ? await Session.begin(c, "mcp") : await sessionOf(c);
      const answer = await mcpAnswer(c.req.raw, body, phoneOf(session));
      if (begins && answer.ok) answer.headers.set(sessionHeader, session.name);
      return answer;
    },
  );
  route(
    app,
    "DELETE",
    "/mcp",
    {
      tag,
      operationId: "endMcp",
      summary: "End a session of MCP; its phone goes with it",
      answers: { 204: { is: "It is over" } },
      auth: "creator",
      headers,
    },
    async ({ c }) => {
      await (await (await sessionOf(c)).held())?.remove();
      return nothing();
    },
  );
}

function phoneOf(session: Session): McpPhone {
  return {
    player: async () => {
      const held = await session.held();
      if (!held) throw noPhone("This session has no phone: call create_phone first.");
      return held.player;
    },
    begin: async (body) => (await session.begin(body)).created,
  };
}

async function sessionOf(c: Call): Promise<Session> {
  const name = c.req.header(sessionHeader);
  if (name === undefined)
    throw invalid([{ path: "Mcp-Session-Id", message: "Send the session's id, as initialize was answered" }]);
  const session = await Session.named(c, "mcp", name);
  if (!session) throw new Refusal("not-found", "There is no such session: initialize again.");
  return session;
}

/** A page of somebody else's in a browser on this machine is no client. */
function mustBeOfHere(c: Call): void {
  const origin = c.req.header("origin");
  if (origin !== undefined && origin !== new URL(c.req.url).origin && origin !== c.env.ORIGIN)
    throw new Refusal("forbidden", "A page of another origin may not speak MCP here.");
}

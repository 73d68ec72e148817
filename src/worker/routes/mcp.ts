// MCP's endpoint. A session's id is a name that the server makes and its phone follows from: whichever isolate is asked next knows as
// much.
import type { Hono } from "hono";
import * as v from "valibot";
import { McpMessages, McpQuery, wishOfMcp, type McpLook } from "../../contract/mcp.ts";
import { Refusal } from "../../env/answer.ts";
import { callerOf } from "../auth.ts";
import { isNamedPage } from "../cors.ts";
import { phoneAt } from "../door.ts";
import { nothing, type Call, type Edge } from "../edge.ts";
import { foreignPage } from "../host.ts";
import { mcpAnswer, refusedRevision, type McpPhone } from "../mcp.ts";
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
    async ({ c, body, query: { env, ...look } }) => {
      mustBeOfHere(c);
      if (env !== undefined) {
        const player = new Player(phoneAt(c, env), await callerOf(c));
        const played = { player, wish: wishOfMcp(look) };
        return mcpAnswer(c.req.raw, body, { played: async () => played });
      }
      // Before it is asked for a session, which such a client has not heard of.
      const unspoken = await refusedRevision(body);
      if (unspoken) return unspoken;
      const begins = !Array.isArray(body) && body["method"] === "initialize";
      const session = begins ? await Session.begin(c, "mcp") : await sessionOf(c);
      const answer = await mcpAnswer(c.req.raw, body, await phoneOf(session, look, begins));
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
      query: v.omit(McpQuery, ["env"]),
      answers: { 204: { is: "It is over" } },
      auth: "creator",
      headers,
    },
    async ({ c }) => {
      await (await (await sessionOf(c)).held())?.end();
      return nothing();
    },
  );
}

/**
 * Refuses a session that is over. `asked`: by the address; what `create_phone` is asked for goes before it. `isNew`: the session
 * begins with this call, and has no phone yet.
 */
async function phoneOf(session: Session, asked: McpLook, isNew: boolean): Promise<McpPhone> {
  let held = isNew ? null : await session.held();
  return {
    played: async () => {
      if (!held) throw noPhone("This session has no phone: call create_phone first.");
      return held;
    },
    begin: async (body, look) => {
      const wish = wishOfMcp({ ...asked, ...look });
      // Who is shown what is on the screen has to be allowed it.
      const made = { ...(body as object), ...(wish.elements ? { elements: true } : {}) };
      const begun = await session.begin(made, wish);
      held = begun.held;
      return begun.created;
    },
  };
}

async function sessionOf(c: Call): Promise<Session> {
  const name = c.req.header(sessionHeader);
  if (name === undefined)
    throw new Refusal(
      "no-session",
      "Send the header Mcp-Session-Id with the id that initialize returned, or call initialize first.",
      [{ path: "Mcp-Session-Id", message: "This header is required" }],
    );
  const session = await Session.named(c, "mcp", name);
  if (!session) throw new Refusal("not-found", "There is no such session: initialize again.");
  return session;
}

/** A page of somebody else's in a browser on this machine is no client. */
function mustBeOfHere(c: Call): void {
  const origin = c.req.header("origin");
  if (origin === undefined || origin === new URL(c.req.url).origin || origin === c.env.ORIGIN) return;
  if (!isNamedPage(c, origin)) throw foreignPage(origin);
}

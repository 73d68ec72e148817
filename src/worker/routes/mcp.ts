// The endpoint for MCP. The server creates the id of a session, and derives the phone's id from the session's id.
// Therefore every isolate can answer the next request.
import type { Hono } from "hono";
import * as v from "valibot";
import { McpMessages, McpQuery, mcpObservationOptions, type McpViewOptions } from "#contract/mcp.ts";
import { Refusal } from "#env/answer.ts";
import { getCaller } from "../auth.ts";
import { isAllowedPage } from "../cors.ts";
import { getPhone } from "../route-access.ts";
import { noContentResponse, type Call, type HonoEnv } from "../http.ts";
import { foreignPageRefusal } from "../host.ts";
import { answerMcp, refuseRevision, type McpPhone } from "../mcp.ts";
import { route } from "../route.ts";
import { noPhoneRefusal, Player, ProtocolSession } from "../protocol-session.ts";

const tag = "Protocols";
const sessionHeader = "mcp-session-id";
const headers = { "Mcp-Session-Id": "The session id that `initialize` returned. Not needed if `env` names the phone." };

export function mcpRoutes(app: Hono<HonoEnv>): void {
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
      answers: { 200: { is: "JSON-RPC, never a stream" }, 202: { is: "Accepted: the messages need no answer" } },
      auth: "mcp",
      headers,
    },
    async ({ c, body, query: { env, ...look } }) => {
      refuseForeignPage(c);
      if (env !== undefined) {
        const player = new Player(getPhone(c, env), await getCaller(c));
        const played = { player, wish: mcpObservationOptions(look) };
        return answerMcp(c.req.raw, body, { getPlayer: async () => played });
      }
      // This check comes before the session is looked up, because a client without a handshake has no session.
      const unspoken = await refuseRevision(body);
      if (unspoken) return unspoken;
      const begins = !Array.isArray(body) && body["method"] === "initialize";
      const session = begins ? await ProtocolSession.begin(c, "mcp") : await getSession(c);
      const answer = await answerMcp(c.req.raw, body, await createMcpPhone(session, look, begins));
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
      summary: "End an MCP session and delete its phone",
      query: v.omit(McpQuery, ["env"]),
      answers: { 204: { is: "It is over" } },
      auth: "creator",
      headers,
    },
    async ({ c }) => {
      await (await (await getSession(c)).findPhone())?.removeAndEndSession();
      return noContentResponse();
    },
  );
}

/**
 * Returns the phone of a session. Refuses a session that has ended. `viewOptions`: the options in the URL, which the
 * options of `create_phone` override. `isNew`: whether this call begins the session, so that the session has no phone
 * yet.
 */
async function createMcpPhone(
  session: ProtocolSession,
  viewOptions: McpViewOptions,
  isNew: boolean,
): Promise<McpPhone> {
  let held = isNew ? null : await session.findPhone();
  return {
    getPlayer: async () => {
      if (!held) throw noPhoneRefusal("This session has no phone: call create_phone first.");
      return held;
    },
    begin: async (body, look) => {
      const options = mcpObservationOptions({ ...viewOptions, ...look });
      // Observations that contain elements need a phone that allows elements.
      const createBody = { ...(body as object), ...(options.elements ? { elements: true } : {}) };
      const begun = await session.begin(createBody, options);
      held = begun.held;
      return begun.created;
    },
  };
}

async function getSession(c: Call): Promise<ProtocolSession> {
  const name = c.req.header(sessionHeader);
  if (name === undefined)
    throw new Refusal(
      "no-session",
      "Send the header Mcp-Session-Id with the id that initialize returned, or call initialize first.",
      [{ path: "Mcp-Session-Id", message: "This header is required" }],
    );
  const session = await ProtocolSession.find(c, "mcp", name);
  if (!session) throw new Refusal("not-found", "There is no such session: initialize again.");
  return session;
}

/** Refuses a call from a page of another site in a browser on this machine. */
function refuseForeignPage(c: Call): void {
  const origin = c.req.header("origin");
  if (origin === undefined || origin === new URL(c.req.url).origin || origin === c.env.ORIGIN) return;
  if (!isAllowedPage(c, origin)) throw foreignPageRefusal(origin);
}

// Routes for world data. The data are the same for every phone, so each version can be cached forever.
import type { Hono } from "hono";
import { datasets } from "#world/registry.ts";
import type { AnyDataset, AnyQuery } from "#world/define.ts";
import { answerText } from "#world/read.ts";
import { parseArgs } from "#world/url.ts";
import { worldVersion } from "#world/version.ts";
import { Refusal } from "#env/answer.ts";
import { Lru } from "#env/lru.ts";
import { worldSelect, worldFacts } from "#durable/world.ts";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { validate, invalid, type Call, type HonoEnv } from "../http.ts";
import { reference } from "../route.ts";

const datasetsByName: ReadonlyMap<string, AnyDataset> = new Map(
  (datasets as readonly AnyDataset[]).map((one) => [one.name, one]),
);

export function worldRoutes(app: Hono<HonoEnv>): void {
  app.on(
    "GET",
    "/world/:version/:app/:query",
    reference({
      tag: "World",
      operationId: "queryWorld",
      summary: "Read world data; the answers of a version never change",
      answers: { 200: { is: "The answer of the query: a record, several records, or a page of them" } },
      auth: "none",
    }),
    async (c) => {
      const query = getWorldQuery(c);
      const { search } = new URL(c.req.url);
      const key = `${query.at.dataset}/${query.at.name}${search}`;
      const text = answerCache.get(key) ?? (await answerQuery(c, query));
      answerCache.put(key, text, text.length + key.length);
      return new Response(text, { headers: query.raw ? { ...headers, ...rawHeaders(query.raw.media) } : headers });
    },
  );
}

function getWorldQuery(c: Call): AnyQuery {
  const { version, app = "", query = "" } = c.req.param() as Record<string, string | undefined>;
  if (version !== worldVersion)
    throw new Refusal("not-found", `This server has only version ${worldVersion} of the world data.`);
  const found = datasetsByName.get(app);
  if (!found) throw new Refusal("not-found", `The world data has no dataset named ${app.slice(0, 40)}.`);
  const open = Object.entries(found.queries).filter(([, { secret }]) => !secret);
  const [, namedQuery] = open.find(([name]) => name === query) ?? [];
  if (!namedQuery)
    throw new Refusal("not-found", `${app} has no such query; it has ${open.map(([name]) => name).join(", ")}.`);
  return namedQuery;
}

async function answerQuery(c: Call, query: AnyQuery): Promise<string> {
  const pairs = [...new URL(c.req.url).searchParams];
  const parsed = parseArgs(query, pairs);
  const issue = findUnsupportedJson(parsed);
  if (issue) throw invalid([issue]);
  const args = validate(query.args, parsed) as Record<string, unknown>;
  await worldFacts(c.env);
  const text = await answerText(worldSelect(c.env), query, args);
  if (text !== null) return text;
  if (query.raw) throw new Refusal("not-found", "There is no such record.");
  return "null";
}

const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
};
/**
 * Returns the headers of an answer that may be a picture. The headers prevent scripts from running if the picture is
 * opened as a separate page.
 */
const rawHeaders = (media: string): Record<string, string> => ({
  "content-type": media,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
});

/** The cached answers of this isolate. They never become stale, so only their total size is limited, in characters. */
const answerCache = new Lru<string>(4_000_000);

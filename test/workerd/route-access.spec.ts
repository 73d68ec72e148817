// Access to routes, tested inside workerd: every route has a row in the access table, and no route answers when the
// server's settings are invalid.
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { app } from "#worker/app.ts";
import { accessRules, rows } from "../support/route-access-rows.ts";
import { bindings } from "./support.ts";

const routes = new Set(
  app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
);

test("every route has a row in the access table", () => {
  expect(Object.keys(rows).toSorted()).toEqual([...routes].toSorted());
});

test.each([
  [{ AUTH: "keys", API_KEYS: "a-key", ADMIN_KEY: "the-admin" }, /AUTH must be "open" or "closed"/],
  [{ AUTH: "" }, /AUTH must be "open" or "closed"/],
  [{ AUTH: undefined }, /AUTH must be "open" or "closed"/],
  [{ AUTH: "closed", API_KEYS: "", ADMIN_KEY: undefined }, /AUTH=closed needs API_KEYS or ADMIN_KEY/],
  [{ DEPLOYED: "perhaps" }, /DEPLOYED must be "yes" or "no"/],
  [{ DEPLOYED: "yes", AUTH: "open" }, /DEPLOYED=yes needs AUTH=closed/],
  [{ DEPLOYED: "yes", AUTH: "closed", API_KEYS: "a", ADMIN_KEY: undefined }, /DEPLOYED=yes needs ADMIN_KEY/],
  [{ DEPLOYED: "yes", AUTH: "closed", ADMIN_KEY: "the-admin", SIGNING_KEY: "" }, /DEPLOYED=yes needs SIGNING_KEY/],
  [{ DEPLOYED: "yes", AUTH: "closed", ADMIN_KEY: "the-admin", SIGNING_KEY: "x", ORIGIN: "" }, /needs ORIGIN/],
])("a server with %j refuses every call and names the wrong setting", async (settings, why) => {
  for (const route of routes) {
    const [method = "", path = ""] = route.split(" ");
    const headers = { authorization: "Bearer the-admin" };
    const request = new Request(`http://localhost${path.replaceAll(/:[a-z]+/g, "somebody")}`, { method, headers });
    const response = await app.fetch(request, { ...bindings, ...settings } as never, createExecutionContext());
    expect([route, response.status, response.headers.get("content-type")]).toEqual([
      route,
      503,
      "application/problem+json",
    ]);
    const problem: { type: string; detail: string } = await response.json();
    expect(problem.type).toBe("urn:phonebooth:problem:not-configured");
    expect(problem.detail).toMatch(why);
  }
});

test.each([
  ["http://localhost/v1/health", {}, 200],
  ["http://127.0.0.1:8787/v1/health", { origin: "http://localhost:5173" }, 200],
  ["http://phones.example/v1/health", {}, 200],
  ["http://rebound.example/v1/health", {}, 421],
  ["http://localhost/v1/health", { origin: "https://stranger.example" }, 403],
  ["http://localhost/v1/health", { origin: "null" }, 403],
  ["http://localhost/v1/health", { origin: "https://phones.example" }, 200],
])("an open server requested at %s with %j answers %i", async (url, headers, status) => {
  const settings = { ...bindings, AUTH: "open", HOSTS: "phones.example" } as never;
  const response = await app.fetch(new Request(url, { headers }), settings, createExecutionContext());
  expect(response.status).toBe(status);
  // When the server requires keys, the URL and the headers of a request do not matter.
  const closed = { ...bindings, AUTH: "closed", ADMIN_KEY: "the-admin" } as never;
  expect((await app.fetch(new Request(url, { headers }), closed, createExecutionContext())).status).toBe(200);
});

describe("cross-origin access", () => {
  const settings = { ...bindings, AUTH: "open", HOSTS: "phones.example" } as never;
  const called = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(app.fetch(new Request(`http://localhost${path}`, init), settings, createExecutionContext()));
  const named = { origin: "https://phones.example:8443" };
  const stranger = { origin: "https://stranger.example" };

  test("lets an origin in HOSTS read answers and refusals, and send preflight requests", async () => {
    for (const [path, status] of [
      ["/v1/health", 200],
      ["/v1/envs/no-such-env", 401],
      ["/nowhere", 404],
    ] as const) {
      const answer = await called(path, { headers: named });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get("access-control-allow-origin")).toBe(named.origin);
      expect(answer.headers.get("access-control-expose-headers")).toMatch(/Mcp-Session-Id.*X-Request-Id/);
      expect(answer.headers.get("vary")).toContain("Origin");
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    }
    const asked = {
      ...named,
      "access-control-request-method": "DELETE",
      "access-control-request-headers": "authorization",
    };
    const preflight = await called("/v1/envs/some-env", { method: "OPTIONS", headers: asked });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, named.origin]);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(
      /Authorization.*Content-Type.*Mcp-Session-Id/,
    );
    const initialize = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a page", version: "1" } },
    };
    const mcp = await called("/mcp", {
      method: "POST",
      headers: { ...named, "content-type": "application/json" },
      body: JSON.stringify(initialize),
    });
    expect([mcp.status, mcp.headers.get("access-control-allow-origin")]).toEqual([200, named.origin]);
    const closed = { ...bindings, AUTH: "closed", ADMIN_KEY: "the-admin", HOSTS: "phones.example" } as never;
    const request = new Request("http://localhost/v1/envs", { headers: named });
    const refused = await app.fetch(request, closed, createExecutionContext());
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, named.origin]);
  });

  test("refuses an origin that is not in HOSTS, and explains why", async () => {
    const asked = { ...stranger, "access-control-request-method": "POST" };
    for (const init of [
      { headers: stranger },
      { method: "POST", headers: stranger },
      { method: "OPTIONS", headers: asked },
    ]) {
      const answer = await called("/mcp", init);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      const problem: { type: string; detail: string } = await answer.json();
      expect(problem.type).toBe("urn:phonebooth:problem:foreign-origin");
      expect(problem.detail).toContain("https://stranger.example");
      expect(problem.detail).toContain("Origin");
      // The answer must not suggest HOSTS, because HOSTS would give the stranger's page access.
      expect(JSON.stringify(problem)).not.toContain("HOSTS");
    }
  });

  test("adds no CORS headers without an origin or for the server's own", async () => {
    for (const headers of [{}, { origin: "http://localhost" }])
      expect((await called("/v1/health", { headers })).headers.get("access-control-allow-origin")).toBeNull();
    const asked = { "access-control-request-method": "GET" };
    expect((await called("/v1/health", { method: "OPTIONS", headers: asked })).status).toBe(405);
  });
});

interface Operation {
  readonly security?: unknown;
  readonly hide?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
test.each([true, false])(
  "the OpenAPI document of an open server (%s) states security and errors of each operation, without internal fields",
  async (open) => {
    const settings = { ...bindings, AUTH: open ? "open" : "closed" } as never;
    const response = await app.fetch(new Request("http://localhost/openapi.json"), settings, createExecutionContext());
    const told: {
      servers: readonly { url: string }[];
      paths: Record<string, Record<string, Operation>>;
    } = await response.json();
    expect(told.servers.map(({ url }) => url)).toEqual(["/"]);
    const operations = Object.entries(told.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ at: `${method.toUpperCase()} ${path}`, operation })),
    );
    expect(operations.length).toBeGreaterThan(40);
    for (const { at, operation } of operations) {
      const { security, responses } = operation;
      const row = rows[at.replaceAll(/\{([a-z]+)\}/g, ":$1") as keyof typeof rows];
      // Each call of a batch has its own token, and leaderboard runs are public on every server.
      const isFree =
        at === "POST /v1/batch" || row?.door === "reader" || (open && row !== undefined && accessRules[row.door].open);
      const needsNone = row?.door === "everybody" && at !== "POST /v1/batch";
      expect([at, security]).toEqual([at, needsNone ? [] : [...(isFree ? [{}] : []), { token: [] }]]);
      expect([at, "hide" in operation]).toEqual([at, false]);
      expect([at, Object.keys(responses["4XX"]?.content ?? {})]).toEqual([at, ["application/problem+json"]]);
    }
    const pictures = told.paths["/v1/envs/{id}/screenshot"]!["get"]!.responses["200"]!.content ?? {};
    expect(Object.keys(pictures)).toEqual(["image/png", "image/jpeg", "image/webp"]);
    for (const picture of Object.values(pictures))
      expect(picture).toEqual({ schema: { type: "string", format: "binary" } });
  },
);

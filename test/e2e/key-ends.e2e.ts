// Tests the table of docs/keys.md. For every protocol, the table says which calls on an API key's phones, runs and
// sessions still work after the key ends. The tests also cover the ownership of a protocol's session.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#scripts/env.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import type { KeyBody, KeyCreated } from "#contract/key.ts";
import { KeyHolder, states, calls, type State } from "../support/key-ends.ts";

let server: Server;
let admin: Client;
beforeAll(async () => {
  server = await startServer({ port: 0, memory: true, quiet: true, vars: { AUTH: "closed", ADMIN_KEY: "the-boss" } });
  admin = new Client(server.url, server.adminKey);
});
afterAll(() => server.stop());

const make = (body: Partial<KeyBody> = {}): Promise<KeyCreated> =>
  admin.json("/v1/keys", { method: "POST", body: { name: "A team", ...body }, token: server.adminKey });
const change = (id: string, method: "POST" | "PATCH" | "DELETE", body?: object, rest = ""): Promise<unknown> =>
  admin.call(`/v1/keys/${id}${rest}`, { method, token: server.adminKey, ...(body ? { body } : {}) });
const second = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

/**
 * Brings a key into a state. Resolves one second later: by then, every part of the server must have applied the new
 * state.
 */
async function setKeyState(id: string, state: State): Promise<void> {
  const none = { phones: 0, steps_per_day: 0, runs_per_day: 0, pictures_per_minute: 0 };
  if (state === "revoked") await change(id, "DELETE");
  if (state === "expired") await change(id, "PATCH", { expires: new Date(Date.now() - 1000).toISOString() });
  if (state === "made anew") await change(id, "POST", {}, "/rotate");
  if (state === "over quota") await change(id, "PATCH", { quotas: none });
  await second();
}

/** Rows of the table in the docs, by their subject. */
const docsRows = new Map<string, string[]>(
  readFileSync(join(root, "docs/keys.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.split("|").length === 9)
    .map((line) => {
      const [, way, call, ...cells] = line.split("|").map((cell) => cell.trim());
      return [`${way}: ${call}`, cells.slice(0, states.length)] as const;
    }),
);

describe("an API key", () => {
  test.each(states)("that is %s gets the answers that docs/keys.md lists, for every kind of call", async (state) => {
    const holder = await KeyHolder.withResources(server.url, await make());
    try {
      await setKeyState(holder.key.id, state);
      const heard: [string, string][] = [];
      for (const [way, call, act] of calls) heard.push([`${way}: ${call}`, await act(holder)]);
      expect(heard).toEqual(heard.map(([row]) => [row, docsRows.get(row)?.[states.indexOf(state)]]));
    } finally {
      holder.close();
    }
  });

  const sessionsThere = async (): Promise<string[]> =>
    (await admin.list({ limit: 1000 })).envs
      .filter(({ id, status }) => id.startsWith("openenv_") && status !== "away")
      .map(({ id }) => id)
      .toSorted();

  test("that ends closes idle sockets with the reason, and suspends phones that only they reached", async () => {
    for (const state of ["revoked", "expired", "made anew"] as const) {
      const key = await make();
      const before = await sessionsThere();
      const holder = await KeyHolder.withResources(server.url, key);
      expect((await sessionsThere()).length).toBe(before.length + 2);
      const { stepping, live, openEnv, openEnvMcp } = holder.resources.sockets;
      await setKeyState(key.id, state);
      const why = {
        revoked: "This API key was revoked.",
        expired: "This API key has expired.",
        "made anew": "not a valid API key",
      };
      // Tokens of an environment do not depend on the key's secret, so they stay valid when the key is renewed.
      const ended = state === "made anew" ? [openEnv, openEnvMcp] : [stepping, live, openEnv, openEnvMcp];
      for (const { closed } of ended) {
        const { code, reason } = await closed;
        expect([state, code, reason]).toEqual([state, 4403, expect.stringContaining(why[state])]);
      }
      await expect.poll(sessionsThere).toEqual(before);
      holder.close();
    }
  });
});

describe("a session of a protocol", () => {
  const headersOf = (protocol: string, name: string): Record<string, string> =>
    protocol === "mcp"
      ? { "mcp-session-id": name }
      : protocol === "ors"
        ? { "x-session-id": name }
        : { cookie: `phonebooth_session=${name}` };
  const called = (as: KeyHolder, protocol: "mcp" | "ors" | "nemo", name: string): Promise<Response> => {
    const headers = headersOf(protocol, name);
    const { key } = as.key;
    if (protocol === "nemo") return as.fetch("POST", `/nemo/${key}/press`, { headers, body: { key: "home" } });
    const body =
      protocol === "mcp"
        ? { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "press", arguments: { key: "home" } } }
        : { name: "press", input: { key: "home" } };
    return as.fetch("POST", protocol === "mcp" ? "/mcp" : "/ors/phonebooth/call", { token: key!, headers, body });
  };

  test("belongs to its key, and is not found by a made-up name or another protocol's name", async () => {
    const one = await KeyHolder.withResources(server.url, await make());
    const stranger = KeyHolder.withoutResources(server.url, await make());
    const { mcp, ors, nemo } = one.resources;
    const names = { mcp, ors, nemo: nemo.slice("phonebooth_session=".length) };
    for (const protocol of ["mcp", "ors", "nemo"] as const) {
      const name = names[protocol];
      const status = async (as: KeyHolder, of: string): Promise<number> => {
        const answer = await called(as, protocol, of);
        await answer.body?.cancel();
        return answer.status;
      };
      expect([protocol, await status(one, name)]).toEqual([protocol, 200]);
      expect([protocol, await status(stranger, name)]).toEqual([protocol, 404]);
      const made = ["0".repeat(26), "0".repeat(52), name.slice(0, 26), `${"0".repeat(26)}${name.slice(26)}`, "x"];
      const foreign = Object.values(names).filter((each) => each !== name);
      for (const each of [...made, ...foreign])
        expect([protocol, each, await status(one, each)]).toEqual([protocol, each, 404]);
    }
    one.close();
  });
});

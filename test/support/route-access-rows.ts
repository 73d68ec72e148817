// Access to all routes: for each route, the roles that it allows, and a valid call. A test compares these rows with the
// routes of the app.
import type { Env, Group } from "../../clients/typescript/src/client.ts";
import type { SnapshotFile } from "#contract/env.ts";
import type { Graph } from "#recordings/graph.ts";
import { worldVersion } from "#world/version.ts";

/** A graph without edges and without a picture. */
export const tinyGraph = (id: string): Graph => ({
  format: "phonebooth-graph-1",
  id,
  mode: "exact",
  task: null,
  instruction: "Stay where you are.",
  budget: 5,
  size: { width: 90, height: 200 },
  history: false,
  start: "a",
  goals: ["a"],
  nodes: {
    a: {
      picture: null,
      clock: null,
      elements: null,
      touchable: [],
      app: null,
      screen: null,
      label: null,
      wrong: false,
    },
  },
  edges: [],
  conflicts: [],
  runs: [],
});
const device = { width: 360, height: 800, dpr: 1 };

export const roles = ["nobody", "another", "agent", "operator", "key", "admin", "runner", "group"] as const;
export type Role = (typeof roles)[number];

/** The roles that a route allows on a closed server, and whether an open server allows everybody. */
export const accessRules = {
  everybody: { may: [...roles], open: true },
  creator: { may: ["key", "admin"], open: true },
  lister: { may: ["admin"], open: true },
  admin: { may: ["admin"], open: false },
  agent: { may: ["agent", "operator", "admin"], open: false },
  operator: { may: ["operator", "admin"], open: false },
  runner: { may: ["runner", "admin"], open: false },
  group: { may: ["group", "admin"], open: false },
  reader: { may: ["runner", "admin"], open: true },
} as const satisfies Record<string, { may: readonly Role[]; open: boolean }>;

/** An environment, its snapshot, a group, a run with an episode in progress, and a graph. */
export interface Stage {
  readonly env: Env;
  readonly file: SnapshotFile;
  readonly snapshot: string;
  readonly group: Group;
  readonly run: { readonly id: string; readonly token: string };
  readonly graph: Graph;
}
export interface Row {
  readonly door: keyof typeof accessRules;
  /** Values of the path's parameters, from the stage. */
  readonly at?: (stage: Stage) => Record<string, string>;
  readonly query?: string;
  /** Returns a valid body. `body` is missing if the route reads no body. */
  readonly body?: (stage: Stage) => unknown;
  readonly type?: string;
  /** The body may be missing. */
  readonly optional?: true;
  /** The status for an allowed role. Null when fetch cannot send a valid call. */
  readonly answers: number | null;
  /** The maximum size of a body. */
  readonly cap?: number;
  /** The route accepts any query, or parses the query itself. */
  readonly anyQuery?: true;
  /** Path parameters whose values are the same for all callers. No call changes these values. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The path's `:key` is the token. */
  readonly keyed?: true;
}
const ofEnv = ({ env }: Stage) => ({ id: env.id });
const ofGroup = ({ group }: Stage) => ({ id: group.id });
const ofRun = ({ run }: Stage) => ({ id: run.id });
const ofTask = () => ({ id: "notes%2Ftrash-rescue", suite: "notes", task: "trash-rescue" });
const ofGraph = ({ graph }: Stage) => ({ id: graph.id });
const suiteTask = {
  id: "lock-sounds",
  apps: ["settings"],
  instruction: { en: "Silence the lock sounds" },
  start: { seed: 0, locale: "en", patches: [] },
  checks: [{ that: "lock sounds are off", path: "/os/settings/sound/lockSounds", kind: "changed", value: false }],
  allow: ["/os/settings/sound/lockSounds"],
  oracle: [{ call: "open", args: ["settings"] }],
  budget: 15,
  difficulty: "L1",
  provenance: { walk: "none", from: 0, to: 0, seed: 0, steps: 0, calls: 1, model: null },
};
const empty = () => ({});
const keyId = () => ({ id: "nobody00" });
/** The task API by split and index, below a base path. */
const taskApiRows = (base: string, row: Partial<Row>): Record<string, Row> => {
  const fixed = { preset: "text", env: "phonebooth" };
  const post = (body: object): Row => ({ ...row, door: "creator", fixed, body: () => body, answers: 200 });
  const get: Row = { ...row, door: "creator", fixed, answers: 200 };
  return {
    [`GET ${base}/list_environments`]: get,
    [`GET ${base}/:env/splits`]: get,
    [`POST ${base}/:env/tasks`]: post({ split: "test" }),
    [`POST ${base}/:env/num_tasks`]: post({ split: "test" }),
    [`POST ${base}/:env/task`]: post({ split: "test", index: 0 }),
    [`POST ${base}/:env/task_range`]: post({ split: "test", start: 0, stop: 2 }),
  };
};
const keyed = { door: "creator", keyed: true, fixed: { preset: "text" } } as const;
const at = "/openenv/:key/:preset";
const openEnvRows: Record<string, Row> = {
  [`GET ${at}/health`]: { ...keyed, answers: 200 },
  [`GET ${at}/metadata`]: { ...keyed, answers: 200 },
  [`GET ${at}/schema`]: { ...keyed, answers: 200 },
  [`GET ${at}/state`]: { ...keyed, answers: 200 },
  [`GET ${at}/openapi.json`]: { ...keyed, answers: 200 },
  // The protocol reports errors in the body's fields as text, so an empty object is valid.
  [`POST ${at}/reset`]: { ...keyed, answers: 200 },
  [`POST ${at}/step`]: { ...keyed, body: () => ({ action: { action_type: "noop" } }), answers: 200 },
  [`POST ${at}/mcp`]: { ...keyed, answers: 200 },
  [`GET ${at}/ws`]: { ...keyed, answers: null },
  [`GET ${at}/mcp`]: { ...keyed, answers: null },
  ...taskApiRows(at, keyed),
};
const ors = { door: "creator", fixed: { env: "phonebooth" } } as const;
const orsRows: Record<string, Row> = {
  "GET /ors/health": { ...ors, answers: 200 },
  ...taskApiRows("/ors", {}),
  "GET /ors/:env/tools": { ...ors, answers: 200 },
  "GET /ors/:env/task_tools": { ...ors, answers: 200 },
  "POST /ors/create_session": { ...ors, answers: 200 },
  // The call names no session, so an allowed role is told to name one.
  "POST /ors/create": { ...ors, body: () => ({ task_spec: { id: "notes/trash-rescue" } }), answers: 422 },
  "GET /ors/:env/prompt": { ...ors, answers: 422 },
  "POST /ors/:env/call": { ...ors, body: () => ({ name: "press", input: { key: "home" } }), answers: 422 },
  "POST /ors/ping": { ...ors, answers: 422 },
  "POST /ors/delete": { ...ors, answers: 422 },
  "POST /ors/delete_session": { ...ors, answers: 422 },
};
const nemo = { door: "creator", keyed: true } as const;
const nemoRows: Record<string, Row> = {
  "GET /nemo/:key/tools": { ...nemo, answers: 200 },
  "POST /nemo/:key/reset": {
    ...nemo,
    body: () => ({ responses_create_params: {}, task_id: "notes/trash-rescue" }),
    answers: 200,
  },
  // The call names no session.
  "POST /nemo/:key/step": { ...nemo, body: () => ({ response: { output: [] } }), answers: 404 },
  "POST /nemo/:key/close": { ...nemo, answers: 404 },
  "POST /nemo/:key/seed_session": {
    ...nemo,
    body: () => ({ responses_create_params: {}, task_id: "notes/trash-rescue" }),
    answers: 200,
  },
  "POST /nemo/:key/verify": { ...nemo, body: () => ({ responses_create_params: {}, response: {} }), answers: 404 },
  // Errors in a tool's arguments are reported to the model as text, so any object is valid.
  "POST /nemo/:key/:tool": { ...nemo, fixed: { tool: "press" }, answers: 404 },
};
export const rows: Record<string, Row> = {
  "POST /v1/envs": { door: "creator", body: () => ({ device }), optional: true, answers: 201 },
  // A key lists only its own environments.
  "GET /v1/envs": { door: "creator", answers: 200 },
  "GET /v1/envs/:id": { door: "agent", at: ofEnv, answers: 200 },
  "GET /v1/envs/:id/place": { door: "agent", at: ofEnv, answers: 200 },
  "DELETE /v1/envs/:id": { door: "operator", at: ofEnv, answers: 204 },
  "POST /v1/envs/:id/reset": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 200 },
  "POST /v1/envs/:id/step": {
    door: "agent",
    at: ofEnv,
    body: () => ({ action: { type: "NOOP" }, observation: { screenshot: "none" } }),
    answers: 200,
  },
  // A step after the last one: an allowed role gets 404, and nothing is drawn.
  "GET /v1/envs/:id/screenshot": { door: "agent", at: ofEnv, query: "step=99", answers: 404 },
  // The environment was created without elements for its agent.
  "GET /v1/envs/:id/elements": { door: "operator", at: ofEnv, answers: 200 },
  "GET /v1/envs/:id/state": { door: "operator", at: ofEnv, answers: 200 },
  "PATCH /v1/envs/:id/state": {
    door: "operator",
    at: ofEnv,
    body: () => ({ os: { battery: { level: 5 } } }),
    type: "application/merge-patch+json",
    answers: 200,
  },
  "GET /v1/envs/:id/diff": { door: "operator", at: ofEnv, answers: 200 },
  "POST /v1/envs/:id/snapshot": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 201 },
  "POST /v1/envs/:id/restore": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 200 },
  "POST /v1/envs/:id/fork": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 201 },
  "POST /v1/envs/:id/judge": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 200 },
  "POST /v1/envs/:id/events": {
    door: "operator",
    at: ofEnv,
    body: () => ({ type: "battery", level: 5 }),
    answers: 200,
  },
  "POST /v1/envs/:id/commands": {
    door: "operator",
    at: ofEnv,
    body: () => ({ app: "os", command: "home" }),
    answers: 200,
  },
  "GET /v1/envs/:id/trajectory": { door: "operator", at: ofEnv, answers: 200 },
  "GET /v1/envs/:id/live": { door: "operator", at: ofEnv, answers: null },
  "GET /v1/envs/:id/ws": { door: "agent", at: ofEnv, answers: null },
  "GET /v1/envs/:id/adb": { door: "agent", at: ofEnv, answers: null },
  "GET /v1/snapshots/:snapshot": { door: "operator", at: ({ snapshot }) => ({ snapshot }), answers: 200 },
  "POST /v1/snapshots": { door: "creator", body: ({ file }) => file, answers: 201, cap: 16 << 20 },
  "GET /v1/graphs": { door: "creator", answers: 200 },
  "PUT /v1/graphs/:id": { door: "creator", at: ofGraph, body: ({ graph }) => graph, answers: 200, cap: 16 << 20 },
  "PUT /v1/graphs/:id/pictures/:name": {
    door: "creator",
    at: (stage) => ({ ...ofGraph(stage), name: "0123456789abcdef.png" }),
    answers: 404,
  },
  "GET /v1/graphs/:id": { door: "creator", at: ofGraph, answers: 200 },
  "DELETE /v1/graphs/:id": { door: "creator", at: ofGraph, answers: 204 },
  // Each call of the batch has its own access check.
  "POST /v1/batch": { door: "everybody", body: () => ({ ops: [] }), answers: 200 },
  "GET /v1/tasks": { door: "everybody", answers: 200 },
  "GET /v1/tasks/:id": { door: "everybody", at: ofTask, answers: 200 },
  "POST /v1/tasks/:id/sample": { door: "creator", at: ofTask, body: empty, optional: true, answers: 200 },
  "GET /v1/tasks/:suite/:task": { door: "everybody", at: ofTask, answers: 200 },
  "POST /v1/tasks/:suite/:task/sample": { door: "creator", at: ofTask, body: empty, optional: true, answers: 200 },
  "POST /v1/groups": {
    door: "creator",
    body: () => ({ task: "notes/trash-rescue", size: 2, device }),
    answers: 201,
  },
  "GET /v1/groups/:id": { door: "group", at: ofGroup, answers: 200 },
  "DELETE /v1/groups/:id": { door: "group", at: ofGroup, answers: 204 },
  "POST /v1/groups/:id/judge": { door: "group", at: ofGroup, body: empty, optional: true, answers: 200 },
  "POST /v1/groups/:id/replace": { door: "group", at: ofGroup, body: () => ({ member: 1 }), answers: 200 },
  "PUT /v1/suites/:name": {
    door: "lister",
    at: () => ({ name: "a-suite" }),
    body: () => ({ format: "phonebooth-suite-1", name: "a-suite", tasks: [suiteTask] }),
    answers: 200,
    cap: 16 << 20,
  },
  // No suite has this name, so an allowed role gets 404.
  "GET /v1/suites/:name": { door: "lister", at: () => ({ name: "no-suite" }), answers: 404 },
  "DELETE /v1/suites/:name": { door: "lister", at: () => ({ name: "no-suite" }), answers: 404 },
  "POST /v1/runs": {
    door: "creator",
    body: () => ({ agent: { name: "a caller" }, tasks: ["notes/trash-rescue"] }),
    answers: 201,
  },
  "GET /v1/runs": { door: "lister", answers: 200 },
  "GET /v1/runs/keys": { door: "everybody", answers: 200 },
  "POST /v1/runs/:id/episodes": { door: "runner", at: ofRun, body: empty, optional: true, answers: 201 },
  "GET /v1/runs/:id": { door: "reader", at: ofRun, answers: 200 },
  "PUT /v1/runs/:id/costs": {
    door: "runner",
    at: ofRun,
    body: () => ({ episodes: [{ episode: 1, usd: 0.1 }] }),
    answers: 409,
  },
  "DELETE /v1/runs/:id": { door: "admin", at: ofRun, answers: 204 },
  // There are two episodes, so an allowed role gets 404 for the third.
  "GET /v1/runs/:id/episodes/:n": { door: "reader", at: (stage) => ({ ...ofRun(stage), n: "3" }), answers: 404 },
  "GET /v1/leaderboard": { door: "everybody", answers: 200 },
  "POST /v1/keys": { door: "admin", body: () => ({ name: "Somebody" }), answers: 201 },
  "GET /v1/keys": { door: "admin", answers: 200 },
  // No key has this id.
  "GET /v1/keys/:id": { door: "admin", at: keyId, answers: 404 },
  "PATCH /v1/keys/:id": { door: "admin", at: keyId, body: empty, answers: 404 },
  "POST /v1/keys/:id/rotate": { door: "admin", at: keyId, body: empty, optional: true, answers: 404 },
  "DELETE /v1/keys/:id": { door: "admin", at: keyId, answers: 404 },
  "GET /v1/apps": { door: "everybody", answers: 200 },
  "GET /v1/apps/:app": { door: "everybody", at: () => ({ app: "notes" }), answers: 200 },
  "GET /v1/apps/:app/navigation": { door: "everybody", at: () => ({ app: "notes" }), answers: 200 },
  "GET /world/:version/:app/:query": {
    door: "everybody",
    at: () => ({ version: worldVersion, app: "nobody", query: "nothing" }),
    answers: 404,
    anyQuery: true,
  },
  "POST /mcp": {
    door: "creator",
    body: () => ({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a caller", version: "1" } },
    }),
    answers: 200,
  },
  // The call names no session, so an allowed role is told to name one.
  "DELETE /mcp": { door: "creator", answers: 400 },
  ...openEnvRows,
  ...orsRows,
  ...nemoRows,
  "GET /v1/health": { door: "everybody", answers: 200 },
  "GET /v1/ready": { door: "everybody", answers: 200 },
  "GET /metrics": { door: "admin", answers: 200 },
  "GET /v1/version": { door: "everybody", answers: 200 },
  "GET /v1/figures": { door: "lister", answers: 200 },
  "GET /openapi.json": { door: "everybody", answers: 200, anyQuery: true },
  "GET /docs": { door: "everybody", answers: 200, anyQuery: true },
};

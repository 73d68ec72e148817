// The doors of all routes: whom each lets in, and a call of it that fits. A test compares them with the routes of the app.
import type { Env, Group } from "../../src/benchmark/agent/client.ts";
import type { SnapshotFile } from "../../src/contract/env.ts";
import type { Graph } from "../../src/graph/graph.ts";
import { worldVersion } from "../../src/world/version.ts";

/** Nothing leads anywhere on it, and it has no picture to show. */
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

/** Whom a route lets in where the server is closed, and whether an open one lets in everybody. */
export const doors = {
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

/** An environment, a snapshot of it, a group, a run with an episode dealt out, and a graph. */
export interface Stage {
  readonly env: Env;
  readonly file: SnapshotFile;
  readonly snapshot: string;
  readonly group: Group;
  readonly run: { readonly id: string; readonly token: string };
  readonly graph: Graph;
}
export interface Row {
  readonly door: keyof typeof doors;
  /** What the path names, and what to ask for. */
  readonly at?: (stage: Stage) => Record<string, string>;
  readonly query?: string;
  /** A body that fits; missing where none is read. */
  readonly body?: (stage: Stage) => unknown;
  readonly type?: string;
  /** The body may be missing. */
  readonly optional?: true;
  /** How it answers who may: null where nothing that fetch can send is right. */
  readonly answers: number | null;
  /** What a body must not exceed. */
  readonly cap?: number;
  /** Takes any query, or reads it in a way of its own. */
  readonly anyQuery?: true;
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
export const rows: Record<string, Row> = {
  "POST /v1/envs": { door: "creator", body: () => ({ device }), optional: true, answers: 201 },
  "GET /v1/envs": { door: "lister", answers: 200 },
  "GET /v1/envs/:id": { door: "agent", at: ofEnv, answers: 200 },
  "DELETE /v1/envs/:id": { door: "operator", at: ofEnv, answers: 204 },
  "POST /v1/envs/:id/reset": { door: "operator", at: ofEnv, body: empty, optional: true, answers: 200 },
  "POST /v1/envs/:id/step": {
    door: "agent",
    at: ofEnv,
    body: () => ({ action: { type: "NOOP" }, observation: { screenshot: "none" } }),
    answers: 200,
  },
  // Beyond the last step: who may hears so, and nothing is drawn.
  "GET /v1/envs/:id/screenshot": { door: "agent", at: ofEnv, query: "step=99", answers: 404 },
  // Made without elements for its agent.
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
  // Each of its calls comes to a door of its own.
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
  // None is called so: who may hears it.
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
  "DELETE /v1/runs/:id": { door: "admin", at: ofRun, answers: 204 },
  // There are two: who may hears that there is no third.
  "GET /v1/runs/:id/episodes/:n": { door: "reader", at: (stage) => ({ ...ofRun(stage), n: "3" }), answers: 404 },
  "GET /v1/leaderboard": { door: "everybody", answers: 200 },
  "GET /v1/apps": { door: "everybody", answers: 200 },
  "GET /v1/apps/:app": { door: "everybody", at: () => ({ app: "notes" }), answers: 200 },
  "GET /v1/apps/:app/navigation": { door: "everybody", at: () => ({ app: "notes" }), answers: 200 },
  "GET /world/:version/:app/:query": {
    door: "everybody",
    at: () => ({ version: worldVersion, app: "nobody", query: "nothing" }),
    answers: 404,
    anyQuery: true,
  },
  "GET /v1/health": { door: "everybody", answers: 200 },
  "GET /v1/version": { door: "everybody", answers: 200 },
  "GET /v1/figures": { door: "lister", answers: 200 },
  "GET /openapi.json": { door: "everybody", answers: 200, anyQuery: true },
  "GET /docs": { door: "everybody", answers: 200, anyQuery: true },
};

// Tests which calls need a valid key, for each kind of caller.
import { describe, expect, test } from "vitest";
import type { EnvRecord } from "../records.ts";
import type { Caller } from "../token.ts";
import { needsValidKey } from "./ended-key.ts";

const env: EnvRecord = {
  id: "env_00000001",
  agents: ["agent"],
  operators: ["operator"],
  digest: "",
  owner: "key team0001",
  payer: "team0001",
  created: 0,
  idleSeconds: 60,
  away: null,
};
const as = (token: string | null, admin = false): Caller => ({ token, admin, origin: null, fresh: false });
const freeCalls = ["info", "state", "diff", "judge", "trajectory", "downloadSnapshot", "remove"];
const others = [
  "step",
  "observe",
  "screenshot",
  "elements",
  "reset",
  "restore",
  "fork",
  "edit",
  "command",
  "event",
  "snapshot",
  "place",
  "live",
  "stepping",
];

describe("a phone that a key pays for", () => {
  test("needs a valid key for its operator's calls, except reading, judging and deleting", () => {
    expect(freeCalls.map((call) => needsValidKey(env, as("operator"), call))).toEqual(freeCalls.map(() => false));
    expect(others.map((call) => needsValidKey(env, as("operator"), call))).toEqual(others.map(() => true));
  });
  test("needs a valid key for every call of its agent", () => {
    for (const call of [...freeCalls, ...others])
      expect([call, needsValidKey(env, as("agent"), call)]).toEqual([call, true]);
  });
  test("needs no valid key for the admin and for strangers", () => {
    for (const who of [as("boss", true), as("stranger"), as(null)]) expect(needsValidKey(env, who, "step")).toBe(false);
  });
  test("needs a valid key for the creator of a session, who shows a secret instead of a token", () => {
    expect(needsValidKey(env, null, "open")).toBe(true);
  });
});
test("a phone without a payer, a suspended phone and a missing phone need no valid key", () => {
  const { payer: _, ...free } = env;
  for (const each of [free, { ...env, away: 1 }, null]) expect(needsValidKey(each, as("agent"), "step")).toBe(false);
});

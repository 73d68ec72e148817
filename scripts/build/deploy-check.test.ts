// Tests which missing parts the deploy check reports, for the project's configuration and for changed configurations.
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig as read } from "wrangler";
import { findMissing } from "./deploy-check.ts";
import { root } from "../env.ts";

const config = join(root, "wrangler.toml");
const production = read({ config, env: "production" }, { hideWarnings: true });
const local = read({ config }, { hideWarnings: true });
const completeConfig = {
  ...production,
  vars: { ...production.vars, ORIGIN: "https://phones.example" },
  d1_databases: [{ binding: "WORLD", database_id: "12345678-aaaa-bbbb-cccc-1234567890ab" }],
};

test("the committed file lacks only what each owner must fill in", () => {
  expect(findMissing(production, local, ["ADMIN_KEY", "SIGNING_KEY"])).toEqual([
    expect.stringMatching(/WORLD needs your own database_id/),
    expect.stringMatching(/needs ORIGIN/),
  ]);
});

test("accepts a complete configuration, and names each mistake", () => {
  expect(findMissing(completeConfig, local, ["ADMIN_KEY", "SIGNING_KEY"])).toEqual([]);
  expect(findMissing(completeConfig, local, null)).toEqual([]);
  expect(findMissing(completeConfig, local, ["ADMIN_KEY"])).toEqual([expect.stringMatching(/^SIGNING_KEY is not set/)]);
  const told = (vars: object): string[] =>
    findMissing({ ...completeConfig, vars: { ...completeConfig.vars, ...vars } }, local, null);
  expect(told({ AUTH: "open" })).toEqual([expect.stringMatching(/AUTH=closed/)]);
  expect(told({ AUTH: "keys" })).toEqual([expect.stringMatching(/AUTH must be "open" or "closed"/)]);
  expect(told({ ORIGIN: "http://phones.example/" })).toEqual([expect.stringMatching(/ORIGIN must be https/)]);
  expect(findMissing({ ...completeConfig, durable_objects: { bindings: [] } }, local, null)).toEqual([
    expect.stringMatching(/durable objects/),
  ]);
});

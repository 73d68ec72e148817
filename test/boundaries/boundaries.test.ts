// A checker that finds no files reports no violations. Therefore this test creates a code base that breaks each rule,
// and the checker must report every violation.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Report {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

test("the boundary checker reads the code and finds the violations in the fixture", async () => {
  const { summary } = await cruise(join(import.meta.dirname, "fixture"), ["src"]);
  expect(summary.totalCruised).toBeGreaterThan(6);
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const expected = [
    "layer-src-os: src/os/kernel.ts → src/apps/mail/index.ts",
    "pure-core: src/os/kernel.ts → fs",
    "app-to-app: src/apps/notes/index.ts → src/apps/mail/index.ts",
    "headless: src/apps/notes/index.ts → src/apps/notes/screens/list.tsx",
    "screens: src/apps/notes/screens/list.tsx → src/judge/verdict.ts",
    "looks: src/apps/notes/looks/card.tsx → src/judge/verdict.ts",
    "own-looks: src/ui/frame.tsx → src/apps/notes/looks/card.tsx",
    "headless: src/apps/notes/index.ts → src/apps/notes/looks/card.tsx",
    "app-to-app: src/apps/mail/screens/inbox.tsx → src/apps/notes/looks/card.tsx",
    "page-without-answers: src/apps/notes/screens/list.tsx → src/judge/verdict.ts",
    "page-of-one-brand: src/apps/notes/screens/list.tsx → src/brands/registry.ts",
    "page-without-registry: src/apps/notes/screens/list.tsx → src/world/registry.ts",
    "world-is-made-beforehand: src/worker/index.ts → src/world/tides/generate.ts",
    "layer-src-env: src/env/environment.ts → src/durable/phone.ts",
    "circular: src/durable/bindings.ts → src/durable/phone.ts",
    "platform: src/env/environment.ts → cloudflare:workers",
    "layer-src-worker: src/worker/index.ts → src/apps/notes/index.ts",
  ];
  expect(found).toEqual(expect.arrayContaining(expected));
});

function cruise(cwd: string, folders: string[]): Promise<Report> {
  const config = join(root, ".dependency-cruiser.mjs");
  const args = ["--config", config, "--output-type", "json", ...folders];
  return new Promise((resolve, reject) => {
    // The checker exits with a code above 0 when there are violations, so only an unreadable report is a failure.
    execFile(join(root, "node_modules/.bin/depcruise"), args, { cwd, maxBuffer: 1 << 28 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`${stdout.slice(0, 500)}\n${stderr}`));
      }
    });
  });
}

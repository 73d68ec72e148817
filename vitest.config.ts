// Three speeds: node (plain functions), workerd (Durable Objects and routes), e2e (a real server and browser).
import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { testsLeftOut } from "./scripts/checked.ts";
import { applyEnvironment } from "./scripts/env.ts";
import { appChunks } from "./scripts/app-chunks.ts";
import { generate, previewApps } from "./scripts/generate.ts";
import { worldSql } from "./scripts/world-file.ts";
import { isQuick } from "./test/support/effort.ts";

applyEnvironment();
/**
 * How many files run at once, of all three kinds. Suites that start servers and browsers wait for them much of the time: two of them
 * fill two cores. One kind may not have more than another, or vitest would run kind after kind.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);
// Before anything is imported that names what it writes.
generate();

export default defineConfig({
  cacheDir: ".cache/vitest",
  test: {
    // What has not changed is not translated again.
    fsModuleCache: true,
    projects: [
      {
        // Some texts of the shell are in modules that know the page's apps.
        plugins: [appChunks(import.meta.dirname)],
        test: {
          name: "node",
          include: ["{src,tasks,scripts,test}/**/*.test.ts"],
          // Phones look up the world in this process; properties are tried with the same cases each time.
          setupFiles: ["test/support/local-world.ts", "test/support/properties.ts"],
          exclude: [
            "test/workerd/**",
            "test/e2e/**",
            // Their tests play them on a phone that has them.
            ...previewApps().map((id) => `src/apps/${id}/**`),
            ...(isQuick ? ["**/*.slow.test.ts", ...testsLeftOut()] : []),
          ],
          // For node:sqlite.
          execArgv: ["--disable-warning=ExperimentalWarning"],
          // One process each core takes test after test and loads what they share once. They share no state: what is kept
          // between them (booted phones, prepared statements) is frozen or a cache.
          isolate: false,
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest(() => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ADMIN_KEY: "test-admin-key",
                HIDDEN_SEEDS: "test-hidden-seeds",
                // Set by the global setup: the plugin gives the worker no port, and the browser needs one.
                ORIGIN: process.env["PHONEBOOTH_PAGES"] ?? "",
                ...(process.env["CDP_URL"] ? { CDP_URL: process.env["CDP_URL"] } : {}),
              },
              // The plugin's databases begin empty: the tests fill the world with statements for those whom they name.
              serviceBindings: {
                WORLD_SQL: async ({ url }: { readonly url: string }) =>
                  Response.json(await worldSql(new URL(url).pathname.slice(1).split(","))),
              },
            },
          })),
        ],
        test: {
          name: "workerd",
          maxWorkers,
          include: ["test/workerd/**/*.spec.ts"],
          // Another file works on the same cores.
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ["test/support/pages.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          maxWorkers,
          include: ["test/e2e/**/*.e2e.ts"],
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ["test/support/server.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

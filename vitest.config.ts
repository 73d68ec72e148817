// There are three kinds of tests, the fastest first: node (plain functions), workerd (Durable Objects and routes), e2e
// (a real server and browser).
import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { skippedTests } from "./scripts/build/check-record.ts";
import { applyEnvironment } from "./scripts/env.ts";
import { appChunks } from "./scripts/build/app-chunks.ts";
import { generate, previewApps } from "./scripts/build/generate.ts";
import { worldSql } from "./scripts/build/world-file.ts";
import { isQuick } from "./test/support/effort.ts";

applyEnvironment();
/**
 * How many files run at once, counted over all three kinds. Test files that start servers and browsers mostly wait for
 * these processes: two such files together use two cores. All kinds have the same limit, because vitest would otherwise
 * run one kind after another.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** The statements by the names of their datasets. Test files that run at the same time request them in pages. */
const requested = new Map<string, Promise<string[]>>();
/** `url`: "http://sql/weather,web/400" for the statements of these datasets from the 400th on, at most 100 at once. */
async function pageOfWorldSql(url: string): Promise<string[]> {
  const [names = "", from = ""] = new URL(url).pathname.slice(1).split("/");
  const statements = requested.get(names) ?? worldSql(names.split(","));
  requested.set(names, statements);
  const page = (await statements).slice(Number(from), Number(from) + 100);
  if (page.length === 0) requested.delete(names);
  return page;
}
// The files must be generated before any module that imports them.
generate();

export default defineConfig({
  cacheDir: ".cache/vitest",
  test: {
    // Unchanged files are not transformed again.
    fsModuleCache: true,
    projects: [
      {
        // Some texts of the shell are in modules that import the list of the page's apps, which this plugin
        // generates.
        plugins: [appChunks(import.meta.dirname)],
        test: {
          name: "node",
          include: ["{src,tasks,scripts,test}/**/*.test.ts"],
          // Phones read the world in this process; property tests use the same cases each time.
          setupFiles: ["test/support/local-world.ts", "test/support/properties.ts"],
          exclude: [
            "test/workerd/**",
            "test/e2e/**",
            // Preview apps have separate tests, which run on a phone with these apps.
            ...previewApps().map((id) => `src/apps/${id}/**`),
            ...(isQuick ? ["**/*.slow.test.ts", ...skippedTests()] : []),
          ],
          // For node:sqlite.
          execArgv: ["--disable-warning=ExperimentalWarning"],
          // One process per core runs many tests and loads shared modules once. Tests share no mutable state. Objects
          // that stay between tests (booted phones, prepared statements) are frozen or are caches.
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
                // Set by the global setup: the vitest plugin gives the worker no port, but the browser needs a port.
                ORIGIN: process.env["PHONEBOOTH_PAGES"] ?? "",
                ...(process.env["CDP_URL"] ? { CDP_URL: process.env["CDP_URL"] } : {}),
              },
              // The plugin's databases are empty at first: the tests insert the statements for the datasets that they
              // name.
              serviceBindings: {
                WORLD_SQL: async ({ url }: { readonly url: string }) => Response.json(await pageOfWorldSql(url)),
              },
            },
          })),
        ],
        test: {
          name: "workerd",
          // With this cache, the plugin sends a test file all modules in one message (@cloudflare/vitest-plugin 1.4.10,
          // vitest 5.1.1). workerd closes a WebSocket on which a message is too large (code 1009), so the file is lost.
          fsModuleCache: false,
          maxWorkers,
          include: ["test/workerd/**/*.spec.ts"],
          // Polls need this timeout, because other test files use the same cores.
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

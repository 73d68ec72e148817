// One real server for all end-to-end tests: `inject("url")`, `inject("adminKey")`.
import type { TestProject } from "vitest/node";
import { startServer } from "#scripts/cli/server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    adminKey: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ port: 0, memory: true, quiet: true });
  project.provide("url", server.url);
  project.provide("adminKey", server.adminKey);
  return server.stop;
}

// Discovery by folder: wrangler's bundler knows no glob, so the lists of apps and tasks are written from what is there.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, writeWhenChanged } from "./env.ts";

export function generate(): void {
  writeWhenChanged(join(root, "src/apps/registry.ts"), appsRegistry());
  writeWhenChanged(join(root, "tasks/registry.ts"), tasksRegistry());
}

function appsRegistry(): string {
  const ids = folders("src/apps").filter((id) => existsSync(join(root, "src/apps", id, "index.ts")));
  const imports = ids.map((id, n) => `import app${n} from "./${id}/index.ts";\n`);
  return `${banner}${imports.join("")}\nexport const apps = [${ids.map((_, n) => `app${n}`).join(", ")}] as const;\n`;
}

function tasksRegistry(): string {
  const ids = folders("tasks").flatMap((suite) =>
    files(join("tasks", suite))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => `${suite}/${name.slice(0, -".ts".length)}`),
  );
  const imports = ids.map((id, n) => `import task${n} from "./${id}.ts";\n`);
  const rows = ids.map((id, n) => `  ["${id}", task${n}],\n`);
  return `${banner}${imports.join("")}\nexport const tasks = [\n${rows.join("")}] as const;\n`;
}

const banner = "// Written by scripts/generate.ts. Do not edit.\n";

function folders(path: string): string[] {
  return entries(path, (entry) => entry.isDirectory());
}

function files(path: string): string[] {
  return entries(path, (entry) => entry.isFile());
}

function entries(path: string, keep: (entry: { isDirectory(): boolean; isFile(): boolean }) => boolean): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const found = readdirSync(absolute, { withFileTypes: true }).filter(keep);
  return found.map((entry) => entry.name).sort();
}

if (import.meta.main) generate();

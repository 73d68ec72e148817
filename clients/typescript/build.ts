// Builds dist/: the client as one module, and its types as declarations that need no other package.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as v from "valibot";
import { build } from "vite";
import { generateDeclarations } from "./declarations.ts";

const here = import.meta.dirname;
const root = join(here, "../..");
const dist = join(here, "dist");

/** Lists the types of the contract that the client imports. */
export function namedTypes(): string[] {
  const source = ["client.ts", "problem-error.ts"]
    .map((name) => readFileSync(join(here, "src", name), "utf8"))
    .join("\n");
  const names = [...source.matchAll(/import type \{([^}]*)\} from "[^"]*src\/contract\/[^"]+"/g)].flatMap(([, list]) =>
    list!.split(",").map((name) => name.trim()),
  );
  return [...new Set(names)].filter((name) => name !== "").toSorted();
}

/** Maps the name of each contract schema to the schema and its file. */
export async function contractSchemas(): Promise<Map<string, { schema: v.GenericSchema; file: string }>> {
  const folder = join(root, "src/contract");
  const found = new Map<string, { schema: v.GenericSchema; file: string }>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!/^[A-Z]/.test(name) || typeof value !== "object" || value === null || !("~run" in value)) continue;
      if (found.has(name)) throw new Error(`${name} is exported by both ${found.get(name)!.file} and ${file}`);
      found.set(name, { schema: value as unknown as v.GenericSchema, file });
    }
  }
  return found;
}

async function main(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: dist,
      target: "es2022",
      minify: false,
      lib: { entry: join(here, "src/client.ts"), formats: ["es"], fileName: "index" },
    },
  });
  const emitted = mkdtempSync(join(tmpdir(), "declarations-"));
  try {
    const options = [
      "--noEmit",
      "false",
      "--declaration",
      "--emitDeclarationOnly",
      "--rootDir",
      root,
      "--outDir",
      emitted,
    ];
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", here, ...options], { stdio: ["ignore", 2, 2] });
    for (const name of ["client", "problem-error"]) {
      const text = readFileSync(join(emitted, `clients/typescript/src/${name}.d.ts`), "utf8");
      const standing = text
        .replaceAll(/"[^"]*src\/contract\/[^"]+"/g, '"./contract.js"')
        .replaceAll(/"\.\/([a-z-]+)\.ts"/g, '"./$1.js"');
      writeFileSync(join(dist, `${name}.d.ts`), standing);
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
  const schemas = Object.fromEntries([...(await contractSchemas())].map(([name, { schema }]) => [name, schema]));
  writeFileSync(join(dist, "contract.d.ts"), generateDeclarations(schemas, namedTypes()));
  writeFileSync(join(dist, "index.d.ts"), 'export * from "./client.js";\nexport type * from "./contract.js";\n');
  copyFileSync(join(root, "LICENSE"), join(dist, "LICENSE"));
}

if (import.meta.main) await main();

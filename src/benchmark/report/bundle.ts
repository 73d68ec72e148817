// Bundles the script and the style of the report page. Each becomes one text.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Bundle {
  readonly script: string;
  readonly style: string;
}
let cached: Promise<Bundle> | null = null;

/**
 * The file of the bundle in a published package. It is built in advance, because an installed package has no bundler.
 */
export const bundleFile = "bundle.json";

/** Loads the bundle once per process. */
export const loadBundle = (): Promise<Bundle> => (cached ??= readOrBuild());

async function readOrBuild(): Promise<Bundle> {
  const path = join(import.meta.dirname, bundleFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Bundle) : buildBundle();
}

async function buildBundle(): Promise<Bundle> {
  const [{ build }, { default: solid }] = await Promise.all([import("vite"), import("vite-plugin-solid")]);
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: "production",
    logLevel: "warn",
    plugins: [solid()],
    build: {
      write: false,
      target: "es2024",
      minify: true,
      rolldownOptions: { checks: { pluginTimings: false } },
      cssCodeSplit: false,
      lib: {
        entry: join(import.meta.dirname, "page/main.tsx"),
        formats: ["iife"],
        name: "report",
        cssFileName: "report",
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const scripts = outputs.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  const styles = outputs.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  if (scripts.length !== 1 || styles.length !== 1)
    throw new Error(
      `The report page must have one script and one style sheet, not ${scripts.length} and ${styles.length}`,
    );
  const [script, style] = [scripts[0]!, styles[0]!];
  // These characters in the script or the style would end the HTML element too early.
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new Error('The report page\'s script or style sheet contains a closing tag or "<!--" and cannot be inlined');
  return { script, style };
}

// `./phonebooth deploy-check`: lists the settings and secrets that are missing for `npx wrangler deploy --env
// production`.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Settings } from "#durable/settings.ts";
import { settingsFault } from "#durable/settings-fault.ts";
import { root } from "../env.ts";

/** The names of the secrets. Secrets are stored only on the platform, and a deploy does not set them. */
const secretNames = ["ADMIN_KEY", "SIGNING_KEY"] as const;
const placeholderId = "00000000-0000-0000-0000-000000000001";

interface Config {
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly d1_databases?: readonly { readonly binding: string; readonly database_id?: string }[];
  readonly durable_objects?: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
  readonly browser?: { readonly binding: string };
}

/**
 * Returns a line for each missing or wrong setting. `known`: the names of the secrets that are set, or null if they are
 * unknown.
 */
export function findMissing(production: Config, local: Config, known: readonly string[] | null): string[] {
  const faults: string[] = [];
  const names = (config: Config): string =>
    (config.durable_objects?.bindings ?? []).map(({ name, class_name: kind }) => `${name}=${kind}`).join(" ");
  if (names(production) !== names(local))
    faults.push("[env.production]: its durable objects differ from those at the top level of the file");
  if (production.browser?.binding !== "BROWSER") faults.push("[env.production.browser]: there is no binding BROWSER");
  const world = production.d1_databases?.find(({ binding }) => binding === "WORLD");
  if (!world?.database_id || world.database_id === placeholderId)
    faults.push(
      "[[env.production.d1_databases]]: WORLD needs your own database_id: npx wrangler d1 create phonebooth-world, then ./phonebooth world --help",
    );
  for (const secret of secretNames)
    if (known !== null && !known.includes(secret))
      faults.push(`${secret} is not set: npx wrangler secret put ${secret} --env production`);
  const assumed = Object.fromEntries(secretNames.map((secret) => [secret, "set"]));
  const fault = settingsFault({ ...assumed, ...production.vars } as Settings);
  if (fault !== null) faults.push(`[env.production.vars]: ${fault}`);
  const origin = String(production.vars?.["ORIGIN"] ?? "");
  if (origin !== "" && !/^https:\/\/[^/]+$/.test(origin))
    faults.push(`[env.production.vars]: ORIGIN must be https:// and a host name without a path, not ${origin}`);
  return faults;
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { config: { type: "string", default: join(root, "wrangler.toml") } } });
  const { unstable_readConfig: read } = await import("wrangler");
  const config = (env?: string): Config =>
    read({ config: values.config, ...(env === undefined ? {} : { env }) }, { hideWarnings: true }) as unknown as Config;
  const known = await listSecrets(values.config);
  const faults = findMissing(config("production"), config(), known);
  for (const fault of faults) process.stdout.write(`missing: ${fault}\n`);
  if (known === null)
    process.stdout.write(
      `not checked: secrets (${secretNames.join(", ")}). Log in (npx wrangler login) and check again, or see npx wrangler secret list --env production.\n`,
    );
  if (faults.length === 0)
    process.stdout.write("The configuration can be deployed: npx wrangler deploy --env production\n");
  return faults.length === 0 ? 0 : 1;
}

/** Returns the names of the secrets that are set, or null if the user is not logged in. */
async function listSecrets(config: string): Promise<string[] | null> {
  if (!process.env["CLOUDFLARE_API_TOKEN"]) return null;
  try {
    const args = ["wrangler", "secret", "list", "--env", "production", "--config", config, "--format", "json"];
    const { stdout } = await promisify(execFile)("npx", args, { cwd: root });
    return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
  } catch {
    return null;
  }
}

// Intents, as the arguments of `am` describe them.
import { CommandError } from "./shell/command.ts";

export interface Intent {
  readonly action: string | null;
  readonly categories: readonly string[];
  readonly data: string | null;
  readonly type: string | null;
  readonly component: string | null;
  readonly package: string | null;
  readonly flags: string | null;
  readonly extras: ReadonlyMap<string, string>;
  /** Whether the client waits for the start: -W. */
  readonly waits: boolean;
}

/** Options with a value that says nothing about the intent. */
const valued = new Set([
  "--user",
  "--display",
  "-P",
  "--start-profiler",
  "--sampling",
  "-R",
  "--windowingMode",
  "--activityType",
  "--task",
  "--receiver-permission",
]);
const extraOptions = new Set([
  "--es",
  "-e",
  "--esa",
  "--esal",
  "--ez",
  "--ei",
  "--eia",
  "--eial",
  "--el",
  "--ela",
  "--ef",
  "--efa",
  "--eu",
  "--ecn",
]);

export function parseIntent(args: readonly string[]): Intent {
  const fields: Record<"action" | "data" | "type" | "component" | "package" | "flags", string | null> = {
    action: null,
    data: null,
    type: null,
    component: null,
    package: null,
    flags: null,
  };
  const categories: string[] = [];
  const extras = new Map<string, string>();
  let waits = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const value = (): string => {
      const found = args[++i];
      if (found === undefined) throw new CommandError(`Error: Argument expected after "${arg}"`, 255);
      return found;
    };
    const field = (
      { "-a": "action", "-d": "data", "-t": "type", "-n": "component", "-p": "package", "-f": "flags" } as const
    )[arg];
    if (field) fields[field] = value();
    else if (arg === "-c") categories.push(value());
    else if (arg === "-W") waits = true;
    else if (extraOptions.has(arg)) {
      const key = value();
      // Android's own am complains about an extra without a value; the broadcast then goes nowhere.
      extras.set(key, value());
    } else if (arg === "--esn") extras.set(value(), "");
    else if (valued.has(arg)) value();
    // A word without an option is an address, a component or a package.
    else if (!arg.startsWith("-"))
      fields[arg.includes(":") ? "data" : arg.includes("/") ? "component" : "package"] = arg;
  }
  return { ...fields, categories, extras, waits };
}

export function writeIntent({
  action,
  categories,
  data,
  type,
  component,
  package: owner,
  flags,
  extras,
}: Intent): string {
  const parts = [
    action === null ? "" : `act=${action}`,
    categories.length === 0 ? "" : `cat=[${categories.join(",")}]`,
    data === null ? "" : `dat=${data}`,
    type === null ? "" : `typ=${type}`,
    flags === null ? "" : `flg=${flags}`,
    owner === null ? "" : `pkg=${owner}`,
    component === null ? "" : `cmp=${component}`,
    extras.size === 0 ? "" : "(has extras)",
  ];
  return `Intent { ${parts.filter(Boolean).join(" ")} }`;
}

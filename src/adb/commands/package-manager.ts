// `pm`, and the services of `cmd`: which apps there are, and refusals of everything that would change them.
import type { Device } from "../device.ts";
import {
  insertIntoPortal,
  PortalError,
  portalFailure,
  portalPackage,
  portalSuccess,
  queryPortal,
} from "../guests/portal.ts";
import { androidFeatures } from "../android-features.ts";
import { phoneSettings } from "../settings-table.ts";
import { componentOf, type Package } from "../packages.ts";
import { CommandError, type CommandContext, type CommandFunction } from "../shell/command.ts";
import { parseIntent } from "../intents.ts";
import { displayText } from "./dumpsys.ts";
import { settings } from "./settings.ts";
import { am } from "./activity.ts";
import { input } from "./input.ts";

export const versionCode = "34";
/** Apps of clients in whose place the door answers. mobile-mcp's legacy mode and Mobilerun look for them in the list. */
const helperPackages = ["com.mobilenext.devicekit", portalPackage];
const apkOf = ({ name }: Pick<Package, "name">): string => `/data/app/${name}/base.apk`;

const list: CommandFunction = async (context) => {
  const [kind, ...args] = context.args;
  const { device, out } = context;
  if (kind === "features") await out(androidFeatures.map((name) => `feature:${name}\n`).join(""));
  else if (kind === "users") await out("Users:\n\tUserInfo{0:Owner:c13} running\n");
  else if (kind === "packages" || kind === "package") {
    const filter = args.filter((arg, i) => !arg.startsWith("-") && args[i - 1] !== "--user").at(-1) ?? "";
    const shown = device.packages.listed.filter(({ name, isSystem }) => {
      if (args.includes("-3") && isSystem) return false;
      if (args.includes("-s") && !isSystem) return false;
      return !args.includes("-d") && name.includes(filter);
    });
    const names = shown.map(({ name }) => name);
    if (!args.includes("-s") && !args.includes("-d"))
      names.push(...helperPackages.filter((name) => name.includes(filter)));
    const line = (name: string): string =>
      `package:${args.includes("-f") ? `${apkOf({ name })}=` : ""}${name}${args.includes("--show-versioncode") ? ` versionCode:${versionCode}` : ""}\n`;
    await out(names.toSorted().map(line).join(""));
  } else if (
    kind === "permissions" ||
    kind === "permission-groups" ||
    kind === "instrumentation" ||
    kind === "libraries"
  )
    return 0;
  else throw new CommandError(`Error: unknown list type '${kind ?? ""}'`);
  return 0;
};
const path: CommandFunction = async ({ args, device, out }) => {
  const entry = device.packages.find(
    args.filter((arg, i) => !arg.startsWith("-") && args[i - 1] !== "--user")[0] ?? "",
  );
  if (!entry) return 1;
  await out(`package:${apkOf(entry)}\n`);
  return 0;
};
/** Prints the activity that opens an app. */
const resolveActivity: CommandFunction = async (context) => {
  const intent = parseIntent(context.args.filter((arg) => arg !== "--brief" && arg !== "--components"));
  const { packages } = context.device;
  const isHome = intent.categories.includes("android.intent.category.HOME");
  const entry = isHome
    ? packages.of("launcher")
    : packages.find(intent.package ?? intent.component?.split("/")[0] ?? "");
  if (!entry || intent.data !== null) {
    await context.out("No activity found\n");
    return 0;
  }
  if (context.args.includes("--components")) await context.out(`${componentOf(entry)}\n`);
  else if (context.args.includes("--brief"))
    await context.out(
      `priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n${componentOf(entry)}\n`,
    );
  else
    await context.out(
      `priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\nActivityInfo:\n  name=${entry.activity}\n  packageName=${entry.name}\n`,
    );
  return 0;
};
const queryActivities: CommandFunction = async (context) => {
  const isBrief = context.args.includes("--brief") || context.args.includes("--components");
  const intent = parseIntent(context.args.filter((arg) => arg !== "--brief" && arg !== "--components"));
  const isLauncher = intent.categories.includes("android.intent.category.LAUNCHER");
  const shown = context.device.packages.listed.filter(
    ({ name, app }) => isLauncher && app.id !== "launcher" && (intent.package === null || intent.package === name),
  );
  if (shown.length === 0) {
    await context.out("No activities found\n");
    return 0;
  }
  const block = (entry: Package, i: number): string =>
    isBrief
      ? `  priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n  ${componentOf(entry)}\n`
      : `  Activity #${i}:\n    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n    ActivityInfo:\n      name=${entry.activity}\n      packageName=${entry.name}\n      enabled=true exported=true\n`;
  await context.out(`${shown.length} activities found:\n${shown.map(block).join("")}`);
  return 0;
};

/** Reads an app that a client sends, and refuses it as a phone does on which only its owner installs apps. */
const install: CommandFunction = async (context) => {
  const sizeAt = context.args.indexOf("-S");
  let left = sizeAt < 0 ? 0 : Number(context.args[sizeAt + 1]) || 0;
  while (left > 0) {
    const bytes = await context.stdin.read();
    if (bytes === null) break;
    left -= bytes.length;
  }
  await context.out("Failure [INSTALL_FAILED_USER_RESTRICTED: Install canceled by user]\n");
  return 1;
};
const uninstall: CommandFunction = async ({ args, device, out }) => {
  const name = args.filter((arg) => !arg.startsWith("-")).at(-1) ?? "";
  await out(
    device.packages.find(name) ? "Failure [DELETE_FAILED_USER_RESTRICTED]\n" : `Failure [not installed for 0]\n`,
  );
  return 1;
};
const refuse =
  (what: string): CommandFunction =>
  async () => {
    throw new CommandError(
      `Exception occurred while executing '${what}':\njava.lang.SecurityException: Shell does not have permission to change the apps of this phone`,
      255,
    );
  };
const failed: CommandFunction = async ({ out }) => {
  await out("Failed\n");
  return 1;
};
const hasFeature: CommandFunction = async ({ args, out }) => {
  const found = androidFeatures.includes(args[0] ?? "");
  await out(`${found}\n`);
  return found ? 0 : 1;
};

const packageCommands: Readonly<Record<string, CommandFunction>> = {
  list,
  path,
  "resolve-activity": resolveActivity,
  "query-activities": queryActivities,
  "has-feature": hasFeature,
  install,
  "install-create": install,
  "install-existing": install,
  uninstall,
  clear: failed,
  grant: refuse("grant"),
  revoke: refuse("revoke"),
  disable: refuse("disable"),
  "disable-user": refuse("disable-user"),
  enable: refuse("enable"),
  hide: refuse("hide"),
  suspend: refuse("suspend"),
  "get-install-location": async ({ out }) => {
    await out("0[auto]\n");
    return 0;
  },
};
const pm: CommandFunction = async (context) => {
  const [command = "", ...args] = context.args;
  const run = Object.hasOwn(packageCommands, command) ? packageCommands[command]! : null;
  if (run === null) throw new CommandError(`Unknown command: ${command}`, 255);
  return run({ ...context, args });
};

const getDisplays: CommandFunction = async (context) => {
  if (context.args[0] !== "get-displays") throw new CommandError(`Unknown command: ${context.args[0] ?? ""}`, 255);
  await context.out(`Displays:\n${await displayText(context.device)}`);
  return 0;
};
const uimode: CommandFunction = async ({ args, device, out }) => {
  if (args[0] !== "night" || args.length > 1) throw new CommandError(`Error: Invalid command '${args.join(" ")}'`, 255);
  const { path: place, write } = phoneSettings["secure ui_night_mode"]!;
  await out(`Night mode: ${write(await device.read(place)) === "2" ? "yes" : "no"}\n`);
  return 0;
};

const services: Readonly<Record<string, CommandFunction>> = {
  package: pm,
  activity: am,
  input,
  settings,
  display: getDisplays,
  uimode,
};
const cmd: CommandFunction = async (context) => {
  const [service = "", ...args] = context.args;
  if (service === "-l") {
    await context.out(
      `Currently running services:\n${Object.keys(services)
        .map((name) => `  ${name}\n`)
        .join("")}`,
    );
    return 0;
  }
  const run = Object.hasOwn(services, service) ? services[service]! : null;
  if (run === null) throw new CommandError(`cmd: Can't find service: ${service}`, 20);
  return run({ ...context, name: service, args });
};
const runAs: CommandFunction = async ({ args, device }) => {
  const name = args[0] ?? "";
  throw new CommandError(
    device.packages.find(name) ? `run-as: package not debuggable: ${name}` : `run-as: unknown package: ${name}`,
    1,
  );
};
/**
 * The only content provider is that of Mobilerun Portal. Others would show contacts and messages that are not on the
 * display.
 */
const content: CommandFunction = async ({ args, device, out }: CommandContext) => {
  const uri = args.find((_, i) => args[i - 1] === "--uri") ?? "";
  const [, provider = "", path = ""] = /^content:\/\/([^/]*)\/?([^?]*)/.exec(uri) ?? [];
  if (provider === portalPackage && (args[0] === "query" || args[0] === "insert")) {
    const binds = args.flatMap((arg, i) => (args[i - 1] === "--bind" ? [arg] : []));
    const answer = await answerPortal(device, args[0], path, binds);
    // Android prints a row of a query, and nothing for an insertion.
    if (args[0] === "query") await out(`Row: 0 result=${JSON.stringify(answer)}\n`);
    return 0;
  }
  if (provider === "") throw new CommandError("[ERROR] Uri not specified. Did you specify --uri option?");
  throw new CommandError(
    `Error while accessing provider:${provider}\njava.lang.SecurityException: Permission Denial: opening provider ${provider} from (null) (pid=4321, uid=2000) requires a permission that the shell does not have`,
  );
};

/** `binds`: values as `name:type:value`, such as `clear:b:false`. */
async function answerPortal(device: Device, command: "query" | "insert", path: string, binds: readonly string[]) {
  try {
    const values = new Map(
      binds.map((bind) => {
        const [, name = "", value = ""] = /^([^:]*):[a-z]:([\s\S]*)$/.exec(bind) ?? [];
        return [name, value] as const;
      }),
    );
    return portalSuccess(
      await (command === "query" ? queryPortal(device, path) : insertIntoPortal(device, path, values)),
    );
  } catch (error) {
    if (error instanceof PortalError) return portalFailure(error.message);
    throw error;
  }
}

export const packageManagerCommands: Readonly<Record<string, CommandFunction>> = { pm, cmd, "run-as": runAs, content };

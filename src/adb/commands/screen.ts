// What a client can see: pictures, the tree of elements, and the sizes of the display.
import { toBytes } from "../bytes.ts";
import { readHierarchy } from "../hierarchy.ts";
import { decodePng, rawPicture } from "../png.ts";
import { PhoneError } from "../phone.ts";
import { CommandError, type CommandContext, type CommandFunction } from "../shell/command.ts";

/** `screencap [-p] [-d DISPLAY] [FILE]`. There is one display, so its number does not matter. */
const screencap: CommandFunction = async (context) => {
  let isPng = false;
  let path: string | undefined;
  for (let i = 0; i < context.args.length; i++) {
    const arg = context.args[i]!;
    if (arg === "-d") i++;
    else if (arg === "-p") isPng = true;
    else if (arg === "-h") throw new CommandError("usage: screencap [-hp] [-d display-id] [FILENAME]", 0);
    else if (!arg.startsWith("-")) path = arg;
  }
  const png = await context.device.picture();
  const bytes = isPng || path?.endsWith(".png") ? png : rawPicture(await decodePng(png));
  if (path === undefined || path === "/dev/stdout") await context.stdout.write(bytes);
  else saveFile(context, path, bytes);
  return 0;
};

/** `uiautomator dump [--compressed] [FILE]`. */
const uiautomator: CommandFunction = async (context) => {
  const [command, ...args] = context.args;
  if (command !== "dump")
    throw new CommandError(
      "Usage: uiautomator <subcommand> [options]\n\nAvailable subcommands:\n\nhelp: displays help message\n\ndump: creates an XML dump of current UI hierarchy\n    dump [--verbose][file]",
      255,
    );
  const path = args.find((arg) => !arg.startsWith("-")) ?? "/sdcard/window_dump.xml";
  const { device } = context;
  let xml: string;
  try {
    xml = await readHierarchy(device);
  } catch (error) {
    if (!(error instanceof PhoneError)) throw error;
    // What Android says when it cannot read the window.
    await context.err("ERROR: null root node returned by UiTestAutomationBridge.\n");
    return 0;
  }
  if (path === "/dev/tty" || path === "/dev/stdout") await context.out(xml);
  else saveFile(context, path, toBytes(xml));
  await context.out(`UI hierchary dumped to: ${path}\n`);
  return 0;
};

function saveFile({ device, folder, budget }: CommandContext, path: string, bytes: Uint8Array): void {
  if (path === "/dev/null") return;
  budget.countBytes(bytes.length);
  device.files.write(device.files.resolve(path, folder), bytes);
}

const wm: CommandFunction = async ({ args, device, out }) => {
  const { width, height, density } = device.phone.display;
  const [command, ...values] = args;
  if (command === "size" && values.length === 0) await out(`Physical size: ${width}x${height}\n`);
  else if (command === "density" && values.length === 0) await out(`Physical density: ${density}\n`);
  else if ((command === "size" || command === "density") && values[0] === "reset") return 0;
  else if (command === "user-rotation" && values.length === 0) await out("free\n");
  else
    throw new CommandError(
      `Exception occurred while executing '${command ?? ""}':\njava.lang.SecurityException: the display of this phone cannot be changed`,
      255,
    );
  return 0;
};

export const screenCommands: Readonly<Record<string, CommandFunction>> = { screencap, uiautomator, wm };

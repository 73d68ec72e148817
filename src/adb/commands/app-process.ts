// `app_process` starts a program that a client has pushed. The phone runs no programs; the one that is known by its name
// types texts for clients whose `input text` cannot, and the door does this itself.
import { CommandError, type CommandFunction } from "../shell/command.ts";
import type { Device } from "../device.ts";

const textTyper = "com.ysbing.yadb.Main";

export const appProcess: CommandFunction = async ({ args, device, environment, folder, out }) => {
  const words = args.filter((arg) => !arg.startsWith("-D"));
  const at = words.indexOf(textTyper);
  const path =
    args.find((arg) => arg.startsWith("-Djava.class.path="))?.slice("-Djava.class.path=".length) ??
    environment.get("CLASSPATH") ??
    "";
  if (at < 0 || !device.files.isFile(device.files.resolve(path, folder)))
    throw new CommandError("/system/bin/sh: app_process: inaccessible or not found", 127);
  const [command = "", ...rest] = words.slice(at + 1);
  const run = Object.hasOwn(typerCommands, command) ? typerCommands[command]! : null;
  if (run === null) throw new CommandError(`yadb: ${command} is not supported on this phone`);
  await out(await run(device, rest));
  return 0;
};

const typerCommands: Readonly<Record<string, (device: Device, args: readonly string[]) => Promise<string>>> = {
  "-keyboard": async ({ hand }, [text = ""]) => {
    if (text === "~CLEAR~") await hand.clearText();
    else await hand.type(text);
    return "";
  },
  "-keyboardClear": async ({ hand }) => {
    await hand.clearText();
    return "";
  },
};

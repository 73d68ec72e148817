// `app_process` starts a program that a client has pushed. The phone runs no programs. The door does the work of those that
// it knows by name: one that types texts for clients whose `input text` cannot, and the guests.
import { wait } from "../clock.ts";
import { guestOfClass } from "../guests/guests.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";
import type { Device } from "../device.ts";

const longWaitMs = 60_000;
const textTyper = "com.ysbing.yadb.Main";

export const appProcess: CommandFunction = async ({ args, budget, device, environment, folder, out }) => {
  const words = args.filter((arg) => !arg.startsWith("-D"));
  const at = words.indexOf(textTyper);
  const path =
    args.find((arg) => arg.startsWith("-Djava.class.path="))?.slice("-Djava.class.path=".length) ??
    environment.get("CLASSPATH") ??
    "";
  const guest = guestOfClass(words.find((word) => guestOfClass(word) !== null) ?? "");
  const isPushed = device.files.isFile(device.files.resolve(path, folder));
  if (guest !== null && isPushed) {
    device.guests.start(guest);
    while (!guest.isDaemon && !budget.signal.aborted) await wait(device.clock, longWaitMs, budget.signal);
    return 0;
  }
  if (at < 0 || !isPushed) throw new CommandError("/system/bin/sh: app_process: inaccessible or not found", 127);
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

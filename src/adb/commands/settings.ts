// `settings` and `ime`: what clients choose is kept by the door. What the phone itself has cannot be changed here.
import type { Device } from "../device.ts";
import { namespaces, phoneSettings, type Namespace } from "../settings-table.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";

const denied = (key: string): CommandError =>
  new CommandError(
    `Exception occurred while executing 'put':\njava.lang.SecurityException: Permission denial: writing to ${key} is done in the Settings app of this phone`,
    255,
  );

async function valueOf(device: Device, space: Namespace, key: string): Promise<string | null> {
  if (space === "secure" && key === "default_input_method") return device.inputMethods.selected;
  if (space === "secure" && key === "enabled_input_methods") return device.inputMethods.enabled.join(":");
  const own = Object.hasOwn(phoneSettings, `${space} ${key}`) ? phoneSettings[`${space} ${key}`]! : null;
  return own ? own.write(await device.read(own.path)) : device.settings.get(space, key);
}

export const settings: CommandFunction = async ({ args, device, out }) => {
  const words = args.filter((arg, i) => arg !== "--user" && args[i - 1] !== "--user");
  const [command = "", name = "", key = "", value] = words;
  const space = namespaces.find((one) => one === name.toLowerCase());
  if (!["get", "put", "delete", "list"].includes(command)) throw new CommandError(`Invalid command: ${command}`, 255);
  if (space === undefined) throw new CommandError(`Invalid namespace '${name}'`, 255);
  if (command === "list") {
    const ownKeys = Object.keys(phoneSettings)
      .filter((one) => one.startsWith(`${space} `))
      .map((one) => one.slice(space.length + 1));
    for (const one of [...device.settings.keys(space), ...ownKeys].sort())
      await out(`${one}=${(await valueOf(device, space, one)) ?? "null"}\n`);
    return 0;
  }
  if (key === "") throw new CommandError("Bad arguments", 255);
  if (command === "get") {
    await out(`${(await valueOf(device, space, key)) ?? "null"}\n`);
    return 0;
  }
  if (Object.hasOwn(phoneSettings, `${space} ${key}`)) {
    // Writing what is there already changes nothing.
    if (command === "put" && value === (await valueOf(device, space, key))) return 0;
    throw denied(key);
  }
  if (command === "delete") {
    await out(`Deleted ${Number(device.settings.delete(space, key))} rows\n`);
    return 0;
  }
  if (value === undefined) throw new CommandError("Bad arguments", 255);
  if (space === "secure" && key === "default_input_method") {
    if (device.inputMethods.all.includes(value)) device.inputMethods.selected = value;
    return 0;
  }
  if (!device.settings.put(space, key, value))
    throw new CommandError("java.lang.IllegalStateException: You are adding too many system settings", 255);
  return 0;
};

export const ime: CommandFunction = async ({ args, device, out, err }) => {
  const { inputMethods } = device;
  const [command = "", id = ""] = args;
  const isKnown = inputMethods.all.includes(id);
  switch (command) {
    case "list": {
      const shown = args.includes("-a") ? inputMethods.all : inputMethods.enabled;
      await out(
        shown.map((one) => (args.includes("-s") ? `${one}\n` : `mId=${one} mSettingsActivityName=null\n`)).join(""),
      );
      return 0;
    }
    case "enable":
    case "disable":
      if (!isKnown) {
        await err(`Unknown input method ${id} cannot be ${command}d for user #0\n`);
        return 1;
      }
      inputMethods[command](id);
      await out(`Input method ${id}: now ${command}d for user #0\n`);
      return 0;
    case "set":
      if (!isKnown || !inputMethods.enabled.includes(id)) {
        await err(`Unknown input method ${id} cannot be selected for user #0\n`);
        return 1;
      }
      inputMethods.selected = id;
      await out(`Input method ${id} selected for user #0\n`);
      return 0;
    case "reset":
      inputMethods.reset();
      await out(`Reset current and enabled IMEs for user #0\nNewly selected IME: ${inputMethods.selected}\n`);
      return 0;
    default:
      throw new CommandError(`Unknown command: ${command}`, 255);
  }
};

/** Switches of the radios: they are on the phone's display, in its settings. */
export const svc: CommandFunction = async ({ args }) => {
  const [service = "", state = ""] = args;
  if (!["wifi", "data", "bluetooth", "nfc", "usb", "power"].includes(service))
    throw new CommandError(
      "Available commands:\n    help     Show information about the subcommands\n    power    Control the power manager\n    data     Control mobile data connectivity\n    wifi     Control the Wi-Fi manager\n    bluetooth  Control Bluetooth service",
      1,
    );
  if (service === "power" && state === "stayon") return 0;
  throw new CommandError(`java.lang.SecurityException: ${service} is switched in the Settings app of this phone`, 255);
};

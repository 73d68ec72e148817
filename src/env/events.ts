// Converts events from outside into commands of the phone.
import type { Event, EventDone } from "#contract/event.ts";
import type { Json } from "#contract/json.ts";
import type { Command } from "#os/command.ts";
import { rollDegByOrientation } from "#os/orientation.ts";

const command = (name: string, args: Json = {}): Command => ({ name, args }) as Command;

export function commandsOfEvent(event: Event): Command[] {
  switch (event.type) {
    case "command":
      return [command(`${event.app}.${event.command}`, event.args ?? {})];
    case "message":
      return [command("os.receive", { kind: "message", from: event.from, text: event.text, app: event.app })];
    case "call":
      return [command("os.receive", { kind: "call", from: event.from, text: "" })];
    case "notification":
      return [command("os.notify", { app: event.app, title: event.title, text: event.text })];
    case "popup":
      return [command("os.popUp", { title: event.title, text: event.text })];
    case "battery":
      return [command("os.setBattery", { level: event.level, charging: event.charging ?? false })];
    case "turn":
      return [command("os.setSensors", { rollDeg: rollDegByOrientation[event.to] })];
    case "network":
      return [
        ...networkSettingCommands("airplane", event.airplane),
        ...networkSettingCommands("wifi", event.wifi),
        ...networkSettingCommands("mobileData", event.mobile_data),
      ];
  }
}

/**
 * Returns the outcome of an event that happened immediately. `result` is the result of `os.receive` and `os.notify`.
 */
export function eventOutcome(
  event: Event,
  { rejected, result }: { readonly rejected: string | null; readonly result?: Json | undefined },
): Pick<EventDone, "outcome" | "became" | "app" | "rejected"> {
  const outcome = (name: EventDone["outcome"]): Pick<EventDone, "outcome" | "became"> => ({
    outcome: name,
    became: name,
  });
  if (rejected !== null) return { ...outcome("refused"), rejected };
  switch (event.type) {
    case "message":
    case "call":
    case "notification": {
      const { as, app } = result as { readonly as: EventDone["outcome"]; readonly app: string | null };
      return { ...outcome(as), ...(app === null ? {} : { app }), rejected };
    }
    case "popup":
      return { ...outcome("popup"), rejected };
    case "command":
      return { ...outcome("command"), app: event.app, rejected };
    default:
      return { ...outcome("device"), rejected };
  }
}

function networkSettingCommands(name: string, value: boolean | undefined): Command[] {
  if (value === undefined) return [];
  return [command("os.system", { command: "set", args: { group: "network", name, value } })];
}

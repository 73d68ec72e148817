import type { Command } from "./json.ts";

/** The name of an action and its `value`. */
interface NamedAction {
  readonly type: string;
  readonly value?: unknown;
}

/**
 * Returns the commands of an action that does not depend on the display's contents: the keys of the device, opening an
 * app by name, and waiting. Returns null for actions that only a page can resolve.
 * @param idOf returns the id of the app with this id, title or label, or null
 */
export function layoutFreeCommands(
  { type, value }: NamedAction,
  idOf: (name: string) => string | null,
): readonly Command[] | null {
  switch (type) {
    case "BACK":
      return [{ name: "os.back", args: {} }];
    case "HOME":
      return [{ name: "os.home", args: {} }];
    case "RECENT":
      return [{ name: "os.recents", args: {} }];
    case "AWAKE": {
      const app = String(value ?? "");
      // The command contains the app's id, so that a phone's log does not depend on the brand.
      return app === "" ? [] : [{ name: "os.launch", args: { app: idOf(app) ?? app } }];
    }
    case "WAIT":
      return [];
    default:
      return null;
  }
}

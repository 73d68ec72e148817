import type { Command } from "./json.ts";

/** An action by its name; `value` as its type has it. */
interface Keyed {
  readonly type: string;
  readonly value?: unknown;
}

/**
 * The commands of an action that does the same wherever anything lies on the glass: the keys of the device, opening an app by
 * name, waiting. Null for an action of which only a page can tell what it does.
 *
 * @param idOf an app's id by its id, title or label; null where none is called so
 */
export function keyCommands({ type, value }: Keyed, idOf: (name: string) => string | null): readonly Command[] | null {
  switch (type) {
    case "BACK":
      return [{ name: "os.back", args: {} }];
    case "HOME":
      return [{ name: "os.home", args: {} }];
    case "RECENT":
      return [{ name: "os.recents", args: {} }];
    case "AWAKE": {
      const app = String(value ?? "");
      // The command carries the id, so that no log of a phone depends on the brand.
      return app === "" ? [] : [{ name: "os.launch", args: { app: idOf(app) ?? app } }];
    }
    case "WAIT":
      return [];
    default:
      return null;
  }
}

// Names that models give keys: those of Android, of browsers and of X11. They become key presses of the phone.
import { asKeyName, type KeyName, type KeyPress, type modifiers } from "#contract/key-press.ts";

const otherNames: Readonly<Record<string, KeyName>> = {
  backspace: "DEL",
  delete: "FORWARD_DEL",
  del: "FORWARD_DEL",
  up: "DPAD_UP",
  down: "DPAD_DOWN",
  left: "DPAD_LEFT",
  right: "DPAD_RIGHT",
  arrowup: "DPAD_UP",
  arrowdown: "DPAD_DOWN",
  arrowleft: "DPAD_LEFT",
  arrowright: "DPAD_RIGHT",
  end: "MOVE_END",
  pageup: "PAGE_UP",
  pagedown: "PAGE_DOWN",
  prior: "PAGE_UP",
  next: "PAGE_DOWN",
  volumeup: "VOLUME_UP",
  volumedown: "VOLUME_DOWN",
  audiovolumeup: "VOLUME_UP",
  audiovolumedown: "VOLUME_DOWN",
  audioraisevolume: "VOLUME_UP",
  audiolowervolume: "VOLUME_DOWN",
  sleep: "SLEEP",
  wakeup: "WAKEUP",
};
const modifierNames: Readonly<Record<string, (typeof modifiers)[number]>> = {
  shift: "SHIFT",
  ctrl: "CTRL",
  control: "CTRL",
  cmd: "CTRL",
  command: "CTRL",
  meta: "CTRL",
};

/** Returns the key press of a name or a chord such as `ctrl+c`, or null if the phone has no such key. */
export function parseKeyPress(chord: string): KeyPress | null {
  const parts = chord
    .trim()
    .toLowerCase()
    .split("+")
    .map((part) => part.trim().replaceAll(" ", "_"));
  const name = parts.pop()!;
  const held = [...new Set(parts.map((part) => (Object.hasOwn(modifierNames, part) ? modifierNames[part]! : null)))];
  if (held.includes(null)) return null;
  const press = (key: KeyName): KeyPress => ({
    type: "KEY",
    key,
    ...(held.length > 0 ? { modifiers: held.flatMap((one) => one ?? []) } : {}),
  });
  if (!name.startsWith("keycode_") && Object.hasOwn(otherNames, name)) return press(otherNames[name]!);
  const bare = name.replace(/^(?:keycode_|xf86)/, "");
  if (name.startsWith("xf86") && Object.hasOwn(otherNames, bare)) return press(otherNames[bare]!);
  const key = asKeyName(bare.toUpperCase());
  return key && press(key);
}

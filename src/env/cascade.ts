// Runs the phone's managers (src/os/SPEC.md, G) after an edit. They derive some values from others. For example,
// airplane mode turns the radios off. Each changed value is set by the command that a user would run, so the rules of
// the managers are implemented only once.
import { phone } from "#apps/phone.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import type { Operation } from "#state/edit.ts";
import { isObject, pointerOf, sameJson, type Json } from "#state/json.ts";
import { applyPatches } from "#state/patch.ts";
import { Refusal } from "./answer.ts";

/** A value of the state that one of the phone's commands sets. */
interface ManagedValue {
  readonly path: readonly string[];
  readonly value: Json;
  /** Returns the command that sets the value, for a phone in the state `now`. */
  readonly command: (now: PhoneState) => Command;
}

const systemCommand = (command: string, args: Json): Command => ({ name: "os.system", args: { command, args } });

/** Returns all managed values of this phone by JSON pointer, in the order in which several changes are applied. */
function listManagedValues({ os }: PhoneState): Map<string, ManagedValue> {
  const all = new Map<string, ManagedValue>();
  const add = (path: readonly string[], value: unknown, command: ManagedValue["command"]): void => {
    const under = ["os", ...path];
    all.set(pointerOf(under), { path: under, value: value as Json, command });
  };
  for (const [id, { on }] of Object.entries(os.sims))
    add(["sims", id, "on"], on, () => systemCommand("setSim", { id, on }));
  for (const [group, settings] of Object.entries(os.settings))
    for (const [name, value] of Object.entries(settings))
      add(["settings", group, name], value, () => systemCommand("set", { group, name, value }));
  const joined = os.wifi.connected;
  add(["wifi", "connected"], joined, (now) =>
    joined === null
      ? systemCommand("leaveWifi", {})
      : systemCommand("joinWifi", { id: joined, password: now.os.wifi.networks[joined]?.password ?? "" }),
  );
  for (const [id, { paired, connected }] of Object.entries(os.bluetooth.devices)) {
    add(["bluetooth", "devices", id, "paired"], paired, () => systemCommand(paired ? "pair" : "unpair", { id }));
    add(["bluetooth", "devices", id, "connected"], connected, () =>
      systemCommand("connectDevice", { id, on: connected }),
    );
  }
  const { battery, focused, lock } = os;
  add(["battery"], battery, () => ({ name: "os.setBattery", args: { ...battery } }));
  add(["focused"], focused, () => systemCommand("setFocus", { on: focused !== null, apps: [...(focused ?? [])] }));
  add(["lock"], lock, (now) => systemCommand("setLock", { ...lock, current: now.os.lock.secret }));
  return all;
}

/**
 * Returns the state after an edit and its consequences. The commands set the managed values that the edit changed, on a
 * phone that already has the other changes of the edit. If one value depends on another (mobile data depends on the end
 * of airplane mode), the dependent value is set later, independent of the order in the patch. At the end every value
 * that the patch names equals the value in the patch. Throws a Refusal with the path if the phone refuses a value, or
 * if another value of the same patch excludes it.
 * @param before the state before the edit
 * @param after the state with the edit in it, validated
 * @param named JSON pointers of the values that the patch names
 */
export function applyCascade(before: PhoneState, after: PhoneState, named: readonly string[]): PhoneState {
  const had = listManagedValues(before);
  const wanted = listManagedValues(after);
  const changed = [...wanted].filter(([at, { value }]) => had.has(at) && !sameJson(had.get(at)!.value, value));
  const undone = changed.map(([at, { path }]) => ({ op: "replace", path, value: had.get(at)!.value }) as const);
  let now = applyPatches(after, undone as never) as PhoneState;
  now = setAll(now, changed);
  // A cascade can undo another value that the patch names, even a value that the patch did not change.
  const asked = [...wanted].filter(([at]) => had.has(at) && named.some((name) => overlaps(name, at)));
  const lost = (state: PhoneState) => {
    const is = listManagedValues(state);
    return asked.filter(([at, { value }]) => !sameJson(is.get(at)?.value, value));
  };
  now = setAll(now, lost(now));
  const [removed] = lost(now);
  if (removed) throw managedValueRefusal(removed[1], "another value in this patch excludes it");
  return now;
}

/** Applies the changes one by one. Refused changes are tried again after the other changes. */
function setAll(from: PhoneState, changes: readonly (readonly [string, ManagedValue])[]): PhoneState {
  let now = from;
  let waiting = [...changes];
  while (waiting.length > 0) {
    const refused: { readonly change: (typeof waiting)[number]; readonly why: string }[] = [];
    for (const change of waiting) {
      const { state, rejected } = phone.reduce(now, change[1].command(now));
      if (rejected === null) now = state;
      else refused.push({ change, why: rejected });
    }
    if (refused.length === waiting.length)
      throw managedValueRefusal(refused[0]!.change[1], `refused: ${refused[0]!.why}`);
    waiting = refused.map(({ change }) => change);
  }
  return now;
}

/**
 * Returns the JSON pointers that a patch names: the leaves of the values that the patch sets, and the paths that it
 * removes.
 */
export function listPatchedPaths(
  patch: { readonly merge: Json } | { readonly operations: readonly Operation[] },
): string[] {
  const leaves = (value: Json, at: string): string[] =>
    isObject(value) ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, at + pointerOf([key]))) : [at];
  if ("merge" in patch) return leaves(patch.merge, "");
  return patch.operations.flatMap((operation) => {
    if (operation.op === "test") return [];
    return operation.op === "add" || operation.op === "replace"
      ? leaves(operation.value, operation.path)
      : [operation.path];
  });
}
const overlaps = (name: string, at: string): boolean =>
  name === at || name.startsWith(`${at}/`) || at.startsWith(`${name}/`);
const managedValueRefusal = ({ path }: ManagedValue, message: string): Refusal =>
  new Refusal("invalid", "The phone refuses this value; see issues.", [{ path: path.join("."), message }]);

// What a phone's managers do when a value of theirs changes (airplane mode turns the radios off), done for an edit as well.
// Nothing is repeated here: each changed value is handed to the command that a user's hand would run.
import { phone } from "../apps/phone.ts";
import type { Command } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import type { Operation } from "../state/edit.ts";
import { isObject, pointerOf, sameJson, type Json } from "../state/json.ts";
import { applyPatches } from "../state/patch.ts";
import { Refusal } from "./answer.ts";

/** A value of the state that one of the phone's commands sets. */
interface Managed {
  readonly path: readonly string[];
  readonly value: Json;
  /** What sets it, on a phone that is now so. */
  readonly command: (now: PhoneState) => Command;
}

const system = (command: string, args: Json): Command => ({ name: "os.system", args: { command, args } });

/** All of them on this phone, by JSON pointer, in the order in which they are set where several change. */
function managedOf({ os }: PhoneState): Map<string, Managed> {
  const all = new Map<string, Managed>();
  const add = (path: readonly string[], value: unknown, command: Managed["command"]): void => {
    const under = ["os", ...path];
    all.set(pointerOf(under), { path: under, value: value as Json, command });
  };
  for (const [id, { on }] of Object.entries(os.sims)) add(["sims", id, "on"], on, () => system("setSim", { id, on }));
  for (const [group, settings] of Object.entries(os.settings))
    for (const [name, value] of Object.entries(settings))
      add(["settings", group, name], value, () => system("set", { group, name, value }));
  const joined = os.wifi.connected;
  add(["wifi", "connected"], joined, (now) =>
    joined === null
      ? system("leaveWifi", {})
      : system("joinWifi", { id: joined, password: now.os.wifi.networks[joined]?.password ?? "" }),
  );
  for (const [id, { paired, connected }] of Object.entries(os.bluetooth.devices)) {
    add(["bluetooth", "devices", id, "paired"], paired, () => system(paired ? "pair" : "unpair", { id }));
    add(["bluetooth", "devices", id, "connected"], connected, () => system("connectDevice", { id, on: connected }));
  }
  const { battery, focused, lock } = os;
  add(["battery"], battery, () => ({ name: "os.setBattery", args: { ...battery } }));
  add(["focused"], focused, () => system("setFocus", { on: focused !== null, apps: [...(focused ?? [])] }));
  add(["lock"], lock, (now) => system("setLock", { ...lock, current: now.os.lock.secret }));
  return all;
}

/**
 * The state after an edit of which the managers have heard: values of theirs that the edit changed are set again by their
 * commands, on a phone that has the rest of the edit already. Where one waits for another (mobile data for the end of airplane
 * mode), it comes after it, whatever the order in the patch. What the patch names is as it says in the end; where the phone refuses
 * that, or another value of the same patch rules it out, the edit is refused by the path. Throws Refusal.
 *
 * @param before the state that was edited
 * @param after the same with the edit in it, validated
 * @param named JSON pointers of what the patch names
 */
export function cascaded(before: PhoneState, after: PhoneState, named: readonly string[]): PhoneState {
  const had = managedOf(before);
  const wanted = managedOf(after);
  const changed = [...wanted].filter(([at, { value }]) => had.has(at) && !sameJson(had.get(at)!.value, value));
  const undone = changed.map(([at, { path }]) => ({ op: "replace", path, value: had.get(at)!.value }) as const);
  let now = applyPatches(after, undone as never) as PhoneState;
  now = setAll(now, changed);
  // A cascade may have undone what the patch says of another value, or of one that it left as it was.
  const asked = [...wanted].filter(([at]) => had.has(at) && named.some((name) => isAtOrAround(name, at)));
  const lost = (state: PhoneState) => {
    const is = managedOf(state);
    return asked.filter(([at, { value }]) => !sameJson(is.get(at)?.value, value));
  };
  now = setAll(now, lost(now));
  const [gone] = lost(now);
  if (gone) throw doesNotTake(gone[1], "another value of this patch rules it out");
  return now;
}

/** One after another; what is refused is tried again after the others. */
function setAll(from: PhoneState, changes: readonly (readonly [string, Managed])[]): PhoneState {
  let now = from;
  let waiting = [...changes];
  while (waiting.length > 0) {
    const refused: { readonly change: (typeof waiting)[number]; readonly why: string }[] = [];
    for (const change of waiting) {
      const { state, rejected } = phone.reduce(now, change[1].command(now));
      if (rejected === null) now = state;
      else refused.push({ change, why: rejected });
    }
    if (refused.length === waiting.length) throw doesNotTake(refused[0]!.change[1], `refused: ${refused[0]!.why}`);
    waiting = refused.map(({ change }) => change);
  }
  return now;
}

/** The JSON pointers that a patch names: the leaves of what it puts, and what it removes. */
export function namedIn(patch: { readonly merge: Json } | { readonly operations: readonly Operation[] }): string[] {
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
const isAtOrAround = (name: string, at: string): boolean =>
  name === at || name.startsWith(`${at}/`) || at.startsWith(`${name}/`);
const doesNotTake = ({ path }: Managed, message: string): Refusal =>
  new Refusal("invalid", "The phone's managers do not take this.", [{ path: path.join("."), message }]);

/**
 * Tests judges with reference solutions that contain one error. The solutions are played in the kernel, without a page.
 * A result that differs from the result of the true solution is a near miss, and the judge must reject it.
 */
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { AnyTask } from "#judge/define.ts";
import type { Instance } from "#judge/instance.ts";
import { dataChanges } from "#judge/changes.ts";
import { occasionOf, findSheet } from "#judge/judge.ts";
import type { Knowledge } from "#judge/knowledge.ts";
import type { Driver } from "#judge/driver.ts";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import { CommandError, type Command } from "#os/command.ts";
import type { Notification, PhoneState } from "#os/state.ts";
import { dayNumber, isDay, formatDay } from "#state/day.ts";
import { isObject, sameJson, type Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { sampleFields, idsIn, optionsOf } from "../navigation/sample-arguments.ts";
import { likenessTo, type Likeness } from "./footprint.ts";
import { replaySolution, type Call, type SolutionRecording, type Step } from "./solution-recording.ts";

export const missKinds = [
  "wrong place",
  "done elsewhere too",
  "one field off",
  "step left out",
  "done and undone",
  "done twice",
  "stray action",
] as const;
export type MissKind = (typeof missKinds)[number];
export interface Miss {
  readonly kind: MissKind;
  /** A text that describes the difference from the true solution. */
  readonly description: string;
  /** The state of the phone at the end. */
  readonly end: PhoneState;
  /** The comparison of this end state with the end state of the true solution. */
  readonly likeness: Likeness;
  /** Whether the judge accepts the end state. */
  readonly success: boolean;
}
interface Mutant {
  readonly kind: MissKind;
  readonly description: string;
  /**
   * Plays the changed solution. Returns null if the phone does not offer the change. The result may contain a more
   * exact description.
   */
  readonly play: () => Promise<MutantResult | null>;
}
interface MutantResult {
  readonly end: PhoneState;
  readonly description?: string;
}
export interface Solved extends SolutionRecording {
  readonly instance: Instance;
  readonly start: PhoneState;
  readonly end: PhoneState;
  /**
   * The information that the solution received and saw, and the information that it used without having received or
   * seen it.
   */
  readonly knowledge: Knowledge;
}

const all = apps as readonly AnyApp[];
/**
 * The number of attempts with random actions. Most random actions cause no change that a user would notice, so tasks
 * without other near misses need many attempts.
 */
const strayTries = 12;

/**
 * Plays changed solutions until there are `most` near misses of each kind. The seed of the instance selects the
 * changes.
 */
export async function nearMisses(
  task: AnyTask,
  solved: Solved,
  most: number,
  succeeds: (end: PhoneState) => boolean,
): Promise<Miss[]> {
  const { instance, start, end } = solved;
  const r = Rng.of(instance.seed, instance.id, instance.lang, "near misses");
  const likenessOf = likenessTo(task, instance.params as never, start, end);
  const mutants = mutantsOf(task, solved, r, (state) => likenessOf(state) !== "same");
  const out: Miss[] = [];
  for (const kind of missKinds) {
    let counted = 0;
    let tries = most * 4;
    for (const { description, play } of r.shuffle(mutants.filter((m) => m.kind === kind))) {
      if (counted === most || tries-- === 0) break;
      const played = await play();
      if (!played) continue;
      const likeness = likenessOf(played.end);
      if (likeness !== "same") counted += 1;
      out.push({ kind, description, likeness, success: succeeds(played.end), ...played });
    }
  }
  return out;
}

function mutantsOf(task: AnyTask, solved: Solved, r: Rng, differs: (state: PhoneState) => boolean): Mutant[] {
  const { instance, start, end, calls, states } = solved;
  const solution = (o: Driver<never, string>): Promise<void> =>
    task.oracle(o as never, instance.params as never, occasionOf(start, instance.lang));
  const mutants: Mutant[] = [];
  const turned = (
    kind: MissKind,
    at: number,
    description: string,
    turn: (step: Step, index: number) => readonly Step[],
  ): number =>
    mutants.push({
      kind,
      description,
      play: async () => ({ end: await replaySolution(phone, solved, solution, at, turn) }),
    });
  const instead = (kind: MissKind, at: number, what: string, ...steps: readonly Step[]): number =>
    turned(kind, at, what, (step, index) => (index === at ? steps : [step]));
  /** Plays the whole solution again from its own end. */
  const onceMore = (turn: (step: Step) => readonly Step[]) => async (): Promise<MutantResult> => ({
    end: await replaySolution(phone, { calls: [], states: [end] }, solution, 0, turn),
  });
  const met = new Set<string>();

  for (const [at, call] of calls.entries()) {
    const before = states[call.from]!;
    const after = states[call.to]!;
    const stepText = formatStep(call);
    instead("step left out", at, `without ${stepText}`);
    for (const [id, other] of otherIds(call, before, r, met)) {
      const replaced = (step: Step): readonly Step[] => [
        { ...step, args: step.args.map((arg) => replaceId(arg, id, other)) },
      ];
      turned("wrong place", at, `${other} instead of ${id} from ${stepText} on`, replaced);
      mutants.push({
        kind: "done elsewhere too",
        description: `all of it, and once more with ${other} instead of ${id}`,
        play: onceMore(replaced),
      });
    }
    for (const step of otherTargets(call, before))
      instead("wrong place", at, `${formatStep(step)} instead of ${stepText}`, step);
    for (const step of offByOne(call, r, findSheet(all, before)?.fields ?? []))
      instead("one field off", at, `${formatStep(step)} instead of ${stepText}`, step);
    if (dataChanges(all, before, after).length === 0) continue;
    instead("done twice", at, `${stepText} twice`, call, call);
    mutants.push({
      kind: "done and undone",
      description: stepText,
      play: async () => {
        const undone = findUndo(call, before, after, r);
        if (!undone) return null;
        const how = undone.map((c) => `${c.name} ${JSON.stringify(c.args)}`).join(", ");
        return {
          end: await replayWithCommands(solved, solution, at, undone),
          description: `${stepText} undone by ${how}`,
        };
      },
    });
  }
  mutants.push({
    kind: "done twice",
    description: "the whole solution once more",
    play: onceMore((step) => [step]),
  });
  for (let i = 0; i < strayTries; i++)
    mutants.push({ kind: "stray action", description: "", play: async () => playStray(task, end, r, differs) });
  return mutants;
}

/** Plays the calls up to the call with the index `at`, then these commands, then the remaining calls. */
function replayWithCommands(
  solved: Solved,
  solution: (o: Driver<never, string>) => Promise<void>,
  at: number,
  commands: readonly Command[],
): Promise<PhoneState> {
  const { calls, states } = solved;
  const undone = commands.reduce((state, command) => tryCommand(state, command) ?? state, states[calls[at]!.to]!);
  const next = calls[at + 1];
  if (!next) return Promise.resolve(undone);
  // The next call begins in the state after the commands.
  const altered = states.map((state, i) => (i === next.from ? undone : state));
  return replaySolution(phone, { calls, states: altered }, solution, at + 1, (step) => [step]);
}

/** Returns other ids of the same kind for each id that occurs for the first time in this call. */
function otherIds(call: Call, state: PhoneState, r: Rng, met: Set<string>): [string, string][] {
  const named = [...idsIn(call.args.slice(1).filter(isData) as Json[])].filter((id) => !met.has(id));
  if (named.length === 0) return [];
  const known = [...idsIn({ apps: state.apps, files: state.os.files as unknown as Json })];
  return named.flatMap((id) => {
    met.add(id);
    const prefix = `${id.split("_")[0]}_`;
    const others = known.filter((other) => other !== id && other.startsWith(prefix));
    // One of the ids is the most similar one, because records that are easily confused often have ids with a long
    // common prefix.
    const alike = others.toSorted((a, b) => commonPrefixLength(b, id) - commonPrefixLength(a, id)).slice(0, 1);
    const any = r.sample(others, Math.min(2, others.length));
    return [...new Set([...alike, ...any])].map((other): [string, string] => [id, other]);
  });
}
const commonPrefixLength = (a: string, b: string): number => [...a].findIndex((char, i) => char !== b[i]);
/** Returns calls for other notifications, or for other targets of the share sheet. */
function otherTargets({ name, args }: Call, state: PhoneState): Step[] {
  if (name === "openNotification" || name === "replyTo") {
    const fits = args[0] as (n: Notification) => boolean;
    return [{ name, args: [(n: Notification) => !fits(n), ...args.slice(1)] }];
  }
  if (name !== "choose") return [];
  const [app, target] = args as [AnyApp, string | undefined];
  const handlers = state.view.chooser?.handlers ?? [];
  const mine = handlers.find((id) => id.startsWith(`${app.id}/`));
  const targets = mine === undefined ? [] : phone.targetsOf(state, mine).filter(({ id }) => id !== target);
  const elsewhere = handlers.filter((id) => id !== mine).map((id) => phone.handlers.get(id)!.app);
  return [
    ...targets.slice(0, 2).map(({ id }): Step => ({ name, args: [app, id] })),
    ...elsewhere.slice(0, 1).map((other): Step => ({ name, args: [other] })),
  ];
}
/** Returns variants of the call in which one argument is slightly different. */
function offByOne({ name, args }: Call, r: Rng, fields: readonly SheetField[]): Step[] {
  const at = (index: number, schemas: (field: string) => unknown): Step[] => {
    const given = args[index];
    if (!isObject(given)) return [];
    // The arguments are a record from the screen, so a user could not enter other values.
    const isShown =
      (name === "act" || name === "carry") && Object.entries(given).some(([f, v]) => isFreeText(v as Json, schemas(f)));
    return Object.entries(given as Record<string, Json>).flatMap(([field, value]) =>
      (isShown && optionsOf(schemas(field)) === null ? [] : variants(value, schemas(field), r)).map((other) => ({
        name,
        args: args.map((arg, i) => (i === index ? { ...given, [field]: other } : arg)),
      })),
    );
  };
  switch (name) {
    case "type":
      return mistypedTexts(args[1] as string).map((text) => ({ name, args: [args[0], text] }));
    case "replyTo":
      return mistypedTexts(args[1] as string).map((text) => ({ name, args: [args[0], text] }));
    case "act":
    case "slide":
    case "enter":
    case "carry": {
      const [app, act] = args as [AnyApp, string];
      const [screen, on] = act.split(".");
      const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === screen && e.on === on);
      return at(2, (field) => edges.map((e) => e.args[field]).find((schema) => schema !== undefined));
    }
    case "set": {
      const [app, screen] = args as [AnyApp, string];
      const { view } = (app.navigation.screens as Record<string, { view: Fields }>)[screen]!;
      return at(2, (field) => view[field]);
    }
    case "answer":
      return at(0, (id) => {
        const field = fields.find((f) => f.id === id);
        return field?.kind === "choice" ? { type: "picklist", options: field.options } : undefined;
      });
    case "grant":
      return [{ name, args: ["denied"] }];
    case "wait":
      return [{ name, args: [(args[0] as number) + 60] }];
    default:
      return [];
  }
}
const isFreeText = (value: Json, schema: unknown): boolean =>
  (typeof value === "string" && optionsOf(schema) === null && !isDay(value) && idsIn(value).size === 0) ||
  isObject(value);
type SheetField = { readonly id: string; readonly kind: string; readonly options?: readonly string[] };
function variants(value: Json, schema: unknown, r: Rng): Json[] {
  const options = optionsOf(schema)?.filter((option) => !sameJson(option, value));
  if (options) return r.sample(options, Math.min(2, options.length));
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string") return idsIn(value).size > 0 ? [] : mistypedTexts(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const [last] = variants(value.at(-1)!, undefined, r);
    return [value.slice(1), ...(last === undefined ? [] : [[...value.slice(0, -1), last]])];
  }
  if (value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, undefined, r).map((other) => ({ ...value, [key]: other })),
  );
}
/** Returns the text with another day, with another digit, or with one letter more or less. */
function mistypedTexts(text: string): string[] {
  if (isDay(text)) return [formatDay(dayNumber(text) + 1), formatDay(dayNumber(text) - 7)];
  const digit = text.match(/\d(?=\D*$)/)?.[0];
  const turned = digit === undefined ? [] : [text.replace(/\d(?=\D*$)/, String((Number(digit) + 1) % 10))];
  return [...turned, digit === undefined || turned.length === 0 ? `${text}x` : text.slice(0, -1)];
}

/**
 * Searches the acts of the screen for an act that reverts the call, and tries a few arguments for each act. Returns
 * null if there is no such act.
 */
function findUndo(call: Call, before: PhoneState, after: PhoneState, r: Rng): readonly Command[] | null {
  const undone = dataChanges(all, before, after);
  const paths = new Set(undone.map(({ path }) => path));
  const takesBack = (state: PhoneState): boolean => {
    const left = dataChanges(all, before, state);
    return left.length < undone.length && left.every(({ path }) => paths.has(path));
  };
  const touched = undone.flatMap(({ path }) => path.split("/").filter((step) => idsIn(step).size > 0));
  const front = phone.top(after, after.view.front);
  const app = phone.app(front.app);
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === front.screen && e.on !== "back");
  const act = (on: string, args: Json): Command => ({ name: "os.act", args: { app: app.id, on, args } });
  const again = call.name === "act" ? [act((call.args[1] as string).split(".")[1]!, (call.args[2] ?? {}) as Json)] : [];
  const ids = touched.length > 0 ? touched : [...idsIn(after.apps[app.id]!)];
  const drawn = edges.flatMap((edge) =>
    Array.from({ length: Object.keys(edge.args).length === 0 ? 1 : 4 }, () =>
      act(edge.on, sampleFields(edge.args, ids, r)),
    ),
  );
  for (const command of [...again, ...drawn]) {
    const one = tryCommand(after, command);
    if (!one) continue;
    if (takesBack(one)) return [command];
    const yes: Command = { name: "os.answer", args: { yes: true } };
    const two = one.view.dialog ? tryCommand(one, yes) : null;
    if (two && takesBack(two)) return [command, yes];
  }
  return null;
}

/** Opens a random app at the end and executes random acts until there is a difference that a user would notice. */
function playStray(
  task: AnyTask,
  end: PhoneState,
  r: Rng,
  differs: (state: PhoneState) => boolean,
): MutantResult | null {
  // Random acts do not use the answer sheet, because its content is judged as an answer.
  const own = (task.apps as readonly AnyApp[]).filter((app) => app.part !== "sheet");
  for (let i = 0; i < 5; i++) {
    const app = r.pick(r.chance(0.5) ? own : all.filter((a) => a.part !== "sheet"));
    let state = tryCommand(end, { name: "os.launch", args: { app: app.id } }) ?? end;
    const done: string[] = [];
    for (let act = 0; act < 30 && phone.top(state, state.view.front).app === app.id; act++) {
      const command = randomCommand(state, r);
      const next = tryCommand(state, command);
      if (!next || next === state) continue;
      const changed = dataChanges(all, state, next).length > 0;
      state = tryCommand(next, { name: "os.tick", args: { ms: 1000 } }) ?? next;
      done.push(`${command.name} ${JSON.stringify(command.args)}`);
      if (changed && differs(state)) return { end: state, description: `and then ${done.slice(-3).join(", ")}` };
    }
  }
  return null;
}
/** Returns a random command that may be possible in this state. */
function randomCommand(state: PhoneState, r: Rng): Command {
  if (state.view.dialog) return { name: "os.answer", args: { yes: true } };
  if (state.view.permission) return { name: "os.grant", args: { answer: "allowed" } };
  const front = phone.top(state, state.view.front);
  const app = phone.app(front.app);
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === front.screen && e.on !== "back");
  if (edges.length === 0 || r.chance(0.1)) return { name: "os.back", args: {} };
  const edge = r.pick(edges);
  const ids =
    Object.keys(edge.args).length === 0 ? [] : [...idsIn(state.apps[app.id]!), ...Object.keys(state.os.files)];
  return { name: "os.act", args: { app: app.id, on: edge.on, args: sampleFields(edge.args, ids, r) } };
}
/** Returns the state after the command, or null if the phone refuses the command or does not offer it. */
function tryCommand(state: PhoneState, command: Command): PhoneState | null {
  try {
    const outcome = phone.reduce(state, command);
    return outcome.rejected === null ? outcome.state : null;
  } catch (e) {
    if (e instanceof CommandError) return null;
    throw e;
  }
}

/** Replaces each `id` in the data. */
function replaceId(arg: unknown, id: string, other: string): unknown {
  if (arg === id) return other;
  if (Array.isArray(arg)) return arg.map((x) => replaceId(x, id, other));
  if (!isData(arg) || !isObject(arg)) return arg;
  return Object.fromEntries(Object.entries(arg).map(([key, x]) => [key === id ? other : key, replaceId(x, id, other)]));
}
/** Whether the argument is data. Arguments may also be apps and functions. */
const isData = (arg: unknown): boolean =>
  typeof arg !== "function" && !(isObject(arg) && "navigation" in arg && "commands" in arg);
const formatStep = ({ name, args }: Step): string =>
  [
    name,
    ...args.map((arg) => (typeof arg === "function" ? "…" : isData(arg) ? JSON.stringify(arg) : (arg as AnyApp).id)),
  ].join(" ");

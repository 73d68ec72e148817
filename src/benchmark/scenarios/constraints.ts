/**
 * Constraints that an instruction may prescribe in addition to its goal: predicates over an episode's log (MobiFlow,
 * scenario 1). AMR is the share of obeyed constraints.
 */
import type { Lang } from "#contract/env.ts";
import type { ActionType } from "#contract/action.ts";
import type { LogEntry } from "./log.ts";

/** An event of a step that a constraint can refer to. */
export type StepEvent =
  /** An app opens in the foreground. */
  | { readonly enters: string }
  /** One of the phone's own surfaces opens. */
  | { readonly opens: "recents" | "shade" }
  /** A screen opens in the foreground, for example "ebay.watchlist". */
  | { readonly visits: string }
  /** An edge of an app's navigation is followed, for example "ebay.home.watchlist". */
  | { readonly uses: string }
  /** An action is executed. Its effect does not matter. */
  | { readonly does: ActionType };
export type Constraint =
  | { readonly kind: "never"; readonly what: StepEvent }
  | { readonly kind: "times"; readonly what: StepEvent; readonly times: number }
  | { readonly kind: "before"; readonly first: StepEvent; readonly later: StepEvent }
  | { readonly kind: "last"; readonly what: StepEvent };

const matchesEvent =
  (event: StepEvent) =>
  ({ action, before, after, edges }: LogEntry): boolean => {
    if ("does" in event) return action.type === event.does;
    if ("opens" in event) return after.surface === event.opens && before.surface !== event.opens;
    if ("visits" in event) return after.screen === event.visits && before.screen !== event.visits;
    if ("uses" in event) return edges.includes(event.uses);
    return after.app === event.enters && before.app !== event.enters;
  };

/** Constraints ignore these actions, because they do not touch the phone. */
const textActions: ReadonlySet<string> = new Set(["COMPLETE", "ABORT", "ANSWER", "INFO", "NOOP"]);

/**
 * Whether the episode obeyed the constraint. An episode without actions obeys prohibitions, but no other constraints.
 */
export function isObeyed(constraint: Constraint, log: readonly LogEntry[]): boolean {
  const done = log.filter(({ action }) => !textActions.has(action.type));
  switch (constraint.kind) {
    case "never":
      return !done.some(matchesEvent(constraint.what));
    case "times":
      return done.filter(matchesEvent(constraint.what)).length === constraint.times;
    case "before": {
      const first = done.findIndex(matchesEvent(constraint.first));
      const later = done.findIndex(matchesEvent(constraint.later));
      return first >= 0 && (later < 0 || first < later);
    }
    case "last":
      return done.length > 0 && matchesEvent(constraint.what)(done.at(-1)!);
  }
}

/** The names that an instruction uses for apps and pages. */
export interface Names {
  /** The id of the app with the home screen. */
  readonly home: string;
  title(app: string): string;
  /**
   * Returns the page with this screen or behind this edge: the page's app, and the label of the control that opens the
   * page. Throws if there is no such page.
   */
  page(id: string): { readonly app: string; readonly label: string };
}

/** Returns the constraint as a sentence of the instruction. Throws if there is no sentence for the constraint. */
export function toSentence(constraint: Constraint, lang: Lang, { home, title, page }: Names): string {
  const say = (en: string, zh: string): string => (lang === "en" ? en : zh);
  const { kind } = constraint;
  if (kind === "never" && "enters" in constraint.what && constraint.what.enters === home)
    return say("never go back to the home screen on the way", "中途不要回到桌面");
  if (kind === "never" && "does" in constraint.what && constraint.what.does === "AWAKE")
    return say(
      "open every app by touching its icon, never directly by its name",
      "每次都要点图标打开应用，不要直接按名称启动",
    );
  if (kind === "times" && "enters" in constraint.what) {
    const name = title(constraint.what.enters);
    return constraint.times === 1
      ? say(`open ${name} exactly once`, `只打开一次${name}`)
      : say(`open ${name} exactly ${constraint.times} times`, `打开${name}正好 ${constraint.times} 次`);
  }
  if (kind === "times" && "opens" in constraint.what)
    return constraint.what.opens === "recents"
      ? say("look at the list of recent apps exactly once", "只查看一次最近使用的应用列表")
      : say("pull down the notifications exactly once", "只下拉一次通知栏");
  if (kind === "times" && "uses" in constraint.what && constraint.times === 1) {
    const { app, label } = page(constraint.what.uses);
    return say(`tap "${label}" in ${title(app)} exactly once`, `在${title(app)}里只点一次“${label}”`);
  }
  if (kind === "before" && "visits" in constraint.first && "enters" in constraint.later) {
    const { app, label } = page(constraint.first.visits);
    const later = title(constraint.later.enters);
    return say(
      `look at "${label}" in ${title(app)} first, and only then open ${later}`,
      `先看一眼${title(app)}里的“${label}”，然后再打开${later}`,
    );
  }
  if (kind === "before" && "enters" in constraint.first && "enters" in constraint.later) {
    const [first, later] = [title(constraint.first.enters), title(constraint.later.enters)];
    return say(`look into ${first} first, and only then open ${later}`, `先打开${first}看一眼，然后再打开${later}`);
  }
  if (kind === "last" && "enters" in constraint.what && constraint.what.enters === home)
    return say("go to the home screen at the very end", "最后回到桌面");
  throw new Error(`There is no sentence for ${JSON.stringify(constraint)}`);
}

/** Returns the instruction, followed by the sentences of the prescribed constraints. */
export function addPrescription(instruction: string, sentences: readonly string[], lang: Lang): string {
  const listed = sentences.map((sentence, i) => `(${i + 1}) ${sentence}`);
  return lang === "en"
    ? `${instruction} While you do so, keep to this: ${listed.join("; ")}.`
    : `${instruction}操作过程中请遵守以下要求：${listed.join("；")}。`;
}

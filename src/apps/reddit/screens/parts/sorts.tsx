/** The sheets that choose the order of posts and the time span of an order. */
import bolt from "@material-symbols/svg-400/outlined/bolt.svg?raw";
import burst from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import fire from "@material-symbols/svg-400/outlined/local_fire_department.svg?raw";
import rocket from "@material-symbols/svg-400/outlined/rocket.svg?raw";
import rise from "@material-symbols/svg-400/outlined/trending_up.svg?raw";
import top from "@material-symbols/svg-400/outlined/leaderboard.svg?raw";
import { minuteMs } from "#state/civil.ts";
import { postSorts, spans, type PostSort, type Span } from "../../features/home/state.ts";
import { ChoiceSheet } from "../../looks/overlays.tsx";
import type { Word } from "../../strings.ts";

const icons = { best: rocket, hot: fire, new: burst, top, rising: rise, controversial: bolt } as const;
type Translate = (key: Word) => string;
export function SortSheets(p: {
  readonly open: string | null;
  readonly t: Translate;
  readonly sorts?: readonly PostSort[] | undefined;
  readonly sort: PostSort;
  readonly span: Span;
  readonly onSort: (sort: PostSort) => void;
  readonly onSpan: (span: Span) => void;
}) {
  return (
    <>
      <ChoiceSheet
        open={p.open === "sort"}
        title={p.t("sortPostsBy")}
        items={(p.sorts ?? postSorts).map((sort) => ({
          label: p.t(`sort_${sort}`),
          icon: icons[sort],
          on: p.sort === sort,
          onTap: () => p.onSort(sort),
        }))}
      />
      <SpanSheet open={p.open === "span"} t={p.t} title={p.t(`sort_${p.sort}`)} span={p.span} onSpan={p.onSpan} />
    </>
  );
}
export function SpanSheet(p: {
  readonly open: boolean;
  readonly t: Translate;
  readonly title: string;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}) {
  return (
    <ChoiceSheet
      open={p.open}
      title={p.title}
      items={spans.map((span) => ({ label: p.t(`span_${span}`), on: p.span === span, onTap: () => p.onSpan(span) }))}
    />
  );
}
export const isSpanned = (sort: PostSort): boolean => sort === "top" || sort === "controversial";
const minutesOf = { hour: 60, day: 1440, week: 7 * 1440, month: 30 * 1440, year: 365 * 1440, all: null } as const;
const minutesFor = (sort: PostSort, span: Span): number | null =>
  sort === "rising" ? 1440 : isSpanned(sort) ? minutesOf[span] : null;
const ages = (minutes: number | null, from: number) => ({
  age_min: from,
  ...(minutes === null ? {} : { age_max: from + minutes }),
});
/** Returns the arguments of a query for a time span. `from` is the smallest age of the feed. */
export const spanArgs = (span: Span, from: number) => ages(minutesOf[span], from);
/** Returns the arguments of a query for an order. */
export const sortArgs = (sort: PostSort, span: Span, from: number) => ({
  sort: sort === "best" ? ("hot" as const) : sort,
  ...ages(minutesFor(sort, span), from),
});
/** Returns whether a post of the user belongs to the time span of an order. */
export function isInSpan(at: number, host: { readonly now: number }, sort: PostSort, span: Span): boolean {
  const minutes = minutesFor(sort, span);
  // Lists without a time span do not read the clock, so they are not computed again with each tick.
  return minutes === null || host.now - at <= minutes * minuteMs;
}

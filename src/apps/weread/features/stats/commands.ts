/** Commands of the reading time. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { dayKey, dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import { BookId } from "../../ids.ts";
import { addNews } from "../../people.ts";
import { weread } from "../../state.ts";
import { dayTotal } from "./queries.ts";
import { goals } from "./state.ts";

export const statsCommands = {
  /** Adds the time for which the reader was in front. The phone runs this command when its clock moves. */
  countReading: weread.command({ book: BookId, from: instant, ms: wholeNumber }, (state, { book, from, ms }, ctx) => {
    const until = from + ms;
    for (let at = from; at < until;) {
      const next = Math.min(until, startOfDay(at, ctx.offsetMin) + dayMs);
      const day = (state.days[dayKey(at, ctx.offsetMin)] ??= {});
      day[book] = (day[book] ?? 0) + (next - at);
      at = next;
    }
    const today = dayKey(Math.max(from, until - 1), ctx.offsetMin);
    const isMet = state.goal !== null && dayTotal(state, today) >= state.goal * minuteMs;
    if (!isMet || state.goalMetOn === today) return;
    state.goalMetOn = today;
    addNews(state, ctx, { kind: "goal", by: null, book: null, text: String(state.goal) });
  }),
  setGoal: weread.command({ goal: v.nullable(v.picklist(goals)) }, (state, { goal }) => {
    state.goal = goal;
    state.goalMetOn = null;
  }),
};

/** What can happen with steps. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { dayKey } from "../../../../state/civil.ts";
import { notifies } from "../../links.ts";
import { me, PersonId } from "../../people.ts";
import { wechat } from "../../state.ts";
import { PictureRef } from "../moments/state.ts";
import { rankingOf } from "./queries.ts";

const daysKept = 30;

export const stepsCommands = {
  likeSteps: wechat.command({ person: PersonId }, (state, { person }, ctx) => {
    if (!rankingOf(state, ctx.now, ctx.offsetMin).some((r) => r.person === person)) return reject("steps-hidden");
    if (person === me) return reject("steps-own");
    const day = dayKey(ctx.now, ctx.offsetMin);
    const list = state.stepLikes[day] ?? [];
    state.stepLikes[day] = list.includes(person) ? list.filter((p) => p !== person) : [...list, person];
    for (const old of Object.keys(state.stepLikes).toSorted().slice(0, -daysKept)) delete state.stepLikes[old];
  }),
  setSteps: wechat.command(
    {
      joined: v.optional(v.boolean()),
      goal: v.optional(v.picklist([4000, 6000, 8000, 10000, 12000])),
      cover: v.optional(PictureRef),
    },
    (state, { joined, goal, cover }) => {
      if (joined !== undefined) state.steps.joined = joined;
      if (goal !== undefined) state.steps.goal = goal;
      if (cover !== undefined) state.steps.cover = cover;
    },
  ),
  /** Shows a friend's steps no longer, or again. */
  ignoreSteps: wechat.command({ person: PersonId }, (state, { person }) => {
    if (!state.friends[person]) return reject("person-unknown");
    const { ignored } = state.steps;
    state.steps.ignored = ignored.includes(person) ? ignored.filter((p) => p !== person) : [...ignored, person];
  }),
  /** Shows a friend the own steps no longer, or again. */
  hideSteps: wechat.command({ person: PersonId }, (state, { person }) => {
    if (!state.friends[person]) return reject("person-unknown");
    const { hiddenFrom } = state.steps;
    state.steps.hiddenFrom = hiddenFrom.includes(person)
      ? hiddenFrom.filter((p) => p !== person)
      : [...hiddenFrom, person];
  }),
  /** The day's list comes in the evening. */
  tellSteps: wechat.command({}, (state, _, ctx) => {
    if (!notifies(state, "steps") || !state.plugins.werun) return;
    const ranking = rankingOf(state, ctx.now, ctx.offsetMin);
    const own = ranking.find((r) => r.person === me);
    ctx.notify({
      title: "werun",
      key: own ? "stepsToday" : "stepsTodayOthers",
      facts: own ? { steps: own.steps, rank: own.rank } : {},
      channel: "steps",
      tag: "steps",
      open: { screen: "werun", params: {} },
    });
  }),
};

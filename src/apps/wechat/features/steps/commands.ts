/** Commands for steps. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayKey } from "#state/civil.ts";
import { mayNotify } from "../../shared-queries.ts";
import { me, PersonId } from "../../people.ts";
import { wechat } from "../../state.ts";
import { PictureRef } from "../moments/state.ts";
import { rankSteps } from "./queries.ts";

const keptDays = 30;

export const stepsCommands = {
  likeSteps: wechat.command({ person: PersonId }, (state, { person }, ctx) => {
    if (!rankSteps(state, ctx.now, ctx.offsetMin).some((r) => r.person === person)) return reject("steps-hidden");
    if (person === me) return reject("steps-own");
    const day = dayKey(ctx.now, ctx.offsetMin);
    const list = state.stepLikes[day] ?? [];
    state.stepLikes[day] = list.includes(person) ? list.filter((p) => p !== person) : [...list, person];
    for (const old of Object.keys(state.stepLikes).toSorted().slice(0, -keptDays)) delete state.stepLikes[old];
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
  /** Hides a friend's steps from the owner, or shows them again. */
  ignoreSteps: wechat.command({ person: PersonId }, (state, { person }) => {
    if (!state.friends[person]) return reject("person-unknown");
    const { ignored } = state.steps;
    state.steps.ignored = ignored.includes(person) ? ignored.filter((p) => p !== person) : [...ignored, person];
  }),
  /** Hides the owner's steps from a friend, or shows them again. */
  hideSteps: wechat.command({ person: PersonId }, (state, { person }) => {
    if (!state.friends[person]) return reject("person-unknown");
    const { hiddenFrom } = state.steps;
    state.steps.hiddenFrom = hiddenFrom.includes(person)
      ? hiddenFrom.filter((p) => p !== person)
      : [...hiddenFrom, person];
  }),
  /** Scheduled for the evening. Notifies the owner of the day's ranking. */
  tellSteps: wechat.command({}, (state, _, ctx) => {
    if (!mayNotify(state, "steps") || !state.plugins.werun) return;
    const ranking = rankSteps(state, ctx.now, ctx.offsetMin);
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

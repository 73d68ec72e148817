import { screen } from "#ui/screen-binding.tsx";
import { addDays, civilOf } from "#state/civil.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Chips } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { BigFigure } from "#apps/wechat/looks/settings.tsx";
import { DayColumns } from "#apps/wechat/looks/steps.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { stepsToday, stepsOn } from "../queries.ts";

const goals = [4000, 6000, 8000, 10000, 12000] as const;
export default screen(wechat, strings, "ownSteps", (p) => {
  const days = () =>
    Array.from({ length: p.view.span === "week" ? 7 : 30 }, (_, n) => n)
      .toReversed()
      .map((ago) => {
        const c = civilOf(addDays(p.now, -ago), p.offsetMin);
        const label = p.view.span === "week" ? `${c.month}/${c.day}` : c.day % 5 === 0 ? String(c.day) : "";
        return { label, steps: stepsOn(p.state, me, p.now, ago, p.offsetMin) };
      });
  const past = () => days().slice(0, -1);
  const average = () => Math.round(past().reduce((sum, d) => sum + d.steps, 0) / past().length);
  return (
    <Frame
      back
      white
      title={p.t("ownSteps")}
      overlays={
        <ActionSheet
          open={p.view.open === "goal"}
          title={p.t("stepsGoal")}
          items={goals.map((goal) => ({
            label: p.t("stepsCount", { n: goal }),
            on: p.state.steps.goal === goal,
            onTap: () => p.act.setGoal({ goal }),
          }))}
        />
      }
    >
      <BigFigure title={p.t("today")} figure={String(stepsToday(p.state, me, p.now, p.offsetMin))} />
      <Chips
        options={[
          { id: "week", label: p.t("stepsWeek") },
          { id: "month", label: p.t("stepsMonth") },
        ]}
        chosen={p.view.span}
        onPick={(span) => p.act.setSpan({ span })}
      />
      <DayColumns days={days()} goal={p.state.steps.goal} />
      <Cells>
        <Cell title={p.t("stepsAverage")} value={p.t("stepsCount", { n: average() })} />
        <Cell title={p.t("stepsBest")} value={p.t("stepsCount", { n: Math.max(...days().map((d) => d.steps)) })} />
        <Cell
          title={p.t("stepsGoal")}
          note={p.t("stepsGoalMet", { n: days().filter((d) => d.steps >= p.state.steps.goal).length })}
          value={p.t("stepsCount", { n: p.state.steps.goal })}
          leads
          onTap={() => p.setView({ open: "goal" })}
        />
      </Cells>
    </Frame>
  );
});

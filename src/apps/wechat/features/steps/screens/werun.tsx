import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { RankRow } from "#apps/wechat/looks/steps.tsx";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { PostPicture } from "../../moments/screens/parts/post-picture.tsx";
import { rankSteps } from "../queries.ts";

export default screen(wechat, strings, "werun", (p) => {
  const ranking = () => rankSteps(p.state, p.now, p.offsetMin);
  const held = () => p.view.held ?? "";
  return (
    <Frame
      back
      title={p.t("werun")}
      actions={<NavTextButton label={p.t("stepsSettingsTitle")} onTap={() => p.act.stepsSettings()} />}
      overlays={
        <ActionSheet
          open={p.view.open === "held"}
          title={nameOf(p.state, held())}
          items={[
            { label: p.t("stepsIgnore"), onTap: () => p.act.ignore() },
            {
              label: p.t(p.state.steps.hiddenFrom.includes(held()) ? "stepsUnhide" : "stepsHide"),
              onTap: () => p.act.hide(),
            },
          ]}
        />
      }
    >
      <div class="steps-cover">
        <PostPicture of={p.state.steps.cover} files={p.os.files} side={360} />
      </div>
      <Cells first>
        <Cell title={p.t("ownSteps")} leads onTap={() => p.act.ownSteps()} />
        <Cell title={p.t("stepsCover")} leads onTap={() => p.act.changeCover()} />
      </Cells>
      <Cells>
        <For each={ranking()}>
          {(r) => (
            <RankRow
              rank={r.rank}
              face={worldId(r.person)}
              name={nameOf(p.state, r.person)}
              note={r.person === me ? p.t("stepsOwnRank", { rank: r.rank }) : undefined}
              steps={r.steps}
              met={r.steps >= p.state.steps.goal}
              likes={r.likes}
              liked={r.liked}
              likeName={p.t("stepsLike", { name: nameOf(p.state, r.person) })}
              onLike={() => p.act.like({ person: r.person })}
              onTap={r.person === me ? () => p.act.ownSteps() : undefined}
              onHold={r.person === me ? undefined : () => p.act.hold({ person: r.person })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});

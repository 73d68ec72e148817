import { For, Match, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { StepProgress } from "#apps/wechat/looks/login.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { isObstacle, obstacles, listObstacles } from "../account-deletion.ts";

export default screen(wechat, strings, "deleteAccount", (p) => (
  <Frame back title={p.t("deleteTitle")}>
    <StepProgress steps={[p.t("deleteStep1"), p.t("deleteStep2"), p.t("deleteStep3")]} at={p.view.step} />
    <Switch>
      <Match when={p.view.step === 1}>
        <Cells>
          <For each={obstacles}>
            {(what) => (
              <Cell
                title={p.t(`obstacle_${what}`)}
                value={p.t(isObstacle(p.state, p.os, what) ? "obstacleOpen" : "obstacleDone")}
              />
            )}
          </For>
        </Cells>
        <BigButton
          label={p.t("nextWord")}
          disabled={listObstacles(p.state, p.os).length > 0}
          onTap={() => p.act.step({ step: 2 })}
        />
      </Match>
      <Match when={p.view.step === 2}>
        <Remark>{p.t("lostText")}</Remark>
        <Cells>
          <CheckCell title={p.t("agreeLoss")} on={p.view.agreed} onTap={() => p.act.agree()} />
        </Cells>
        <BigButton label={p.t("nextWord")} disabled={!p.view.agreed} onTap={() => p.act.step({ step: 3 })} />
      </Match>
      <Match when={p.view.step === 3}>
        <Cells>
          <TitledFieldCell title={p.t("passwordField")} at={p.field("password")} kind="password" />
        </Cells>
        <BigButton
          kind="danger"
          label={p.t("deleteForGood")}
          disabled={!p.can("delete")}
          onTap={() => p.act.delete()}
        />
      </Match>
    </Switch>
  </Frame>
));

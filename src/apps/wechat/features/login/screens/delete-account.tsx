import { For, Match, Switch } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Cell, Cells, ChooseCell, Remark } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { StepMarks } from "../../../looks/login.tsx";
import { strings } from "../../../strings.ts";
import { isInTheWay, obstacles, obstaclesOf } from "../ending.ts";

export default screen(wechat, strings, "deleteAccount", (p) => (
  <Frame back title={p.t("deleteTitle")}>
    <StepMarks steps={[p.t("deleteStep1"), p.t("deleteStep2"), p.t("deleteStep3")]} at={p.view.step} />
    <Switch>
      <Match when={p.view.step === 1}>
        <Cells>
          <For each={obstacles}>
            {(what) => (
              <Cell
                title={p.t(`obstacle_${what}`)}
                value={p.t(isInTheWay(p.state, p.os, what) ? "obstacleOpen" : "obstacleDone")}
              />
            )}
          </For>
        </Cells>
        <BigButton
          label={p.t("nextWord")}
          disabled={obstaclesOf(p.state, p.os).length > 0}
          onTap={() => p.act.step({ step: 2 })}
        />
      </Match>
      <Match when={p.view.step === 2}>
        <Remark>{p.t("lostText")}</Remark>
        <Cells>
          <ChooseCell title={p.t("agreeLoss")} on={p.view.agreed} onTap={() => p.act.agree()} />
        </Cells>
        <BigButton label={p.t("nextWord")} disabled={!p.view.agreed} onTap={() => p.act.step({ step: 3 })} />
      </Match>
      <Match when={p.view.step === 3}>
        <Cells>
          <FieldCell title={p.t("passwordField")} at={p.field("password")} kind="password" />
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

import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Slider } from "../../../../../ui/kit/rows.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { PieceGap } from "../../../looks/login.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "puzzle", (p) => (
  <Frame back white title={p.t("puzzleTitle")}>
    <Remark>
      {p.t(p.view.missed ? "puzzleMissed" : p.state.session.puzzle === null ? "puzzleDone" : "puzzleText")}
    </Remark>
    <PieceGap gap={p.state.session.puzzle ?? p.view.at} at={p.view.at} />
    <Show
      when={p.state.session.puzzle !== null}
      fallback={<BigButton label={p.t("goOn")} onTap={() => p.act.goOn()} />}
    >
      <div class="piece-way">
        <Slider name={p.t("slider")} value={p.view.at} max={100} onPick={(at) => p.act.slide({ puzzle: at })} />
      </div>
    </Show>
  </Frame>
));

import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Slider } from "#ui/kit/rows.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { PuzzlePicture } from "#apps/wechat/looks/login.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "puzzle", (p) => (
  <Frame back white title={p.t("puzzleTitle")}>
    <Remark>
      {p.t(p.view.missed ? "puzzleMissed" : p.state.session.puzzle === null ? "puzzleDone" : "puzzleText")}
    </Remark>
    <PuzzlePicture gap={p.state.session.puzzle ?? p.view.at} at={p.view.at} />
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

import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { backSign, leadsSign } from "../../../looks/glyphs.ts";
import { PictureTurns, WholePicture } from "../../../looks/whole-picture.tsx";
import { strings } from "../../../strings.ts";
import { Shot } from "./parts/shot.tsx";

export default screen(wechat, strings, "shots", (p) => {
  const at = () => Math.min(p.view.at ?? p.params.first, p.params.pictures.length - 1);
  return (
    <Frame
      back
      dark
      class="black"
      title={p.t("pictureOf", { n: at() + 1, count: p.params.pictures.length })}
      bottom={
        <Show when={p.params.pictures.length > 1}>
          <PictureTurns>
            <NavSign
              icon={backSign}
              name={p.t("earlier")}
              disabled={at() <= 0}
              onTap={() => p.act.turn({ at: Math.max(0, at() - 1) })}
            />
            <NavSign
              icon={leadsSign}
              name={p.t("later")}
              disabled={at() >= p.params.pictures.length - 1}
              onTap={() => p.act.turn({ at: at() + 1 })}
            />
          </PictureTurns>
        </Show>
      }
    >
      <Show when={p.params.pictures[at()]}>
        {(of) => (
          <WholePicture>
            <Shot of={of()} files={p.os.files} whole />
          </WholePicture>
        )}
      </Show>
    </Frame>
  );
});

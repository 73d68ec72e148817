import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { backIcon, chevronIcon } from "#apps/wechat/looks/glyphs.ts";
import { PicturePager, FullPicture } from "#apps/wechat/looks/full-picture.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { PostPicture } from "./parts/post-picture.tsx";

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
          <PicturePager>
            <NavIconButton
              icon={backIcon}
              name={p.t("earlier")}
              disabled={at() <= 0}
              onTap={() => p.act.turn({ at: Math.max(0, at() - 1) })}
            />
            <NavIconButton
              icon={chevronIcon}
              name={p.t("later")}
              disabled={at() >= p.params.pictures.length - 1}
              onTap={() => p.act.turn({ at: at() + 1 })}
            />
          </PicturePager>
        </Show>
      }
    >
      <Show when={p.params.pictures[at()]}>
        {(of) => (
          <FullPicture>
            <PostPicture of={of()} files={p.os.files} whole />
          </FullPicture>
        )}
      </Show>
    </Frame>
  );
});

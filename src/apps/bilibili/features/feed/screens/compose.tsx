import add from "@material-symbols/svg-400/outlined/add_photo_alternate.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { ChosenPicture } from "#ui/kit/social/chosen-picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { Cell } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import "#apps/bilibili/looks/feed.css";

export default screen(app, strings, "compose", (p) => {
  const video = queryWorld(videos.queries.video, () => (p.params.video === null ? null : { id: p.params.video }));
  return (
    <Leaf
      back="close"
      title={p.t("newPost")}
      actions={<BarWord pink label={p.t("publish")} disabled={!p.can("publish")} onTap={() => p.act.publish()} />}
    >
      <div class="compose-text">
        <FieldCell at={p.field("text")} label={p.t("postHint")} placeholder={p.t("postHint")} multiline />
      </div>
      <Show when={video()}>{(one) => <CardRow card={videoCard(one(), p)} />}</Show>
      <Show when={p.view.pictures.length > 0}>
        <div class="compose-pictures">
          <For each={p.view.pictures}>
            {(picture, n) => (
              <div class="compose-picture">
                <ChosenPicture of={picture} files={p.os.files} />
                <Tap
                  class="compose-drop"
                  name={p.t("removePicture", { n: n() + 1 })}
                  onTap={() => p.act.dropPicture({ picture })}
                >
                  <Icon of={cross} size="small" />
                </Tap>
              </div>
            )}
          </For>
        </div>
      </Show>
      <Show when={p.view.pictures.length < 9}>
        <Cell icon={add} title={p.t("addPictures")} onTap={() => p.act.addPictures()} />
      </Show>
    </Leaf>
  );
});

import bookmarkIcon from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import bookmarkOn from "@material-symbols/svg-400/outlined/bookmark-fill.svg?raw";
import bubble from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import left from "@material-symbols/svg-400/rounded/chevron_left.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import right from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { countOrNone, lengthText } from "#apps/x/format.ts";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { useAutoPlay } from "#apps/x/looks/look.ts";
import { Shot } from "#apps/x/looks/media.tsx";
import { PhotoStage } from "#apps/x/looks/stage.tsx";
import { ActionRow } from "#apps/x/looks/post.tsx";
import { countsOf, useItem } from "#apps/x/screens/parts/items.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "media", (p) => {
  const item = useItem(
    () => p,
    () => p.params.post,
  );
  const all = () => item()?.media ?? [];
  const at = () => Math.max(0, Math.min(p.view.index ?? p.params.at, all().length - 1));
  const autoPlay = useAutoPlay();
  const plays = () => p.view.plays ?? autoPlay();
  const show = (n: number) => p.act.show({ index: Math.max(0, Math.min(3, n)) as 0 | 1 | 2 | 3 });
  return (
    <Leaf
      black
      back="close"
      actions={<Pill kind="line" label={p.t("showPost")} onTap={() => p.act.openPost({ post: p.params.post })} />}
      bottom={
        <Show when={item()}>
          {(it) => {
            const liked = () => p.state.liked[it().id] !== undefined;
            const marked = () => p.state.bookmarked[it().id] !== undefined;
            const counts = () => countsOf(p.state, it());
            return (
              <ActionRow
                large
                items={[
                  {
                    id: "reply",
                    icon: bubble,
                    name: p.t("reply"),
                    count: countOrNone(counts().replies, p.lang) || undefined,
                    onTap: () => p.act.reply({ post: it().id }),
                  },
                  {
                    id: "like",
                    icon: liked() ? heartOn : heart,
                    name: p.t("like"),
                    count: countOrNone(counts().likes, p.lang) || undefined,
                    on: liked(),
                    onTap: () => p.act.like({ post: it().id }),
                  },
                  {
                    id: "bookmark",
                    icon: marked() ? bookmarkOn : bookmarkIcon,
                    name: p.t("bookmark"),
                    count: undefined,
                    on: marked(),
                    onTap: () => p.act.bookmark({ post: it().id }),
                  },
                ]}
              />
            );
          }}
        </Show>
      }
    >
      <Show when={all()[at()]}>
        {(media) => (
          <PhotoStage
            name={
              media().seconds > 0
                ? p.t("video", { length: lengthText(media().seconds) })
                : media().alt || p.t("photo", { n: at() + 1, all: all().length })
            }
            alt={media().alt}
            length={media().seconds > 0 ? lengthText(media().seconds) : ""}
            onSwipe={(by) => show(at() + by)}
            control={
              <Show when={media().seconds > 0}>
                <BarButton
                  icon={plays() ? pause : play}
                  name={p.t(plays() ? "pause" : "play")}
                  onTap={() => p.act.play({ plays: !plays() })}
                />
              </Show>
            }
            before={
              <Show when={at() > 0}>
                <BarButton icon={left} name={p.t("previousPhoto")} onTap={() => show(at() - 1)} />
              </Show>
            }
            after={
              <Show when={at() < all().length - 1}>
                <BarButton icon={right} name={p.t("nextPhoto")} onTap={() => show(at() + 1)} />
              </Show>
            }
          >
            <Shot of={media().shown} files={p.os.files} whole />
          </PhotoStage>
        )}
      </Show>
    </Leaf>
  );
});

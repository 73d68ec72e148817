import camera from "@material-symbols/svg-400/outlined/wallpaper.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { civilOf, dayKey, dayMs } from "#state/civil.ts";
import { monthText } from "#os/format.ts";
import wechat from "#apps/wechat/index.ts";
import { nameOf, areFriendPostsShown } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { AlbumRow, Cover } from "#apps/wechat/looks/post.tsx";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { albumForOthers, listAlbum } from "../queries.ts";
import { PostPicture } from "./parts/post-picture.tsx";

/** The cover pictures. One of them is chosen for each friend. */
const covers = [
  "landscape_02",
  "landscape_08",
  "landscape_11",
  "landscape_06",
  "landscape_13",
  "landscape_05",
] as const;
export default screen(wechat, strings, "album", (p) => {
  const own = () => p.params.person === me;
  const posts = () => {
    if (own()) return p.view.asFriend ? albumForOthers(p.state, p.now) : listAlbum(p.state, me, p.now);
    return areFriendPostsShown(p.state, p.params.person) ? listAlbum(p.state, p.params.person, p.now) : [];
  };
  const range = () => p.state.prefs.momentsRange;
  const cover = () => (own() ? p.state.momentsCover : covers[p.params.person.length % covers.length]!);
  const dayOf = (at: number): { day: string; month: string } => {
    if (dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin)) return { day: p.t("today"), month: "" };
    if (dayKey(at + dayMs, p.offsetMin) === dayKey(p.now, p.offsetMin)) return { day: p.t("yesterday"), month: "" };
    const c = civilOf(at, p.offsetMin);
    const month = monthText(c.year, c.month, p.lang);
    return { day: String(c.day).padStart(2, "0"), month: p.lang === "en" ? month.slice(0, 3) : `${c.month}月` };
  };
  return (
    <Frame
      back
      bodyUnderBar
      white
      dark
      actions={
        <Show when={own()}>
          <NavIconButton icon={camera} name={p.t("changeCover")} onTap={() => p.act.changeCover()} />
        </Show>
      }
    >
      <Cover
        picture={<PostPicture of={cover()} files={p.os.files} side={360} />}
        face={worldId(p.params.person)}
        name={nameOf(p.state, p.params.person)}
        about={p.state.people[p.params.person]?.about}
      />
      <Show when={own()}>
        <Cells>
          <Cell title={p.t("momentInbox")} leads onTap={() => p.act.momentInbox()} />
          <Cell
            title={p.t("seenFor", { range: p.t(`range_${range()}`) })}
            note={p.state.prefs.strangersSee ? p.t("strangersLine") : undefined}
            leads
            onTap={() => p.act.setRange()}
          />
        </Cells>
        <TextLink
          label={p.t(p.view.asFriend ? "asMe" : "asFriend")}
          onTap={() => p.act.viewAs({ asFriend: !p.view.asFriend })}
        />
      </Show>
      <For
        each={posts()}
        fallback={
          <Remark big>
            {p.t(own() || areFriendPostsShown(p.state, p.params.person) ? "noPosts" : "noMoments", {
              name: nameOf(p.state, p.params.person),
            })}
          </Remark>
        }
      >
        {(post) => (
          <AlbumRow
            {...dayOf(post.at)}
            picture={
              post.pictures.length > 0 ? <PostPicture of={post.pictures[0]!} files={p.os.files} side={76} /> : undefined
            }
            text={post.text || p.t("photo")}
            note={post.audience?.kind === "private" ? p.t("privatePost") : post.place}
            onTap={() => p.act.openPost({ post: post.id })}
          />
        )}
      </For>
      <Show when={own() && p.view.asFriend && range() !== "all"}>
        <Remark>
          {p.t(
            range() === "halfYear"
              ? "rangeLine_halfYear"
              : range() === "month"
                ? "rangeLine_month"
                : "rangeLine_threeDays",
          )}
        </Remark>
      </Show>
    </Frame>
  );
});

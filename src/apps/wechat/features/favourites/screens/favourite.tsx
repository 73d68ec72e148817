import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { momentText } from "#os/format.ts";
import wechat from "#apps/wechat/index.ts";
import { articleIdFromUrl, nameOf } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { FavouriteText } from "#apps/wechat/looks/favourite-card.tsx";
import { ActionSheet, AlertBox, HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { PostPicture } from "../../moments/screens/parts/post-picture.tsx";
import { listTags } from "../queries.ts";
import { describeFavourite } from "./parts/describe-favourite.ts";

export default screen(wechat, strings, "favourite", (p) => {
  const fav = () => p.state.favourites[p.params.fav];
  const own = () => fav()?.body.kind === "text" && fav()?.from === me;
  const link = () => {
    const body = fav()?.body;
    return body?.kind === "link" ? body.url : null;
  };
  const open = (url: string) => {
    const article = articleIdFromUrl(url);
    if (article === null) p.act.openWeb({ url });
    else p.act.openArticle({ article });
  };
  return (
    <Frame
      back
      white
      title={p.t("favDetails")}
      actions={<NavIconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />}
      overlays={
        <>
          <ActionSheet
            open={p.view.open === "more"}
            items={[
              ...(own() ? [{ label: p.t("favEdit"), onTap: () => p.act.edit() }] : []),
              { label: p.t("favShare"), onTap: () => p.act.share() },
              { label: p.t("favTags"), onTap: () => p.act.startTags() },
              { label: p.t("favRemark"), onTap: () => p.act.startNote() },
              { label: p.t("delete"), danger: true, onTap: () => p.act.remove() },
            ]}
          />
          <HalfSheet open={p.view.open === "tags"} title={p.t("favTags")}>
            <TitledFieldCell title={p.t("favTagNew")} at={p.field("tag")} onEnter={() => p.act.addTag()} />
            <Cell act="named" title={p.t("favTagAdd")} disabled={!p.can("addTag")} onTap={() => p.act.addTag()} />
            <For each={listTags(p.state)}>
              {(tag) => (
                <CheckCell title={tag} on={fav()?.tags.includes(tag) === true} onTap={() => p.act.toggleTag({ tag })} />
              )}
            </For>
          </HalfSheet>
          <AlertBox
            open={p.view.open === "note"}
            title={p.t("favRemark")}
            ok={p.t("saveWord")}
            onOk={() => p.act.saveNote()}
          >
            <Field
              at={p.field("note")}
              label={p.t("favRemark")}
              placeholder={p.t("favRemark")}
              bare="body"
              line
              onEnter={() => p.act.saveNote()}
            />
          </AlertBox>
        </>
      }
    >
      <Show when={fav()} fallback={<Remark big>{p.t("favourite-missing")}</Remark>}>
        {(f) => {
          const shown = () => describeFavourite(p.state, p.t, f());
          return (
            <>
              <Show when={shown().picture} fallback={<FavouriteText>{shown().title}</FavouriteText>}>
                {(picture) => (
                  <Tap
                    class="kept-shot"
                    role="image"
                    name={p.t("photo")}
                    onTap={() => p.act.look({ pictures: [picture()], first: 0 })}
                  >
                    <PostPicture of={picture()} files={p.os.files} side={320} />
                  </Tap>
                )}
              </Show>
              <Show when={shown().note}>
                <FavouriteText>{shown().note}</FavouriteText>
              </Show>
              <Show when={f().note || f().tags.length > 0}>
                <Remark>
                  {[f().note, ...f().tags.map((tag) => p.t("favTag", { tag }))].filter((x) => x !== "").join(" ")}
                </Remark>
              </Show>
              <Cells>
                <Show when={link()}>
                  {(url) => <Cell act="named" title={p.t("favOpen")} onTap={() => open(url())} />}
                </Show>
                <Cell
                  title={p.t("favFrom", { name: nameOf(p.state, f().from), when: momentText(f().at, p.os, p.now) })}
                  onTap={() => p.act.openAlbum({ person: f().from })}
                />
              </Cells>
            </>
          );
        }}
      </Show>
    </Frame>
  );
});

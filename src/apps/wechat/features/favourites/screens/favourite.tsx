import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { Tap } from "../../../../../ui/kit/tap.tsx";
import { momentText } from "../../../../../os/format.ts";
import wechat from "../../../index.ts";
import { favouriteArticle, nameOf } from "../../../links.ts";
import { Cell, Cells, ChooseCell, Remark } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { moreSign } from "../../../looks/glyphs.ts";
import { KeptWords } from "../../../looks/kept.tsx";
import { ActionSheet, AskBox, HalfSheet } from "../../../looks/over.tsx";
import { me } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { Shot } from "../../moments/screens/parts/shot.tsx";
import { favouriteTags } from "../queries.ts";
import { shownOf } from "./parts/shown.ts";

export default screen(wechat, strings, "favourite", (p) => {
  const fav = () => p.state.favourites[p.params.fav];
  const own = () => fav()?.body.kind === "text" && fav()?.from === me;
  const link = () => {
    const body = fav()?.body;
    return body?.kind === "link" ? body.url : null;
  };
  const open = (url: string) => {
    const article = favouriteArticle(url);
    if (article === null) p.act.openWeb({ url });
    else p.act.openArticle({ article });
  };
  return (
    <Frame
      back
      white
      title={p.t("favDetails")}
      actions={<NavSign icon={moreSign} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />}
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
            <FieldCell title={p.t("favTagNew")} at={p.field("tag")} onEnter={() => p.act.addTag()} />
            <Cell act="named" title={p.t("favTagAdd")} disabled={!p.can("addTag")} onTap={() => p.act.addTag()} />
            <For each={favouriteTags(p.state)}>
              {(tag) => (
                <ChooseCell
                  title={tag}
                  on={fav()?.tags.includes(tag) === true}
                  onTap={() => p.act.toggleTag({ tag })}
                />
              )}
            </For>
          </HalfSheet>
          <AskBox
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
          </AskBox>
        </>
      }
    >
      <Show when={fav()} fallback={<Remark big>{p.t("favourite-missing")}</Remark>}>
        {(f) => {
          const shown = () => shownOf(p.state, p.t, f());
          return (
            <>
              <Show when={shown().picture} fallback={<KeptWords>{shown().title}</KeptWords>}>
                {(picture) => (
                  <Tap
                    class="kept-shot"
                    role="image"
                    name={p.t("photo")}
                    onTap={() => p.act.look({ pictures: [picture()], first: 0 })}
                  >
                    <Shot of={picture()} files={p.os.files} side={320} />
                  </Tap>
                )}
              </Show>
              <Show when={shown().note}>
                <KeptWords>{shown().note}</KeptWords>
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

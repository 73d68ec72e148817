import eye from "@material-symbols/svg-400/outlined/lock.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Cell, Cells, Pill, SwitchCell } from "#apps/rednote/looks/cells.tsx";
import { MarkButton, MarkRow, PictureStrip, TextField, TitleField } from "#apps/rednote/looks/compose.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ActSheet } from "#apps/rednote/looks/overlays.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { shownOf } from "#apps/rednote/screens/parts/cards.ts";
import { audiences, maxTitleLength } from "../state.ts";
import { ComposeSheets } from "./parts/compose-sheets.tsx";

export default screen(app, strings, "compose", (p) => {
  const shots = () => shownOf(p.view, undefined).map((shown, n) => ({ id: p.view.pictures[n] ?? "paper", shown }));
  const isEdit = () => p.params.post !== null;
  const people = queryWorld(rednote.queries.users, () =>
    p.view.mentions.length > 0 ? { ids: [...p.view.mentions] } : null,
  );
  const nameOf = (id: string) => people()?.find((one) => one.id === id)?.name ?? "";
  const marks = () => [
    ...p.view.mentions.map((user) => ({
      label: `@${nameOf(user)}`,
      name: p.t("dropMention", { name: nameOf(user) }),
      onTap: () => p.act.dropMention({ user }),
    })),
    ...p.view.tags.map((tag) => ({
      label: `#${tag}`,
      name: p.t("dropTag", { tag }),
      onTap: () => p.act.dropTag({ tag }),
    })),
  ];
  return (
    <Leaf
      back
      title={p.t(isEdit() ? "editNote" : "newNote")}
      actions={
        <Show when={!isEdit()}>
          <BarWord label={p.t("saveDraft")} disabled={!p.can("keep")} onTap={() => p.act.keep()} />
        </Show>
      }
      bottom={
        <div class="two-buttons">
          <Pill
            kind="red"
            wide
            label={p.t(isEdit() ? "saveChanges" : "publishNow")}
            disabled={!p.can("publish")}
            onTap={() => p.act.publish()}
          />
        </div>
      }
      overlays={
        <>
          <ComposeSheets host={p} />
          <ActSheet
            open={p.view.open === "audience"}
            title={p.t("whoCanSee")}
            items={audiences.map((audience) => ({
              label: p.t(`new_${audience}`),
              on: p.view.audience === audience,
              onTap: () => p.act.setAudience({ audience }),
            }))}
          />
          <ActSheet
            open={p.view.open === "picture" && p.view.held !== null}
            items={[
              { label: p.t("makeCover"), onTap: () => p.act.makeCover({ picture: p.view.held! }) },
              { label: p.t("dropPicture"), danger: true, onTap: () => p.act.dropPicture({ picture: p.view.held! }) },
            ]}
          />
        </>
      }
    >
      <PictureStrip
        shots={p.view.pictures.length > 0 || p.view.words !== "" ? shots() : []}
        files={p.os.files}
        cover={p.t("cover")}
        add={p.t("addPictures")}
        nameOf={(n) => p.t("pictureN", { n })}
        onTap={(picture) => (picture === "paper" ? p.act.addPictures() : p.act.holdPicture({ picture }))}
        onAdd={() => p.act.addPictures()}
      />
      <TitleField at={p.field("title")} hint={p.t("titleHint")} left={maxTitleLength - p.view.title.length} />
      <TextField at={p.field("text")} hint={p.t("textHint")} />
      <MarkRow marks={marks()}>
        <MarkButton label={p.t("tags")} onTap={() => p.act.openTags()} />
        <MarkButton label={p.t("mentions")} onTap={() => p.act.openMentions()} />
      </MarkRow>
      <Cells>
        <Cell icon={pinIcon} title={p.view.place?.name ?? p.t("addPlace")} onTap={() => p.act.openPlace()} />
        <Cell
          icon={eye}
          title={p.t("whoCanSee")}
          value={p.t(`new_${p.view.audience}`)}
          onTap={() => p.act.openAudience()}
        />
        <SwitchCell title={p.t("allowComments")} on={p.view.commentsOpen} onTap={() => p.act.toggleComments()} />
      </Cells>
    </Leaf>
  );
});

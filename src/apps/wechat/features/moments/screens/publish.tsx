import add from "@material-symbols/svg-400/outlined/add.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import remind from "@material-symbols/svg-400/outlined/alternate_email.svg?raw";
import pin from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import { For, Show } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import places from "#world/places/index.ts";
import wechat from "#apps/wechat/index.ts";
import { friendIds, nameOf } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells, CheckCell, RadioCell } from "#apps/wechat/looks/cells.tsx";
import { TextArea } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { audienceKinds } from "../state.ts";
import { PostPicture } from "./parts/post-picture.tsx";

export default screen(wechat, strings, "publish", (p) => {
  const near = queryWorld(places.queries.find, () => (p.view.open === "place" ? { sort: "rating" as const } : null));
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const tags = () => Object.values(p.state.tags);
  const chosen = () => p.view.kind === "only" || p.view.kind === "except";
  const names = (ids: readonly string[]) =>
    listText(
      ids.map((id) => nameOf(p.state, id)),
      p.lang,
    );
  return (
    <Frame
      cancel={p.t("cancel")}
      white
      actions={
        <NavTextButton filled label={p.t("newPost")} disabled={!p.can("publish")} onTap={() => p.act.publish()} />
      }
      overlays={
        <>
          <HalfSheet open={p.view.open === "place"} title={p.t("placeRow")}>
            <RadioCell title={p.t("noPlace")} on={p.view.place === ""} onTap={() => p.act.choosePlace({ place: "" })} />
            <For each={near()?.rows ?? []}>
              {(place) => (
                <RadioCell
                  title={say(place.name)}
                  note={say(place.address)}
                  on={p.view.place === say(place.name)}
                  onTap={() => p.act.choosePlace({ place: say(place.name).slice(0, 60) })}
                />
              )}
            </For>
          </HalfSheet>
          <HalfSheet open={p.view.open === "audience"} title={p.t("audienceRow")}>
            <For each={audienceKinds}>
              {(kind) => (
                <RadioCell
                  title={p.t(`audience_${kind}`)}
                  note={p.t(`audienceNote_${kind}`)}
                  on={p.view.kind === kind}
                  onTap={() => p.act.chooseKind({ kind })}
                />
              )}
            </For>
            <Show when={chosen()}>
              <Show when={tags().length > 0}>
                <Cells title={p.t("tagsTitle")}>
                  <For each={tags()}>
                    {(tag) => (
                      <CheckCell
                        title={tag.name}
                        on={p.view.tags.includes(tag.id)}
                        onTap={() => p.act.toggleTag({ tag: tag.id })}
                      />
                    )}
                  </For>
                </Cells>
              </Show>
              <Cells title={p.t("friendsTitle")}>
                <For each={friendIds(p.state)}>
                  {(id) => (
                    <CheckCell
                      title={nameOf(p.state, id)}
                      face={<Face of={worldId(id)} size={36} />}
                      on={p.view.people.includes(id)}
                      onTap={() => p.act.togglePerson({ person: id })}
                    />
                  )}
                </For>
              </Cells>
            </Show>
          </HalfSheet>
          <HalfSheet open={p.view.open === "remind"} title={p.t("remindRow")}>
            <For each={friendIds(p.state)}>
              {(id) => (
                <CheckCell
                  title={nameOf(p.state, id)}
                  face={<Face of={worldId(id)} size={36} />}
                  on={p.view.remind.includes(id)}
                  onTap={() => p.act.toggleRemind({ person: id })}
                />
              )}
            </For>
          </HalfSheet>
        </>
      }
    >
      <TextArea title={p.t("textHint")} at={p.field("text")} />
      <div class="shots">
        <For each={p.view.pictures}>
          {(of) => (
            <div class="shot">
              <PostPicture of={of} files={p.os.files} side={100} />
              <Tap class="shot-drop" name={p.t("dropPicture")} onTap={() => p.act.dropPicture({ picture: of })}>
                <Icon of={cross} size="small" />
              </Tap>
            </div>
          )}
        </For>
        <Show when={p.view.pictures.length < 9}>
          <Tap class="shot add" name={p.t("addPicture")} onTap={() => p.act.addPictures()}>
            <Icon of={add} size="large" />
          </Tap>
        </Show>
      </div>
      <Cells>
        <Cell
          icon={pin}
          title={p.t("placeRow")}
          value={p.view.place}
          leads
          onTap={() => p.setView({ open: "place" })}
        />
        <Show when={p.view.kind !== "private"}>
          <Cell
            icon={remind}
            title={p.t("remindRow")}
            value={names(p.view.remind)}
            leads
            onTap={() => p.setView({ open: "remind" })}
          />
        </Show>
        <Cell
          icon={person}
          title={p.t("audienceRow")}
          note={
            chosen()
              ? listText(
                  [...p.view.tags.map((id) => p.state.tags[id]?.name ?? ""), names(p.view.people)].filter(
                    (x) => x !== "",
                  ),
                  p.lang,
                ) || p.t("nobodyYet")
              : undefined
          }
          value={p.t(`audience_${p.view.kind}`)}
          leads
          onTap={() => p.setView({ open: "audience" })}
        />
      </Cells>
    </Frame>
  );
});

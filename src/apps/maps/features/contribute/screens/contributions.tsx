import none from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import photo from "@material-symbols/svg-400/outlined/photo_library.svg?raw";
import pen from "@material-symbols/svg-400/outlined/edit_location_alt.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { me } from "#world/cast.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import {
  CapsuleButton,
  CapsuleButtons,
  Group,
  TextRow,
  TextRowWithButton,
  EmptyState,
  TextButton,
} from "#apps/maps/looks/rows.tsx";
import { OwnPhotos, ReviewCard, TabBar } from "#apps/maps/looks/place-parts.tsx";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { editTexts } from "#apps/maps/screens/parts/edit-texts.ts";
import { useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";

const stateTexts = { pending: "editPending", accepted: "editAccepted", declined: "editDeclined" } as const;
export default screen(maps, strings, "contributions", (p) => {
  const reviews = createMemo(() =>
    Object.values(p.state.reviews).toSorted((a, b) => (b.editedAt ?? b.at) - (a.editedAt ?? a.at)),
  );
  const edits = createMemo(() => Object.values(p.state.edits).toSorted((a, b) => b.at - a.at));
  const known = useTargets(p, () => [...reviews(), ...edits()].map(({ place }) => place));
  const filesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const file = p.os.files[id];
      return file?.type === "file" ? [file] : [];
    });
  const pictured = () => reviews().filter(({ photos }) => photos.length > 0);
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back
      title={p.t("contributionsTitle")}
      top={
        <TabBar
          tabs={[
            { id: "reviews" as const, label: p.t("reviews") },
            { id: "photos" as const, label: p.t("photos") },
            { id: "edits" as const, label: p.t("edits") },
          ]}
          on={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
      }
      part={p.view.tab}
    >
      <Switch>
        <Match when={p.view.tab === "reviews"}>
          <For
            each={reviews()}
            fallback={
              <EmptyState icon={none} title={p.t("noneReviewed")} text={p.t("noneReviewedText")}>
                <CapsuleButton kind="tonal" label={p.t("findPlace")} onTap={() => p.act.search()} />
              </EmptyState>
            }
          >
            {(one) => (
              <Group ruled>
                <TextRow
                  title={known(one.place)?.name ?? "…"}
                  note={known(one.place)?.address}
                  onTap={() => p.act.open({ place: one.place })}
                />
                <ReviewCard
                  name={localized(me.name, p.lang)}
                  stars={one.stars}
                  when={dateText(one.editedAt ?? one.at, p.os, p.now)}
                  text={one.text}
                >
                  <OwnPhotos part={`own-${one.place}`} files={filesOf(one.photos)} />
                </ReviewCard>
                <CapsuleButtons>
                  <TextButton
                    label={p.t("editWord")}
                    name={p.t("editReviewOf", { name: known(one.place)?.name ?? "" })}
                    onTap={() => p.act.openReview({ place: one.place })}
                  />
                  <TextButton
                    danger
                    label={p.t("delete")}
                    name={p.t("deleteReviewOf", { name: known(one.place)?.name ?? "" })}
                    onTap={() => p.act.deleteReview({ place: one.place })}
                  />
                </CapsuleButtons>
              </Group>
            )}
          </For>
        </Match>
        <Match when={p.view.tab === "photos"}>
          <For
            each={pictured()}
            fallback={<EmptyState icon={photo} title={p.t("noPhotos")} text={p.t("noPhotosText")} />}
          >
            {(one) => (
              <Group ruled>
                <TextRow
                  title={known(one.place)?.name ?? "…"}
                  note={p.t("photosCount", { n: one.photos.length })}
                  onTap={() => p.act.open({ place: one.place })}
                />
                <ReviewCard
                  name={localized(me.name, p.lang)}
                  stars={one.stars}
                  when={dateText(one.at, p.os, p.now)}
                  text=""
                >
                  <OwnPhotos part={`pictured-${one.place}`} files={filesOf(one.photos)} />
                </ReviewCard>
              </Group>
            )}
          </For>
        </Match>
        <Match when={p.view.tab === "edits"}>
          <For each={edits()} fallback={<EmptyState icon={pen} title={p.t("noEdits")} text={p.t("noEditsText")} />}>
            {(one) => {
              const line = () => (
                <TextRow
                  title={known(one.place)?.name ?? "…"}
                  note={[
                    [p.t(editTexts[one.field]), one.text].filter((text) => text !== "").join(": "),
                    dateText(one.at, p.os, p.now),
                  ].join("\n")}
                  value={p.t(stateTexts[one.status])}
                  onTap={() => p.act.open({ place: one.place })}
                />
              );
              return (
                <Show when={one.status === "pending"} fallback={line()}>
                  <TextRowWithButton
                    icon={cross}
                    name={p.t("withdrawEditOf", { name: known(one.place)?.name ?? "" })}
                    onEnd={() => p.act.withdraw({ edit: one.id })}
                  >
                    {line()}
                  </TextRowWithButton>
                </Show>
              );
            }}
          </For>
        </Match>
      </Switch>
    </FlatPage>
  );
});

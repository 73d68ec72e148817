/** The sheet with the filters of a search. */
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { likeSteps } from "#world/posts/words.ts";
import type app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { Chips, Pill, SwitchCell } from "#apps/x/looks/cells.tsx";
import { Sheet } from "#apps/x/looks/overlays.tsx";
import type { Word } from "#apps/x/strings.ts";
import { dayRanges, withKinds } from "../../screens.ts";

export function FilterSheet(p: { readonly host: ScreenProps<typeof app, "results", Word> }) {
  const any = (label: string) => ({ id: null, label });
  return (
    <Sheet
      open={p.host.view.open === "filters"}
      title={p.host.t("filters")}
      foot={
        <div class="sheet-foot">
          <Pill kind="line" label={p.host.t("resetFilters")} onTap={() => p.host.act.resetFilters()} />
        </div>
      }
    >
      <Chips
        title={p.host.t("filterPeople")}
        options={[
          { id: "anyone", label: p.host.t("fromAnyone") },
          { id: "followed", label: p.host.t("fromFollowed") },
        ]}
        chosen={p.host.view.followed ? "followed" : "anyone"}
        onPick={(id) => p.host.act.setFollowed({ followed: id === "followed" })}
      />
      <Chips
        title={p.host.t("filterWith")}
        options={[any(p.host.t("with_any")), ...withKinds.map((id) => ({ id, label: p.host.t(`with_${id}`) }))]}
        chosen={p.host.view.with}
        onPick={(id) => p.host.act.setWith({ with: id })}
      />
      <Chips
        title={p.host.t("filterLikes")}
        options={[any(p.host.t("likesAny")), ...likeSteps.map((id) => ({ id, label: countText(id, p.host.lang) }))]}
        chosen={p.host.view.atleast}
        onPick={(id) => p.host.act.setLikes({ atleast: id })}
      />
      <Chips
        title={p.host.t("filterDays")}
        options={[any(p.host.t("days_any")), ...dayRanges.map((id) => ({ id, label: p.host.t(`days_${id}`) }))]}
        chosen={p.host.view.days}
        onPick={(id) => p.host.act.setDays({ days: id })}
      />
      <SwitchCell
        title={p.host.t("withoutReplies")}
        on={p.host.view.noReplies}
        onTap={() => p.host.act.toggleReplies()}
      />
    </Sheet>
  );
}

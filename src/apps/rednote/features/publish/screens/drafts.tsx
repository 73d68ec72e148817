import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { DraftRow } from "#apps/rednote/looks/draft.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { shownOf } from "#apps/rednote/screens/parts/cards.ts";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "drafts", (p) => {
  const drafts = () => Object.values(p.state.drafts).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return (
    <Leaf back title={p.t("drafts")}>
      <Show when={drafts().length > 0} fallback={<Empty text={p.t("noDrafts")} />}>
        <For each={drafts()}>
          {(draft) => (
            <DraftRow
              cover={shownOf(draft, undefined)[0]!}
              files={p.os.files}
              title={draft.title || draft.text.split("\n")[0] || draft.words || p.t("untitled")}
              time={agoText(draft.at, p.os, p.now)}
              remove={p.t("deleteDraft")}
              onTap={() => p.act.open({ draft: draft.id })}
              onRemove={() => p.act.remove({ draft: draft.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});

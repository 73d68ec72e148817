import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { truncateText } from "#os/text-edit.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { agoText } from "#apps/x/format.ts";
import { Empty } from "#apps/x/looks/cells.tsx";
import { DraftRow } from "#apps/x/looks/compose.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { strings } from "#apps/x/strings.ts";
import type { Draft } from "../state.ts";

export default screen(app, strings, "drafts", (p) => {
  const isScheduled = () => p.view.tab === "scheduled";
  const shown = createMemo(() =>
    Object.values(p.state.drafts)
      .filter(({ sendAt }) => (sendAt !== null) === isScheduled())
      .toSorted((a, b) => (isScheduled() ? (a.sendAt ?? 0) - (b.sendAt ?? 0) : b.at - a.at || (a.id < b.id ? -1 : 1))),
  );
  const textOf = ({ parts }: Draft) => parts.find(({ text }) => text !== "")?.text ?? p.t("photoN", { n: 1 });
  const noteOf = ({ parts, poll, sendAt, at }: Draft) => {
    const photos = parts.reduce((sum, { pictures }) => sum + pictures.length, 0);
    return [
      sendAt === null ? agoText(at, p.os, p.now) : p.t("willSend", { when: momentText(sendAt, p.os, p.now) }),
      ...(parts.length > 1 ? [p.t("threadOf", { n: parts.length })] : []),
      ...(photos > 0 ? [p.t("withPhotos", { n: photos })] : []),
      ...(poll ? [p.t("withPoll")] : []),
    ].join(" · ");
  };
  return (
    <Leaf
      back
      title={p.t("drafts")}
      part={p.view.tab}
      top={
        <Tabs
          part="tabs"
          tabs={[
            { id: "unsent" as const, label: p.t("unsent") },
            { id: "scheduled" as const, label: p.t("scheduledTab") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
    >
      <Show
        when={shown().length > 0}
        fallback={
          <Empty
            title={p.t(isScheduled() ? "noScheduled" : "noDrafts")}
            text={p.t(isScheduled() ? "noScheduledText" : "noDraftsText")}
          />
        }
      >
        <For each={shown()}>
          {(draft) => (
            <DraftRow
              text={textOf(draft)}
              note={noteOf(draft)}
              remove={
                <BarButton
                  icon={trash}
                  name={p.t("deleteDraftName", { text: truncateText(textOf(draft), 60) })}
                  onTap={() => p.act.remove({ draft: draft.id })}
                />
              }
              onTap={() => p.act.open({ draft: draft.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});

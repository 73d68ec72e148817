/** The sheets of the editor: audience, who can reply, time, length of the poll, and the question about a draft. */
import { For, Show } from "solid-js";
import { civilOf } from "#state/civil.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { DatePicker, TimePicker } from "#ui/kit/pickers.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import { audiences } from "#world/posts/words.ts";
import type app from "#apps/x/index.ts";
import { CheckCell, Heading, Note, Pill } from "#apps/x/looks/cells.tsx";
import { AskSheet, Sheet } from "#apps/x/looks/overlays.tsx";
import type { Word } from "#apps/x/strings.ts";
import { pollMinutes } from "../../../posts/state.ts";

type ComposeProps = ScreenProps<typeof app, "compose", Word>;
export function ComposeSheets(p: { readonly host: ComposeProps }) {
  const is = (name: string) => p.host.view.open === name;
  const joined = () => Object.values(p.host.state.joined).filter(({ waits }) => !waits);
  const today = () => {
    const { year, month, day } = civilOf(p.host.now, p.host.offsetMin);
    return { year, month, day };
  };
  return (
    <>
      <Sheet open={is("audience")} title={p.host.t("audienceTitle")}>
        <CheckCell
          radio
          title={p.host.t("everyone")}
          on={p.host.view.community === null}
          onTap={() => p.host.act.setAudience({ community: null })}
        />
        <Heading text={p.host.t("myCommunities")} />
        <Show when={joined().length > 0} fallback={<Note text={p.host.t("noCommunitiesYet")} />}>
          <For each={joined()}>{({ community }) => <CommunityCell host={p.host} id={community} />}</For>
        </Show>
      </Sheet>
      <Sheet open={is("mayReply")} title={p.host.t("mayReplyTitle")} note={p.host.t("mayReplyHint")}>
        <For each={audiences}>
          {(mayReply) => (
            <CheckCell
              radio
              title={p.host.t(`may_${mayReply}`)}
              on={p.host.view.mayReply === mayReply}
              onTap={() => p.host.act.setMayReply({ mayReply })}
            />
          )}
        </For>
      </Sheet>
      <Sheet open={is("minutes")} title={p.host.t("pollLength")}>
        <For each={pollMinutes}>
          {(minutes) => (
            <CheckCell
              radio
              title={p.host.t(`min_${minutes}`)}
              on={p.host.view.minutes === minutes}
              onTap={() => p.host.act.setMinutes({ minutes })}
            />
          )}
        </For>
      </Sheet>
      <Sheet
        open={is("schedule")}
        title={p.host.t("scheduleTitle")}
        foot={
          <div class="sheet-foot">
            <Show when={p.host.view.sendAt !== null}>
              <Pill kind="line" label={p.host.t("clearSchedule")} onTap={() => p.host.act.clearSchedule()} />
            </Show>
            <Pill kind="blue" label={p.host.t("confirm")} onTap={() => p.host.act.setSchedule()} />
          </div>
        }
      >
        <DatePicker
          shown={{ year: p.host.view.shownYear, month: p.host.view.shownMonth }}
          chosen={{ year: p.host.view.shownYear, month: p.host.view.shownMonth, day: p.host.view.day }}
          today={today()}
          onMonth={(shownYear, shownMonth) => p.host.setView({ shownYear, shownMonth })}
          onPick={({ year, month, day }) => p.host.setView({ shownYear: year, shownMonth: month, day })}
        />
        <div class="schedule-time">
          <TimePicker hour={p.host.field("hour")} minute={p.host.field("minute")} />
        </div>
      </Sheet>
      <AskSheet open={is("leave")} title={p.host.t("saveDraftAsk")} text={p.host.t("saveDraftText")}>
        <Pill wide label={p.host.t("saveDraft")} onTap={() => p.host.act.keep()} />
        <Pill wide kind="danger" label={p.host.t("discard")} onTap={() => p.host.act.drop()} />
      </AskSheet>
    </>
  );
}
function CommunityCell(p: { readonly host: ComposeProps; readonly id: string }) {
  const found = queryWorld(posts.queries.community, () => ({ id: p.id }));
  return (
    <CheckCell
      radio
      title={found()?.name ?? ""}
      note={found()?.description}
      on={p.host.view.community === p.id}
      onTap={() => p.host.act.setAudience({ community: p.id })}
    />
  );
}

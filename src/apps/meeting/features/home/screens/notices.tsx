import empty from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText, whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { NoticeCard } from "#apps/meeting/looks/notice.tsx";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { strings } from "#apps/meeting/strings.ts";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { sameJson } from "#state/json.ts";
import { nextStart } from "#apps/meeting/repeats.ts";
import { listNotices, type Notice } from "../notices.ts";

export default screen(meeting, strings, "notices", (p) => {
  const notices = createMemo(() => listNotices(p.state, p.now), undefined, { equals: sameJson });
  const invited = (id: string) => p.state.meetings[id];
  const startText = (id: string): string => {
    const m = invited(id);
    return m ? momentText(nextStart(m, p.now, p.offsetMin) ?? m.start, p.os, p.now) : "";
  };
  const titleOf = (n: Notice): string => {
    if (n.kind === "invite") return p.t("noticeInvite", { name: displayName(p, invited(n.meeting)?.host ?? "") });
    if (n.kind === "record") return p.t("noticeRecord");
    return p.t(n.answer === "yes" ? "noticeYes" : "noticeNo", { name: displayName(p, n.person) });
  };
  const topicOf = (n: Notice): string =>
    n.kind === "record" ? (p.state.records[n.record]?.title ?? "") : (invited(n.meeting)?.topic ?? "");
  const answerWord = (id: string): string | undefined => {
    const answer = invited(id)?.answer;
    return answer === "yes" ? p.t("accepted") : answer === "no" ? p.t("declined") : undefined;
  };
  return (
    <Frame
      back
      title={p.t("noticesTitle")}
      actions={
        <Show when={notices().length > 0}>
          <NavTextButton label={p.t("clear")} quiet onTap={() => p.act.clear()} />
        </Show>
      }
    >
      <For each={notices()} fallback={<EmptyNote icon={empty} text={p.t("noNotices")} />}>
        {(n) => (
          <NoticeCard
            face={n.kind === "answer" ? n.person : n.kind === "invite" ? (invited(n.meeting)?.host ?? null) : null}
            icon={record}
            title={titleOf(n)}
            topic={topicOf(n)}
            note={n.kind === "record" ? undefined : startText(n.meeting)}
            when={whenText(n.at, p.os, p.now)}
            said={n.kind === "invite" ? answerWord(n.meeting) : undefined}
            acts={
              n.kind === "invite" && answerWord(n.meeting) === undefined
                ? [
                    {
                      label: p.t("decline"),
                      name: p.t("declineOf", { topic: topicOf(n) }),
                      filled: false,
                      onTap: () => p.act.decline({ id: n.meeting }),
                    },
                    {
                      label: p.t("accept"),
                      name: p.t("acceptOf", { topic: topicOf(n) }),
                      filled: true,
                      onTap: () => p.act.accept({ id: n.meeting }),
                    },
                  ]
                : []
            }
            onTap={() => (n.kind === "record" ? p.act.openRecord({ id: n.record }) : p.act.open({ id: n.meeting }))}
          />
        )}
      </For>
    </Frame>
  );
});

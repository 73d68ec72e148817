import empty from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText, whenText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { NoticeCard } from "../../../looks/notice.tsx";
import { Nothing } from "../../../looks/acts.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";
import { whoIs } from "../../../screens/parts/telling.ts";
import { sameJson } from "../../../../../state/json.ts";
import { nextStart } from "../../../repeats.ts";
import { noticesOf, type Notice } from "../notices.ts";

export default screen(meeting, strings, "notices", (p) => {
  const notices = createMemo(() => noticesOf(p.state, p.now), undefined, { equals: sameJson });
  const invited = (id: string) => p.state.meetings[id];
  const startText = (id: string): string => {
    const m = invited(id);
    return m ? momentText(nextStart(m, p.now, p.offsetMin) ?? m.start, p.os, p.now) : "";
  };
  const titleOf = (n: Notice): string => {
    if (n.kind === "invite") return p.t("noticeInvite", { name: whoIs(p, invited(n.meeting)?.host ?? "") });
    if (n.kind === "record") return p.t("noticeRecord");
    return p.t(n.says === "yes" ? "noticeYes" : "noticeNo", { name: whoIs(p, n.person) });
  };
  const topicOf = (n: Notice): string =>
    n.kind === "record" ? (p.state.records[n.record]?.title ?? "") : (invited(n.meeting)?.topic ?? "");
  const answerWord = (id: string): string | undefined => {
    const said = invited(id)?.answer;
    return said === "yes" ? p.t("accepted") : said === "no" ? p.t("declined") : undefined;
  };
  return (
    <Frame
      back
      title={p.t("noticesTitle")}
      actions={
        <Show when={notices().length > 0}>
          <NavWord label={p.t("clear")} quiet onTap={() => p.act.clear()} />
        </Show>
      }
    >
      <For each={notices()} fallback={<Nothing icon={empty} text={p.t("noNotices")} />}>
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

import at from "@material-symbols/svg-400/outlined/alternate_email.svg?raw";
import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import check from "@material-symbols/svg-400/outlined/check.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import rise from "@material-symbols/svg-400/outlined/trending_up.svg?raw";
import shield from "@material-symbols/svg-400/outlined/shield.svg?raw";
import up from "@material-symbols/svg-400/outlined/shift.svg?raw";
import visibility from "@material-symbols/svg-400/outlined/visibility_off.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { agoText } from "#apps/reddit/format.ts";
import { Empty } from "#apps/reddit/looks/cells.tsx";
import { CommunityIcon, Face } from "#apps/reddit/looks/face.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet } from "#apps/reddit/looks/overlays.tsx";
import { NewsRow, SignCircle } from "#apps/reddit/looks/rows.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { Foot } from "#apps/reddit/screens/parts/foot.tsx";
import { useCommunities, useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";
import { countMails, countNews, listMails, listNews } from "../queries.ts";
import { inboxTabs } from "../screens.ts";
import type { Mail, News } from "../state.ts";

const signs = { upPost: up, upComment: up, trend: rise, approved: shield, follow: bell, mention: at } as const;
export default screen(app, strings, "inbox", (p) => {
  const news = createMemo(() => listNews(p.state));
  const mails = createMemo(() => listMails(p.state));
  const users = useUsers(() => [...news().map(({ by }) => by ?? ""), ...mails().map(({ party }) => party)]);
  const communities = useCommunities(() => [
    ...news().map(({ community }) => community ?? ""),
    ...mails().map(({ party }) => party),
  ]);
  const userName = (id: string | null) => users().get(id ?? "")?.name ?? "";
  const communityName = (id: string | null) => communities().get(id ?? "")?.name ?? "";
  const title = (one: News) =>
    p.t(`news_${one.kind}`, { name: userName(one.by), community: communityName(one.community), n: one.count });
  const icon = (one: News) =>
    one.by !== null && one.kind !== "approved" ? (
      <Face of={one.by} size={36} />
    ) : (
      <SignCircle icon={signs[one.kind as keyof typeof signs] ?? bell} orange={one.kind !== "approved"} />
    );
  const open = (one: News) => {
    if (one.post !== null) p.act.openPost({ news: one.id, post: one.post, comment: one.comment });
    else if (one.by !== null) p.act.openUser({ news: one.id, user: one.by });
    else p.act.openCommunity({ news: one.id, community: one.community ?? "" });
  };
  const isCommunity = (mail: Mail) => mail.party.startsWith("rd_community_");
  const partyName = (mail: Mail) =>
    isCommunity(mail) ? `r/${communityName(mail.party)}` : `u/${userName(mail.party)}`;
  const held = () => p.state.news.find(({ id }) => id === p.view.held);
  const heldMail = () => p.state.mails[p.view.heldMail ?? ""];
  const tabLabel = (tab: (typeof inboxTabs)[number]) => {
    const n = tab === "notifications" ? countNews(p.state) : countMails(p.state);
    return n > 0 ? `${p.t(`inbox_${tab}`)} (${n})` : p.t(`inbox_${tab}`);
  };
  return (
    <Frame
      title={p.t("tabInbox")}
      part={p.view.tab}
      actions={<BarButton icon={more} name={p.t("inboxMenu")} onTap={() => p.act.menu()} />}
      top={
        <TopTabs
          tabs={inboxTabs.map((id) => ({ id, label: tabLabel(id) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      bottom={
        <Foot
          host={p}
          on="inbox"
          onTab={{
            home: () => p.act.goHome(),
            communities: () => p.act.goCommunities(),
            create: () => p.act.goCreate(),
            chats: () => p.act.goChats(),
            inbox: () => p.act.showTab({ tab: "notifications" }),
          }}
        />
      }
      overlays={
        <>
          <Sheet
            open={p.view.open === "menu"}
            items={[
              { label: p.t("newMessage"), icon: edit, onTap: () => p.act.compose() },
              { label: p.t("markAllRead"), icon: check, onTap: () => p.act.readAll() },
              { label: p.t("notificationPrefs"), icon: gear, onTap: () => p.act.openPrefs() },
            ]}
          />
          <Sheet
            open={p.view.open === "news" && held() !== undefined}
            items={[
              ...(held()?.read === false
                ? [{ label: p.t("markRead"), icon: check, onTap: () => p.act.readNews({ news: held()!.id }) }]
                : []),
              {
                label: p.t("hideNews"),
                icon: visibility,
                onTap: () => p.act.dropNews({ news: p.view.held ?? "" }),
              },
            ]}
          />
          <Sheet
            open={p.view.open === "mail" && heldMail() !== undefined}
            items={[
              {
                label: p.t("markUnread"),
                icon: bell,
                onTap: () => p.act.markMailUnread({ mail: p.view.heldMail ?? "" }),
              },
              {
                label: p.t("deleteMessage"),
                icon: remove,
                danger: true,
                onTap: () => p.act.deleteMail({ mail: p.view.heldMail ?? "" }),
              },
            ]}
          />
        </>
      }
    >
      <Switch>
        <Match when={p.view.tab === "notifications"}>
          <Show when={news().length > 0} fallback={<Empty text={p.t("noNews")} />}>
            <For each={news()}>
              {(one) => (
                <NewsRow
                  icon={icon(one)}
                  title={title(one)}
                  time={agoText(one.at, p.now, p.lang)}
                  text={one.text}
                  unread={!one.read}
                  menu={{ name: p.t("rowMenu", { title: title(one) }), onTap: () => p.act.holdNews({ news: one.id }) }}
                  onTap={() => open(one)}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={p.view.tab === "messages"}>
          <Show when={mails().length > 0} fallback={<Empty text={p.t("noMails")} />}>
            <For each={mails()}>
              {(mail) => (
                <NewsRow
                  icon={
                    isCommunity(mail) ? (
                      <CommunityIcon
                        name={communityName(mail.party)}
                        colour={communities().get(mail.party)?.colour ?? "#878a8c"}
                        size={36}
                      />
                    ) : (
                      <Face of={mail.party} size={36} />
                    )
                  }
                  title={`${partyName(mail)}: ${mail.subject}`}
                  time={agoText(mail.lines.at(-1)!.at, p.now, p.lang)}
                  text={mail.lines.at(-1)!.text}
                  unread={mail.unread}
                  menu={{
                    name: p.t("rowMenu", { title: mail.subject }),
                    onTap: () => p.act.holdMail({ mail: mail.id }),
                  }}
                  onTap={() => p.act.openMail({ mail: mail.id })}
                />
              )}
            </For>
          </Show>
        </Match>
      </Switch>
    </Frame>
  );
});

import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { UnderlinedTabs, EmptyState, Pills } from "#apps/ebay/looks/content.tsx";
import { NoticeRow, ThreadRow } from "#apps/ebay/looks/threads.tsx";
import { TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { SignInPrompt } from "#apps/ebay/screens/parts/sign-in-prompt.tsx";
import { ShopTabs } from "#apps/ebay/screens/parts/tabs.tsx";
import { strings, type TextKey } from "#apps/ebay/strings.ts";
import type { StoredNotice } from "../state.ts";

export default screen(ebay, strings, "inbox", (p) => {
  const threads = createMemo(() =>
    Object.values(p.state.threads)
      .filter((one) =>
        p.view.filter === "archived" ? one.archived : !one.archived && (p.view.filter === "all" || one.unread),
      )
      .toSorted((a, b) => (b.said.at(-1)?.at ?? 0) - (a.said.at(-1)?.at ?? 0) || (a.id < b.id ? 1 : -1)),
  );
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set(threads().flatMap(({ item }) => item ?? []))].slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string | null) => items()?.find((item) => item.id === id);
  const open = ({ id, lead }: StoredNotice) => {
    if (lead.to === "item") p.act.noticeItem({ notice: id, item: lead.item });
    else if (lead.to === "order") p.act.noticeOrder({ notice: id, order: lead.order });
    else if (lead.to === "thread") p.act.noticeThread({ notice: id, thread: lead.thread });
    else if (lead.to === "seller") p.act.noticeSeller({ notice: id, seller: lead.seller });
    else if (lead.to === "listing") p.act.noticeListing({ notice: id, listing: lead.listing });
    else if (lead.to === "saved") p.act.noticeSaved({ notice: id });
    else if (lead.to === "deals") p.act.noticeDeals({ notice: id });
    else p.act.noticePayouts({ notice: id });
  };
  const unreadNotices = () => p.state.notices.filter(({ unread }) => unread).length;
  const unreadThreads = () => Object.values(p.state.threads).filter((one) => one.unread && !one.archived).length;
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabInbox")}
      large
      actions={
        <Show when={p.state.account.signedIn}>
          <IconButton icon={gear} name={p.t("alerts")} onTap={() => p.act.alerts()} />
        </Show>
      }
      top={
        <Show when={p.state.account.signedIn}>
          <UnderlinedTabs
            options={[
              {
                id: "messages" as const,
                label: unreadThreads() > 0 ? `${p.t("messages")} (${unreadThreads()})` : p.t("messages"),
              },
              {
                id: "notices" as const,
                label: unreadNotices() > 0 ? `${p.t("notices")} (${unreadNotices()})` : p.t("notices"),
              },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.setView({ tab })}
          />
        </Show>
      }
      bottom={<ShopTabs on="inbox" state={p.state} t={p.t} act={p.act} />}
      part={p.view.tab}
    >
      <Show when={p.state.account.signedIn} fallback={<SignInPrompt t={p.t} onSignIn={() => p.act.signIn()} />}>
        <Show
          when={p.view.tab === "messages"}
          fallback={
            <>
              <Show when={unreadNotices() > 0}>
                <TextLink label={p.t("readAll")} onTap={() => p.act.readNotices()} />
              </Show>
              <Show when={p.state.notices.length > 0} fallback={<EmptyState icon={bell} title={p.t("noNotices")} />}>
                <For each={p.state.notices}>
                  {(notice) => (
                    <NoticeRow
                      text={p.t(notice.key as TextKey, notice.facts)}
                      when={whenText(notice.at, p.os, p.now)}
                      unread={notice.unread}
                      end={{
                        icon: close,
                        name: p.t("dismissNotice"),
                        onTap: () => p.act.dropNotice({ notice: notice.id }),
                      }}
                      onTap={() => open(notice)}
                    />
                  )}
                </For>
              </Show>
            </>
          }
        >
          <Pills
            name="filters"
            options={(["all", "unread", "archived"] as const).map((id) => ({
              id,
              label: p.t(({ all: "all", unread: "unread", archived: "archivedTitle" } as const)[id]),
            }))}
            chosen={p.view.filter}
            onPick={(filter) => p.setView({ filter })}
          />
          <Show when={threads().length > 0} fallback={<EmptyState icon={mail} title={p.t("noMessages")} />}>
            <For each={threads()}>
              {(thread) => (
                <ThreadRow
                  who={thread.who}
                  about={
                    localized(itemOf(thread.item)?.title, p.lang) ||
                    (thread.listing === null ? "" : (p.state.listings[thread.listing]?.title ?? ""))
                  }
                  text={`${thread.said.at(-1)?.mine === true ? p.t("youSaid") : ""}${thread.said.at(-1)?.text ?? ""}`}
                  when={whenText(thread.said.at(-1)?.at ?? p.now, p.os, p.now)}
                  unread={thread.unread}
                  unreadName={p.t("unread")}
                  picture={
                    itemOf(thread.item)?.pictures[0] ??
                    (thread.listing === null ? null : p.state.listings[thread.listing]?.photos[0])
                  }
                  onTap={() => p.act.openThread({ thread: thread.id })}
                />
              )}
            </For>
          </Show>
        </Show>
      </Show>
    </ShopPage>
  );
});

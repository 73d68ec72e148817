import more from "@material-symbols/svg-400/rounded/apps.svg?raw";
import pay from "@material-symbols/svg-400/rounded/barcode.svg?raw";
import pocket from "@material-symbols/svg-400/rounded/style.svg?raw";
import receive from "@material-symbols/svg-400/rounded/qr_code.svg?raw";
import scan from "@material-symbols/svg-400/rounded/qr_code_scanner.svg?raw";
import bus from "@material-symbols/svg-400/rounded/directions_bus.svg?raw";
import swap from "@material-symbols/svg-400/rounded/swap_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { hometown } from "#world/hometown.ts";
import { Portrait } from "#ui/kit/portrait.tsx";
import { whenText } from "#os/format.ts";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { Grid } from "#apps/alipay/looks/grid.tsx";
import { FeedTitle, QuickActions, HomeHeader } from "#apps/alipay/looks/home.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { Popover } from "#apps/alipay/looks/sheet.tsx";
import { ChatCell } from "#apps/alipay/looks/chat.tsx";
import { displayName, chatBadgeCount, noticesOf, listChats } from "#apps/alipay/features/chats/queries.ts";
import { Bill } from "#apps/alipay/features/bills/screens/parts/bill.tsx";
import { lineText } from "./line-text.tsx";
import { serviceLook } from "./services.tsx";
import type { TabProps } from "./tab.tsx";

export function homeTab(p: TabProps["screenProps"], foot: TabProps["footer"]) {
  const weather = createMemo(() => p.content("weather")[0]);
  const talks = createMemo(() => listChats(p.state).slice(0, 3));
  const last = createMemo(() => noticesOf(p.os)[0]);
  return (
    <PageFrame
      ground="home"
      part="home"
      header={
        <HomeHeader
          city={weather()?.city ?? (p.lang === "en" ? hometown.name.en : hometown.name.zh)}
          weather={weather() ? `${weather()!.temp}° ${weather()!.sky}` : ""}
          hint={p.t("searchHint")}
          search={p.t("search")}
          more={p.t("more")}
          onSearch={() => p.act.search()}
          onMore={() => p.act.plus()}
        />
      }
      footer={foot()}
      overlays={
        <Popover
          open={p.view.open === "plus"}
          items={[
            { label: p.t("scan"), icon: scan, onTap: () => p.act.scan() },
            { label: p.t("payReceive"), icon: pay, onTap: () => p.act.payCode() },
            { label: p.t("receive"), icon: receive, onTap: () => p.act.receive() },
            { label: p.t("transfer"), icon: swap, onTap: () => p.act.transfer() },
          ]}
        />
      }
    >
      <QuickActions
        items={[
          { label: p.t("scan"), icon: scan, onTap: () => p.act.scan() },
          { label: p.t("payReceive"), icon: pay, onTap: () => p.act.payCode() },
          { label: p.t("transport"), icon: bus, onTap: () => p.act.transport() },
          { label: p.t("pocket"), icon: pocket, onTap: () => p.act.pocket() },
        ]}
      />
      <Grid
        items={[
          ...p.state.modules.map((name) => {
            const s = serviceLook(name);
            return { id: s.to, label: p.t(s.to), icon: s.icon, tint: s.tint, onTap: () => p.act[s.to]() };
          }),
          { id: "more", label: p.t("more"), icon: more, tint: "#1677ff", onTap: () => p.act.more() },
        ]}
      />
      <Show when={p.state.prefs.homeMessages}>
        <Cells>
          <FeedTitle>{p.t("latest")}</FeedTitle>
          <Show when={last()}>{(e) => <Bill at={p} entry={e()} onTap={() => p.act.notices()} />}</Show>
          <For each={talks()}>
            {(talk) => (
              <ChatCell
                lead={<Portrait of={talk.chat.person} size={40} radius={6} />}
                name={displayName(p.state, talk.chat.person, p.lang)}
                last={lineText(p, talk.last)}
                when={talk.last ? whenText(talk.last.at, p.os, p.now) : ""}
                count={chatBadgeCount(talk.chat)}
                pinned={false}
                onTap={() => p.act.chat({ person: talk.chat.person })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
}

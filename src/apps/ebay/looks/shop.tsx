/** The frame of all pages: theme, search pill, tab bar and cart button. */
import camera from "@material-symbols/svg-400/outlined/photo_camera.svg?raw";
import cart from "@material-symbols/svg-400/outlined/shopping_cart.svg?raw";
import search from "@material-symbols/svg-400/outlined/search.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import homeOn from "@material-symbols/svg-400/outlined/home-fill.svg?raw";
import inbox from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import inboxOn from "@material-symbols/svg-400/outlined/notifications-fill.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import personOn from "@material-symbols/svg-400/outlined/person-fill.svg?raw";
import sell from "@material-symbols/svg-400/outlined/sell.svg?raw";
import sellOn from "@material-symbols/svg-400/outlined/sell-fill.svg?raw";
import { For, Show, splitProps, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Page, type PageProps } from "#ui/kit/page.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./shop.css";

type ThemeSetting = "system" | "light" | "dark";
/** A page with the theme that the user chose for this app. The value `system` stands for the phone's theme. */
export function ShopPage(p: PageProps & { readonly shade: ThemeSetting }) {
  const [own, rest] = splitProps(p, ["shade"]);
  return (
    <div
      classList={{
        "shade-system": own.shade === "system",
        "shade-light": own.shade === "light",
        "shade-dark": own.shade === "dark",
      }}
      data-bars={own.shade === "light" ? "black" : own.shade === "dark" ? "white" : undefined}
    >
      <Page plain {...rest} />
    </div>
  );
}
const tabNames = ["home", "my", "search", "inbox", "selling"] as const;
export type TabName = (typeof tabNames)[number];
const icons: Record<TabName, readonly [string, string]> = {
  home: [home, homeOn],
  my: [person, personOn],
  search: [search, search],
  inbox: [inbox, inboxOn],
  selling: [sell, sellOn],
};
export function TabBar(p: {
  readonly on: TabName;
  readonly label: (tab: TabName) => string;
  readonly badge?: Partial<Record<TabName, number>> | undefined;
  readonly onPick: (tab: TabName) => void;
}) {
  const count = (tab: TabName) => p.badge?.[tab] ?? 0;
  return (
    <div class="shop-tabs">
      <For each={tabNames}>
        {(tab) => (
          <Tap
            class="shop-tab"
            role="tab"
            name={count(tab) > 0 ? `${p.label(tab)}, ${count(tab)}` : p.label(tab)}
            on={p.on === tab}
            onTap={() => p.onPick(tab)}
          >
            <div class="shop-tab-icon">
              <Icon of={icons[tab][p.on === tab ? 1 : 0]} />
              <Show when={count(tab) > 0}>
                <Badge count={count(tab)} class="shop-count" />
              </Show>
            </div>
            <span>{p.label(tab)}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function CartButton(p: { readonly name: string; readonly count: number; readonly onTap: () => void }) {
  return (
    <Tap class="shop-cart" name={p.count > 0 ? `${p.name}, ${p.count}` : p.name} onTap={() => p.onTap()}>
      <Icon of={cart} />
      <Show when={p.count > 0}>
        <Badge count={p.count} class="shop-count" />
      </Show>
    </Tap>
  );
}
/** The grey pill that opens the search and shows the current query. An optional camera button searches by picture. */
export function SearchPill(p: {
  readonly text: string;
  readonly dim?: boolean | undefined;
  readonly camera?: { readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class="search-pill">
      <Tap class="search-pill-text" role="searchbox" name={p.text} onTap={() => p.onTap()}>
        <Icon of={search} />
        <span classList={{ faded: p.dim === true }}>{p.text}</span>
      </Tap>
      <Show when={p.camera}>
        {(it) => (
          <Tap class="search-pill-camera" name={it().name} onTap={() => it().onTap()}>
            <Icon of={camera} />
          </Tap>
        )}
      </Show>
    </div>
  );
}
/** A row above the page's body, for a pill and buttons. */
export function TopRow(p: { readonly children: JSX.Element }) {
  return <div class="top-line">{p.children}</div>;
}
/** A fixed footer with one or two buttons. */
export function StickyButtons(p: { readonly children: JSX.Element }) {
  return <div class="sticky-acts">{p.children}</div>;
}

/** Parts of the home screen: the bar with portrait, search and mail, the quick links, and the grid of zones. */
import game from "@material-symbols/svg-400/outlined/sports_esports.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { BarButton } from "./frame.tsx";
import "./home.css";

export function MailButton(p: {
  readonly name: string;
  readonly count: number;
  readonly countName: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="bar-button mail-button"
      name={p.name}
      value={p.count > 0 ? p.countName : undefined}
      onTap={() => p.onTap()}
    >
      <Icon of={mail} />
      <Show when={p.count > 0}>
        <i class="mail-count">{p.count > 99 ? "99+" : p.count}</i>
      </Show>
    </Tap>
  );
}
export function HomeBar(p: {
  readonly face: JSX.Element;
  readonly faceName: string;
  readonly hint: string;
  readonly searchName: string;
  readonly games: string;
  readonly mail: JSX.Element;
  readonly onFace: () => void;
  readonly onSearch: () => void;
  readonly onGames: () => void;
}) {
  return (
    <div class="home-bar">
      <Tap class="home-face" name={p.faceName} onTap={() => p.onFace()}>
        {p.face}
      </Tap>
      <Tap class="home-search" role="searchbox" name={p.searchName} value={p.hint} onTap={() => p.onSearch()}>
        <div>
          <Icon of={glass} size="small" />
          <span>{p.hint}</span>
        </div>
      </Tap>
      <BarButton icon={game} name={p.games} onTap={() => p.onGames()} />
      {p.mail}
    </div>
  );
}
export interface QuickLink {
  readonly label: string;
  readonly icon: string;
  readonly onTap: () => void;
}
const link = (kind: string) => (item: QuickLink) => (
  <Tap class={kind} role="link" name={item.label} onTap={() => item.onTap()}>
    <div class="quick-sign">
      <Icon of={item.icon} />
    </div>
    <span>{item.label}</span>
  </Tap>
);
export function QuickRow(p: { readonly items: readonly QuickLink[] }) {
  return (
    <div class="quick-row">
      <For each={p.items}>{link("quick-link")}</For>
    </div>
  );
}
export function ZoneGrid(p: { readonly items: readonly QuickLink[] }) {
  return (
    <div class="zone-grid">
      <For each={p.items}>{link("zone-cell")}</For>
    </div>
  );
}
export function Heading(p: { readonly title: string; readonly end?: JSX.Element }) {
  return (
    <div class="list-heading">
      <h2>{p.title}</h2>
      {p.end}
    </div>
  );
}

/** A page with translucent cards on a background whose colour depends on the weather. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import type { Condition } from "#world/weather/hour.ts";
import { shellText } from "#ui/shell/strings.ts";
import { goBack } from "#ui/kit/close.ts";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { PageDots } from "#ui/kit/shared/page-dots.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { SkyArt, skyBackground } from "./weather-art.tsx";
import "./sky.css";

export function SkyPage(p: {
  readonly sky: Condition;
  readonly light: boolean;
  readonly title: string;
  readonly mark?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly back?: boolean | undefined;
  readonly leading?: JSX.Element;
  readonly actions?: JSX.Element;
  /** The index of the current page, and the action of a sideways swipe. */
  readonly part: string;
  readonly page?: number | undefined;
  readonly pages?: number | undefined;
  readonly pageName?: string | undefined;
  readonly onTurn?: ((by: -1 | 1) => void) | undefined;
  /** Called when the user pulls the page down at its top, to fetch the weather again. */
  readonly onPull?: (() => void) | undefined;
  readonly bottom?: JSX.Element;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const bottom = children(() => p.bottom);
  return (
    <div class="page sky-page" data-bars="white">
      <Tap
        class="sky-ground"
        role="list"
        name={p.title}
        onSwipe={(direction) => {
          if (direction === "left") p.onTurn?.(1);
          else if (direction === "right") p.onTurn?.(-1);
        }}
      >
        <div class={`sky-colour ${skyBackground(p.sky, p.light)}`} />
        <header class="bar">
          <Show when={p.back}>
            <IconButton icon={back} name={shellText("back")} onTap={goBack} />
          </Show>
          {p.leading}
          <div class="bar-text sky-title">
            <h1>
              <Show when={p.mark}>{(icon) => <Icon of={icon()} size="small" />}</Show>
              {p.title}
            </h1>
            <Show when={p.subtitle}>
              <p>{p.subtitle}</p>
            </Show>
          </div>
          <div class="bar-actions">{p.actions}</div>
        </header>
        <Show when={(p.pages ?? 1) > 1}>
          <PageDots class="sky-dots" page={p.page} pages={p.pages ?? 1} name={p.pageName} />
        </Show>
        <Scroll name={p.part} onPull={p.onPull} class="page-body sky-body">
          {p.children}
        </Scroll>
        <Show when={bottom()}>
          <footer class="sky-foot">{bottom()}</footer>
        </Show>
      </Tap>
      {p.overlays}
    </div>
  );
}
/** The current weather in large type. */
export function SkyHero(p: {
  readonly sky: Condition;
  readonly light: boolean;
  readonly figure: string;
  readonly title: string;
  readonly lines: readonly string[];
}) {
  return (
    <div class="sky-hero">
      <div class="sky-hero-text">
        <p class="sky-figure">{p.figure}</p>
        <p class="sky-word">{p.title}</p>
        <For each={p.lines}>{(line) => <p class="sky-note">{line}</p>}</For>
      </div>
      <SkyArt sky={p.sky} light={p.light} size="huge" />
    </div>
  );
}
export function SkyCard(p: {
  readonly icon?: string | undefined;
  readonly title?: string | undefined;
  readonly flush?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="sky-card" classList={{ flush: p.flush === true }}>
      <Show when={p.title}>
        <h2>
          <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
          {p.title}
        </h2>
      </Show>
      {p.children}
    </section>
  );
}
/** A row that opens a screen, for example for an alert or a changed location. */
export function SkyNotice(p: {
  readonly icon: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly level?: "blue" | "yellow" | "orange" | "red" | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="sky-notice" name={[p.text, p.note].filter((x) => x).join(", ")} onTap={() => p.onTap()}>
      <div class={`sky-notice-mark ${p.level ?? ""}`}>
        <Icon of={p.icon} size="small" />
      </div>
      <div class="row-text">
        <p class="sky-notice-text">{p.text}</p>
        <Show when={p.note}>
          <p class="sky-note">{p.note}</p>
        </Show>
      </div>
    </Tap>
  );
}
/** The complete text of a warning. */
export function AlertCard(p: {
  readonly icon: string;
  readonly level: "blue" | "yellow" | "orange" | "red";
  readonly title: string;
  readonly note: string;
  readonly text: string;
}) {
  return (
    <div class="alert-card">
      <div class={`sky-notice-mark ${p.level}`}>
        <Icon of={p.icon} />
      </div>
      <div class="row-text">
        <p class="alert-card-title">{p.title}</p>
        <p class="sky-note">{p.note}</p>
        <p class="alert-card-text">{p.text}</p>
      </div>
    </div>
  );
}
/** A place and its weather, as a row in a list. */
export function PlaceRow(p: {
  readonly title: string;
  readonly subtitle: string;
  readonly sky: Condition;
  readonly light: boolean;
  readonly skyName: string;
  readonly figure: string;
  readonly span: string;
  readonly mark?: string | undefined;
  /** A small icon after the name, and the accessible name of this icon. */
  readonly badge?: string | undefined;
  readonly badgeName?: string | undefined;
  /** Hides the weather, because the row shows other controls. */
  readonly bare?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly leading?: JSX.Element;
  readonly trailing?: JSX.Element;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class="row place-row"
      role="listitem"
      name={[
        p.title,
        p.subtitle,
        ...(p.bare === true ? [] : [p.skyName, p.figure, p.span]),
        p.badge === undefined ? "" : p.badgeName,
      ]
        .filter((x) => x)
        .join(", ")}
      on={p.on}
      onTap={() => p.onTap()}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      {p.leading}
      <div class="row-text">
        <p class="row-title">
          <Show when={p.mark}>{(icon) => <Icon of={icon()} size="small" />}</Show>
          {p.title}
          <Show when={p.badge}>{(icon) => <Icon of={icon()} size="small" />}</Show>
        </p>
        <p class="row-sub">{[p.subtitle, p.bare === true ? "" : p.skyName].filter((x) => x !== "").join(" · ")}</p>
      </div>
      <Show when={p.bare !== true}>
        <SkyArt sky={p.sky} light={p.light} />
        <div class="place-figures">
          <p class="place-figure">{p.figure}</p>
          <p class="sky-note">{p.span}</p>
        </div>
      </Show>
      {p.trailing}
    </Tap>
  );
}

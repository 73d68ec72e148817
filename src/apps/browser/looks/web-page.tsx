/** Parts of web pages: text with links, tables, cards, forms. */
import expand from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import fold from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { copyText } from "#ui/kit/copyable.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./web-page.css";

export interface LinkActions {
  readonly onLink: (url: string) => void;
  readonly onHoldLink: (url: string) => void;
}
type TextPart = string | { readonly text: string; readonly to: string };

/** The body of a page. `size`: the size of the text in percent. */
export function WebBody(p: { readonly size: number; readonly children: JSX.Element }) {
  return (
    <div class="web runs-on" style={{ "--web": String(p.size / 100) }}>
      {p.children}
    </div>
  );
}
export function WebHeading(p: { readonly level: 1 | 2 | 3; readonly text: string; readonly sub?: string | undefined }) {
  return (
    <div class={`web-h web-h${p.level}`}>
      <h2>{p.text}</h2>
      <Show when={p.sub}>
        <p class="web-sub">{p.sub}</p>
      </Show>
    </div>
  );
}
/** Text with links that can be tapped; a long press copies a link. Matches of the page's search are highlighted. */
export function WebText(
  p: LinkActions & { readonly stretches: readonly TextPart[]; readonly find?: string | undefined },
) {
  const text = () => p.stretches.map((one) => (typeof one === "string" ? one : one.text)).join("");
  return (
    <Tap class="web-text" role="text" onHold={() => copyText(text())}>
      <For each={p.stretches}>
        {(run) =>
          typeof run === "string" ? (
            <HighlightedText text={run} find={p.find ?? ""} />
          ) : (
            <WebLink text={run.text} to={run.to} onLink={p.onLink} onHoldLink={p.onHoldLink} />
          )
        }
      </For>
    </Tap>
  );
}
function HighlightedText(p: { readonly text: string; readonly find: string }) {
  return (
    <For each={splitAtMatches(p.text, p.find)}>
      {(piece) => (piece.hit ? <mark class="web-mark">{piece.text}</mark> : <>{piece.text}</>)}
    </For>
  );
}
export function splitAtMatches(text: string, find: string): { readonly text: string; readonly hit: boolean }[] {
  const wanted = find.trim().toLowerCase();
  if (wanted === "") return [{ text, hit: false }];
  const out: { text: string; hit: boolean }[] = [];
  const lower = text.toLowerCase();
  let at = 0;
  for (let next = lower.indexOf(wanted); next >= 0; next = lower.indexOf(wanted, at)) {
    if (next > at) out.push({ text: text.slice(at, next), hit: false });
    out.push({ text: text.slice(next, next + wanted.length), hit: true });
    at = next + wanted.length;
  }
  if (at < text.length) out.push({ text: text.slice(at), hit: false });
  return out;
}
function WebLink(p: LinkActions & { readonly text: string; readonly to: string }) {
  return (
    <Tap class="web-link" role="link" name={p.text} onTap={() => p.onLink(p.to)} onHold={() => p.onHoldLink(p.to)}>
      {p.text}
    </Tap>
  );
}
export function WebList(
  p: LinkActions & {
    readonly ordered: boolean;
    readonly items: readonly (readonly TextPart[])[];
    readonly find?: string | undefined;
  },
) {
  return (
    <div class="web-list">
      <For each={p.items}>
        {(item, i) => (
          <div class="web-item">
            <span class="web-bullet">{p.ordered ? `${i() + 1}.` : "•"}</span>
            <WebText stretches={item} find={p.find} onLink={p.onLink} onHoldLink={p.onHoldLink} />
          </div>
        )}
      </For>
    </div>
  );
}
export function WebTable(
  p: LinkActions & {
    readonly caption: string | null;
    readonly head: readonly string[];
    readonly rows: readonly (readonly (readonly TextPart[])[])[];
    readonly find?: string | undefined;
  },
) {
  return (
    <div class="web-table-box">
      <Show when={p.caption}>
        <p class="web-caption">{p.caption}</p>
      </Show>
      <Scroll name={[p.caption ?? "", ...p.head].join(" ").trim()} axis="x">
        <div
          class="web-table"
          style={{ "--columns": String(p.head.length), "grid-template-columns": `repeat(${p.head.length}, auto)` }}
        >
          <For each={p.head}>{(cell) => <p class="web-th">{cell}</p>}</For>
          <For each={p.rows}>
            {(row) => (
              <For each={row}>
                {(cell) => (
                  <div class="web-td">
                    <WebText stretches={cell} find={p.find} onLink={p.onLink} onHoldLink={p.onHoldLink} />
                  </div>
                )}
              </For>
            )}
          </For>
        </div>
      </Scroll>
    </div>
  );
}
export function WebFacts(
  p: LinkActions & {
    readonly title: string;
    readonly picture: JSX.Element;
    readonly rows: readonly { readonly key: string; readonly value: readonly TextPart[] }[];
    readonly find?: string | undefined;
  },
) {
  return (
    <div class="web-facts">
      <p class="web-facts-title">{p.title}</p>
      {p.picture}
      <For each={p.rows}>
        {(row) => (
          <div class="web-fact">
            <p class="web-fact-key">{row.key}</p>
            <WebText stretches={row.value} find={p.find} onLink={p.onLink} onHoldLink={p.onHoldLink} />
          </div>
        )}
      </For>
    </div>
  );
}
export function WebFigure(p: { readonly caption: string | null; readonly children: JSX.Element }) {
  return (
    <div class="web-figure">
      <div class="web-figure-glass">{p.children}</div>
      <Show when={p.caption}>
        <p class="web-caption">{p.caption}</p>
      </Show>
    </div>
  );
}
/** A picture that consists of an icon on a coloured background. */
export function WebIcon(p: { readonly icon: string; readonly tone: string; readonly small?: boolean | undefined }) {
  return (
    <div class={`web-icon ${p.tone} ${p.small === true ? "small" : ""}`}>
      <Icon of={p.icon} />
    </div>
  );
}
export function WebQuote(p: { readonly text: string; readonly by: string | null }) {
  return (
    <div class="web-quote">
      <p>{p.text}</p>
      <Show when={p.by}>
        <p class="web-caption">{p.by}</p>
      </Show>
    </div>
  );
}
export function WebChips(
  p: LinkActions & { readonly links: readonly { readonly text: string; readonly to: string }[] },
) {
  return (
    <div class="web-chips">
      <For each={p.links}>
        {(link) => (
          <Tap
            class="web-chip"
            role="link"
            name={link.text}
            onTap={() => p.onLink(link.to)}
            onHold={() => p.onHoldLink(link.to)}
          >
            {link.text}
          </Tap>
        )}
      </For>
    </div>
  );
}
export function WebCard(
  p: LinkActions & {
    readonly title: string;
    readonly text: string;
    readonly meta: string | null;
    readonly picture: JSX.Element;
    readonly to: string;
  },
) {
  return (
    <Tap class="web-card" role="link" name={p.title} onTap={() => p.onLink(p.to)} onHold={() => p.onHoldLink(p.to)}>
      {p.picture}
      <div class="web-card-text">
        <p class="web-card-title">{p.title}</p>
        <p class="web-card-sub">{p.text}</p>
        <Show when={p.meta}>
          <p class="web-caption">{p.meta}</p>
        </Show>
      </div>
    </Tap>
  );
}
export function WebFold(p: {
  readonly title: string;
  readonly open: boolean;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="web-fold">
      <Tap class="web-fold-head" name={p.title} on={p.open} onTap={() => p.onTap()}>
        <p>{p.title}</p>
        <Icon of={p.open ? fold : expand} />
      </Tap>
      <Show when={p.open}>{p.children}</Show>
    </div>
  );
}
export function WebPrice(p: { readonly name: string; readonly detail: string | null; readonly price: string }) {
  return (
    <div class="web-price">
      <div class="row-text">
        <p>{p.name}</p>
        <Show when={p.detail}>
          <p class="web-caption">{p.detail}</p>
        </Show>
      </div>
      <p class="web-price-sum">{p.price}</p>
    </div>
  );
}
export function WebPost(p: {
  readonly head: string;
  readonly votes: string;
  readonly accepted: string | null;
  readonly children: JSX.Element;
}) {
  return (
    <div class="web-post">
      <p class="web-caption">{p.head}</p>
      <Show when={p.accepted}>
        <p class="web-accepted">{p.accepted}</p>
      </Show>
      {p.children}
      <p class="web-caption">{p.votes}</p>
    </div>
  );
}
export function WebNotice(p: { readonly tone: "info" | "warning" | "good"; readonly children: JSX.Element }) {
  return <div class={`web-notice ${p.tone}`}>{p.children}</div>;
}
export function WebForm(p: { readonly title: string; readonly children: JSX.Element }) {
  return (
    <div class="web-form">
      <p class="web-facts-title">{p.title}</p>
      {p.children}
    </div>
  );
}
/** A field whose answer is not typed: the field's label, its options, and its error. */
export function WebChoice(p: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class="web-choice" classList={{ bad: p.error !== undefined }}>
      <p class="field-label">{p.label}</p>
      {p.children}
      <Show when={p.error ?? p.hint}>
        <p class="field-note">{p.error ?? p.hint}</p>
      </Show>
    </div>
  );
}
export function WebFooter(
  p: LinkActions & { readonly text: string; readonly links: readonly { readonly text: string; readonly to: string }[] },
) {
  return (
    <div class="web-footer">
      <WebChips links={p.links} onLink={p.onLink} onHoldLink={p.onHoldLink} />
      <p class="web-caption">{p.text}</p>
    </div>
  );
}
/** The address bar of the browser, with its buttons. */
export function AddressBar(p: {
  readonly host: string;
  readonly secure: string;
  readonly name: string;
  readonly private: boolean;
  readonly onTap: () => void;
  readonly actions: JSX.Element;
}) {
  return (
    <div class="address-bar" classList={{ private: p.private }}>
      <Tap class="address" role="textbox" name={p.name} value={p.host} onTap={() => p.onTap()}>
        <Icon of={p.secure} size="small" />
        <span>{p.host}</span>
      </Tap>
      {p.actions}
    </div>
  );
}
export function TabCount(p: { readonly n: number; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="icon-button" name={p.name} onTap={() => p.onTap()}>
      <div class="tab-count">{p.n > 99 ? ":D" : p.n}</div>
    </Tap>
  );
}

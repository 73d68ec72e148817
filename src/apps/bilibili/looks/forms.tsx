/** Fields: the grey search pill, a field in a row, the bar for comments and messages, and the bar for danmaku. */
import styles from "@material-symbols/svg-400/outlined/format_color_text.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { WriteBar as SharedWriteBar, type WriteBarProps } from "#ui/kit/social/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

export function FieldCell(p: FieldProps & { readonly end?: JSX.Element }) {
  return (
    <div class="field-cell">
      <Field {...p} bare="body" line={p.multiline !== true} />
      {p.end}
    </div>
  );
}
export function WriteBar(p: WriteBarProps) {
  return <SharedWriteBar {...p} button={<span>{p.send}</span>} keepsButton />;
}
interface Style<I extends string> {
  readonly id: I;
  readonly name: string;
}
/** The bar on the keyboard for danmaku: the style button, the field, Send. The styles are above the bar. */
export function DanmakuBar<C extends string, P extends string, S extends string>(
  p: WriteBarProps & {
    readonly stylesName: string;
    readonly open: boolean;
    readonly onStyles: () => void;
    readonly colours: readonly Style<C>[];
    readonly colour: C;
    readonly colourTitle: string;
    readonly onColour: (id: C) => void;
    readonly places: readonly Style<P>[];
    readonly place: P;
    readonly placeTitle: string;
    readonly onPlace: (id: P) => void;
    readonly sizes: readonly Style<S>[];
    readonly size: S;
    readonly sizeTitle: string;
    readonly onSize: (id: S) => void;
  },
) {
  return (
    <div class="danmaku-bar">
      <Show when={p.open}>
        <div class="style-rows">
          <div class="style-row">
            <small>{p.sizeTitle}</small>
            <For each={p.sizes}>
              {(one) => (
                <Tap
                  class="style-word"
                  role="radio"
                  name={one.name}
                  on={p.size === one.id}
                  onTap={() => p.onSize(one.id)}
                >
                  <span>{one.name}</span>
                </Tap>
              )}
            </For>
          </div>
          <div class="style-row">
            <small>{p.placeTitle}</small>
            <For each={p.places}>
              {(one) => (
                <Tap
                  class="style-word"
                  role="radio"
                  name={one.name}
                  on={p.place === one.id}
                  onTap={() => p.onPlace(one.id)}
                >
                  <span>{one.name}</span>
                </Tap>
              )}
            </For>
          </div>
          <div class="style-row">
            <small>{p.colourTitle}</small>
            <For each={p.colours}>
              {(one) => (
                <Tap
                  class="style-colour"
                  role="radio"
                  name={one.name}
                  on={p.colour === one.id}
                  onTap={() => p.onColour(one.id)}
                >
                  <i style={{ background: one.id }} />
                </Tap>
              )}
            </For>
          </div>
        </div>
      </Show>
      <SharedWriteBar
        {...p}
        keepsButton
        button={<span>{p.send}</span>}
        start={
          <Tap class="bar-button" name={p.stylesName} on={p.open} onTap={() => p.onStyles()}>
            <Icon of={styles} />
          </Tap>
        }
      />
    </div>
  );
}

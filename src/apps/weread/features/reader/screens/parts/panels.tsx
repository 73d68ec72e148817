/** The panels above the reader's foot bar: progress, light and font. */
import { For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Slider } from "#apps/weread/looks/player.tsx";
import { margins, maxSize, minSize, papers, spacings, families, type PageSettings } from "../../state.ts";

export function ProgressPanel(p: {
  readonly chapter: string;
  readonly share: number;
  readonly shareWord: string;
  readonly words: { readonly slider: string; readonly back: string; readonly next: string };
  readonly onShare: (share: number) => void;
  readonly onStep: (by: -1 | 1) => void;
}) {
  return (
    <div class="reader-panel">
      <p class="panel-chapter">{p.chapter}</p>
      <p class="panel-share">{p.shareWord}</p>
      <div class="panel-line">
        <Tap class="panel-word" name={p.words.back} onTap={() => p.onStep(-1)}>
          <span>{p.words.back}</span>
        </Tap>
        <Slider
          name={p.words.slider}
          value={p.shareWord}
          share={p.share / 10_000}
          onSlide={(share) => p.onShare(Math.round(share * 10_000))}
        />
        <Tap class="panel-word" name={p.words.next} onTap={() => p.onStep(1)}>
          <span>{p.words.next}</span>
        </Tap>
      </div>
    </div>
  );
}
type Change = (changes: Partial<PageSettings>) => void;
export function LightPanel(p: {
  readonly page: PageSettings;
  readonly words: { readonly light: string; readonly paper: (paper: PageSettings["paper"]) => string };
  readonly onChange: Change;
}) {
  return (
    <div class="reader-panel">
      <Slider
        name={p.words.light}
        value={`${p.page.brightness}%`}
        share={(p.page.brightness - 20) / 80}
        onSlide={(share) => p.onChange({ brightness: 20 + Math.round(share * 80) })}
      />
      <div class="paper-row">
        <For each={papers}>
          {(paper) => (
            <Tap
              class={`paper-choice paper-${paper}`}
              role="radio"
              name={p.words.paper(paper)}
              on={p.page.paper === paper}
              onTap={() => p.onChange({ paper })}
            >
              <span>{p.words.paper(paper)}</span>
            </Tap>
          )}
        </For>
      </div>
    </div>
  );
}
function Choice<V extends string>(p: {
  readonly title: string;
  readonly options: readonly V[];
  readonly chosen: V;
  readonly label: (value: V) => string;
  readonly onPick: (value: V) => void;
}): JSX.Element {
  return (
    <div class="panel-choice">
      <p>{p.title}</p>
      <For each={p.options}>
        {(value) => (
          <Tap
            class="panel-option"
            role="radio"
            name={`${p.title}: ${p.label(value)}`}
            on={p.chosen === value}
            onTap={() => p.onPick(value)}
          >
            <span>{p.label(value)}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function FontPanel(p: {
  readonly page: PageSettings;
  /** Whether the book has a choice of fonts. */
  readonly fonts: boolean;
  readonly words: {
    readonly size: string;
    readonly smaller: string;
    readonly larger: string;
    readonly spacing: string;
    readonly margin: string;
    readonly family: string;
    readonly spacingOf: (value: PageSettings["spacing"]) => string;
    readonly marginOf: (value: PageSettings["margin"]) => string;
    readonly familyOf: (value: PageSettings["family"]) => string;
  };
  readonly onChange: Change;
}) {
  return (
    <div class="reader-panel">
      <div class="panel-choice">
        <p>{p.words.size}</p>
        <Tap
          class="panel-option small-letter"
          name={p.words.smaller}
          disabled={p.page.size <= minSize}
          onTap={() => p.onChange({ size: p.page.size - 1 })}
        >
          <span>A−</span>
        </Tap>
        <p class="panel-size">{p.page.size}</p>
        <Tap
          class="panel-option"
          name={p.words.larger}
          disabled={p.page.size >= maxSize}
          onTap={() => p.onChange({ size: p.page.size + 1 })}
        >
          <span>A+</span>
        </Tap>
      </div>
      <Choice
        title={p.words.spacing}
        options={spacings}
        chosen={p.page.spacing}
        label={p.words.spacingOf}
        onPick={(spacing) => p.onChange({ spacing })}
      />
      <Choice
        title={p.words.margin}
        options={margins}
        chosen={p.page.margin}
        label={p.words.marginOf}
        onPick={(margin) => p.onChange({ margin })}
      />
      <Show when={p.fonts}>
        <Choice
          title={p.words.family}
          options={families}
          chosen={p.page.family}
          label={p.words.familyOf}
          onPick={(family) => p.onChange({ family })}
        />
      </Show>
    </div>
  );
}

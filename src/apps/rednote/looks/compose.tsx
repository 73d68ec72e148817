/** Parts of the page on which the user writes a note. */
import { For, Show, type JSX } from "solid-js";
import add from "@material-symbols/svg-400/outlined/add.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import type { Files } from "#os/files.ts";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot, type Paper, type Shown } from "./shot.tsx";
import "./compose.css";

export function PictureStrip(p: {
  readonly shots: readonly { readonly id: string; readonly shown: Shown }[];
  readonly files: Files;
  readonly cover: string;
  readonly add: string;
  readonly nameOf: (n: number) => string;
  readonly onTap: (id: string) => void;
  readonly onAdd: () => void;
}) {
  return (
    <Scroll name="pictures" axis="x" class="picture-strip">
      <For each={p.shots}>
        {(shot, n) => (
          <Tap class="strip-picture" name={p.nameOf(n() + 1)} onTap={() => p.onTap(shot.id)}>
            <Shot of={shot.shown} files={p.files} small />
            <Show when={n() === 0}>
              <span class="strip-cover">{p.cover}</span>
            </Show>
          </Tap>
        )}
      </For>
      <Tap class="strip-picture add" name={p.add} onTap={() => p.onAdd()}>
        <Icon of={add} size="large" />
      </Tap>
    </Scroll>
  );
}
export function TitleField(p: { readonly at: string; readonly hint: string; readonly left: number }) {
  return (
    <div class="title-field">
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="title" line enter="next" />
      <span>{p.left}</span>
    </div>
  );
}
export function TextField(p: { readonly at: string; readonly hint: string }) {
  return (
    <div class="text-field">
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" multiline />
    </div>
  );
}
/** The tags and the mentioned people of the note. A tap on one of them removes it. */
export function MarkRow(p: {
  readonly marks: readonly { readonly label: string; readonly name: string; readonly onTap: () => void }[];
  readonly children: JSX.Element;
}) {
  return (
    <div class="mark-row">
      <For each={p.marks}>
        {(mark) => (
          <Tap class="mark-chip" name={mark.name} onTap={() => mark.onTap()}>
            <span>
              {mark.label}
              <Icon of={cross} size="small" />
            </span>
          </Tap>
        )}
      </For>
      {p.children}
    </div>
  );
}
export function MarkButton(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="mark-button" name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** The card with the text of a note without pictures, drawn on the chosen paper. */
export function PaperCard(p: { readonly paper: Paper; readonly at: string; readonly hint: string }) {
  return (
    <div class={`paper-card ${p.paper}`}>
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="title" multiline />
    </div>
  );
}
export function PaperRow(p: {
  readonly papers: readonly { readonly id: Paper; readonly label: string }[];
  readonly chosen: Paper;
  readonly onPick: (paper: Paper) => void;
}) {
  return (
    <Scroll name="papers" axis="x" class="paper-row">
      <For each={p.papers}>
        {(paper) => (
          <Tap
            class="paper-one"
            role="radio"
            name={paper.label}
            on={p.chosen === paper.id}
            onTap={() => p.onPick(paper.id)}
          >
            <div class={`paper-face shot-paper ${paper.id}`} />
            <span>{paper.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
export function Finder(p: {
  readonly shot: Shown;
  readonly files: Files;
  readonly name: string;
  readonly onShoot: () => void;
}) {
  return (
    <div class="finder">
      <div class="finder-view">
        <Shot of={p.shot} files={p.files} />
      </div>
      <Tap class="finder-shutter" name={p.name} onTap={() => p.onShoot()}>
        <i />
      </Tap>
    </div>
  );
}

/** The parts of the page for a new post: the pill of the community, the tags, pictures, the tool row. */
import { For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import down from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import type { Files } from "#os/files.ts";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot } from "./shot.tsx";
import "./create.css";

export function CommunityPill(p: { readonly icon?: JSX.Element; readonly label: string; readonly onTap: () => void }) {
  return (
    <div class="create-line">
      <Tap class="community-pill" name={p.label} onTap={() => p.onTap()}>
        <span>
          {p.icon}
          {p.label}
          <Icon of={down} size="small" />
        </span>
      </Tap>
    </div>
  );
}
export function TitleField(p: { readonly at: string; readonly hint: string }) {
  return (
    <div class="title-field">
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="title" enter="next" />
    </div>
  );
}
export function BodyField(p: { readonly at: string; readonly hint: string }) {
  return (
    <div class="body-field">
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" multiline />
    </div>
  );
}
export function UrlField(p: { readonly at: string; readonly hint: string; readonly error?: string | undefined }) {
  return (
    <div class="body-field">
      <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" line kind="url" error={p.error} />
    </div>
  );
}
export function FlairButton(p: {
  readonly label: string;
  readonly flair?: { readonly text: string; readonly colour: string } | undefined;
  readonly spoiler?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class="create-line">
      <Tap class="flair-button" name={p.label} value={p.flair?.text} onTap={() => p.onTap()}>
        <Show when={p.flair} fallback={<span>{p.label}</span>}>
          {(flair) => (
            <span class="chosen" style={{ background: flair().colour }}>
              {flair().text}
            </span>
          )}
        </Show>
        <Show when={p.spoiler}>
          <span>{p.spoiler}</span>
        </Show>
      </Tap>
    </div>
  );
}
export function PictureStrip(p: {
  readonly pictures: readonly string[];
  readonly files: Files;
  readonly dropName: (n: number) => string;
  readonly onDrop: (picture: string) => void;
}) {
  return (
    <Scroll name="pictures" axis="x" class="picture-strip">
      <For each={p.pictures}>
        {(picture, n) => (
          <div class="strip-picture">
            <Shot picture={picture} files={p.files} thumb={112} />
            <Tap class="strip-drop" name={p.dropName(n() + 1)} onTap={() => p.onDrop(picture)}>
              <span>
                <Icon of={cross} size="small" />
              </span>
            </Tap>
          </div>
        )}
      </For>
    </Scroll>
  );
}
export function ToolRow(p: {
  readonly tools: readonly {
    readonly name: string;
    readonly icon: string;
    readonly on: boolean;
    readonly disabled: boolean;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="tool-row">
      <For each={p.tools}>
        {(tool) => (
          <Tap class="tool" name={tool.name} on={tool.on} disabled={tool.disabled} onTap={() => tool.onTap()}>
            <Icon of={tool.icon} />
          </Tap>
        )}
      </For>
    </div>
  );
}

/** The avatar, the head of the drawer that it opens, and the bar of the library. */
import type { JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./drawer.css";

interface OwnFace {
  readonly face: string | null;
  readonly files: Files;
  readonly onTap: () => void;
}
export function MeTap(p: OwnFace & { readonly name: string }) {
  return (
    <Tap class="me-button" name={p.name} onTap={() => p.onTap()}>
      <Face of="me" size={32} own={p.face} files={p.files} />
    </Tap>
  );
}
export function DrawerHead(p: OwnFace & { readonly title: string; readonly note: string }) {
  return (
    <Tap class="drawer-head" name={p.note} onTap={() => p.onTap()}>
      <Face of="me" size={48} own={p.face} files={p.files} />
      <div class="item-text">
        <p>{p.title}</p>
        <small>
          <span>{p.note}</span>
        </small>
      </div>
    </Tap>
  );
}
/** A bar with a large title or a search field. */
export function LibBar(p: { readonly children: JSX.Element }) {
  return <div class="lib-bar">{p.children}</div>;
}
/** The line that shows the order of a list and opens the choice of orders. */
export function SortLine(p: {
  readonly icon: string;
  readonly name: string;
  readonly label: string;
  readonly children: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="sort-line">
      <Tap class="sort-tap" name={p.name} value={p.label} onTap={() => p.onTap()}>
        <Icon of={p.icon} />
        <span>{p.label}</span>
      </Tap>
      {p.children}
    </div>
  );
}

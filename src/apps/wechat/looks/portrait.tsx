/** Square portraits of people and groups. */
import { For } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./portrait.css";

const corner = 5;
/** The portrait of a person. `of` is the person's id in the world. The portrait depends only on this id. */
export function Face(p: {
  readonly of: string;
  readonly size?: number | undefined;
  readonly radius?: number | undefined;
}) {
  return (
    <div class="face">
      <Portrait of={p.of} size={p.size ?? 48} radius={p.radius ?? corner} />
    </div>
  );
}
/** The portrait of a group: the portraits of its first members, at most nine, on a grey background. */
export function GroupFace(p: { readonly of: readonly string[]; readonly size?: number | undefined }) {
  const shown = () => p.of.slice(0, 9);
  const columns = () => (shown().length > 4 ? 3 : shown().length > 1 ? 2 : 1);
  const side = () => ((p.size ?? 48) - 4 - (columns() - 1) * 2) / columns();
  return (
    <div class="group-face" style={{ "--side": `${p.size ?? 48}px` }}>
      <For each={shown()}>{(id) => <Face of={id} size={side()} radius={1} />}</For>
    </div>
  );
}
/** A portrait. A tap on it opens the person's page. */
export function FaceButton(p: {
  readonly of: string;
  readonly name: string;
  readonly size?: number | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onDoubleTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap class="face-tap" name={p.name} onTap={p.onTap} onDoubleTap={p.onDoubleTap} onHold={p.onHold}>
      <Face of={p.of} size={p.size} />
    </Tap>
  );
}
/**
 * Portraits with names, in columns. The members of a chat come first, followed by the buttons that add and remove
 * members.
 */
export function FaceGrid(p: {
  readonly people: readonly { readonly id: string; readonly of: string; readonly name: string }[];
  readonly onTap: (id: string) => void;
  readonly acts: readonly { readonly sign: "+" | "−"; readonly name: string; readonly onTap: () => void }[];
}) {
  return (
    <div class="face-grid">
      <For each={p.people}>
        {(one) => (
          <Tap class="face-cell" role="listitem" name={one.name} onTap={() => p.onTap(one.id)}>
            <Face of={one.of} size={50} />
            <span>{one.name}</span>
          </Tap>
        )}
      </For>
      <For each={p.acts}>
        {(act) => (
          <Tap class="face-cell" name={act.name} onTap={() => act.onTap()}>
            <div class="face-act">{act.sign}</div>
          </Tap>
        )}
      </For>
    </div>
  );
}

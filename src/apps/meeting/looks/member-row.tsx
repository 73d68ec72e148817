/** A participant in a list, with role, raised hand, and the state of the microphone and the camera. */
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./face.tsx";
import "./member-row.css";

export function MemberRow(p: {
  readonly of: string;
  readonly name: string;
  readonly role?: string | undefined;
  readonly hand?: string | undefined;
  readonly handName: string;
  readonly mic: string;
  readonly micOff: boolean;
  readonly micName: string;
  readonly camera: string;
  readonly cameraOff: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="member-row"
      role="listitem"
      name={[p.name, p.role, p.hand ? p.handName : undefined, p.micName].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
    >
      <Face of={p.of} size={36} />
      <div class="member-words">
        <p>{p.name}</p>
        <Show when={p.role}>
          <p class="member-role">{p.role}</p>
        </Show>
      </div>
      <Show when={p.hand}>
        {(sign) => (
          <span class="member-hand">
            <Icon of={sign()} size="small" />
          </span>
        )}
      </Show>
      <span class="member-sign" classList={{ off: p.micOff }}>
        <Icon of={p.mic} size="small" />
      </span>
      <span class="member-sign" classList={{ off: p.cameraOff }}>
        <Icon of={p.camera} size="small" />
      </span>
    </Tap>
  );
}
export function MemberBar(p: { readonly children: JSX.Element }) {
  return <div class="member-bar">{p.children}</div>;
}

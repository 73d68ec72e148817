/** A white icon in a coloured square, instead of a portrait. */
import { Icon } from "#ui/kit/icon.tsx";
import "./square-icon.css";

export function SquareIcon(p: { readonly icon: string; readonly tint: string; readonly size?: number | undefined }) {
  return (
    <div class="square-sign" style={{ background: p.tint, "--side": `${p.size ?? 40}px` }}>
      <Icon of={p.icon} />
    </div>
  );
}

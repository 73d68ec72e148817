/** A white sign in a coloured square, in place of a portrait. */
import { Icon } from "../../../ui/kit/icon.tsx";
import "./square-sign.css";

export function SquareSign(p: { readonly icon: string; readonly tint: string; readonly size?: number | undefined }) {
  return (
    <div class="square-sign" style={{ background: p.tint, "--side": `${p.size ?? 40}px` }}>
      <Icon of={p.icon} />
    </div>
  );
}

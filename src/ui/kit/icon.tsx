/** An icon from the icon set, as raw SVG from the build. It has the same colour as the text around it. */
import "./icon.css";

export function Icon(p: { readonly of: string; readonly size?: "small" | "large" | "huge" | undefined }) {
  // oxlint-disable-next-line solid/no-innerhtml -- markup of our own build, never of the state
  return <i class={`icon ${p.size ?? ""}`} innerHTML={p.of} />;
}

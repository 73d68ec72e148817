/** Round pictures: the portrait of a person with a mark of presence, the icon of a community. */
import { Face as RoundFace, type FaceProps } from "#ui/kit/social/face.tsx";
import "./face.css";

export function Face(p: FaceProps & { readonly online?: boolean | undefined }) {
  return (
    <div class={`face ${p.online === true ? "online" : ""}`}>
      <RoundFace {...p} />
    </div>
  );
}
/** The icon of a community: the first character of its name on its colour. */
export function CommunityIcon(p: { readonly name: string; readonly colour: string; readonly size: number }) {
  return (
    <div
      class="community-icon"
      style={{
        width: `${p.size}px`,
        height: `${p.size}px`,
        background: p.colour,
        "font-size": `${Math.round(p.size * 0.5)}px`,
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <text x="12" y="16.500" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">
          {[...p.name][0] ?? ""}
        </text>
      </svg>
    </div>
  );
}

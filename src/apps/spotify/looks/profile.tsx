/** The head of a person's profile: a large portrait beside the name. */
import { For, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./profile.css";

export function ProfileHead(p: { readonly face: JSX.Element; readonly name: string; readonly children: JSX.Element }) {
  return (
    <div class="profile-head">
      {p.face}
      <div>
        <h1>{p.name}</h1>
        {p.children}
      </div>
    </div>
  );
}
export function TieLinks(p: { readonly links: readonly { readonly label: string; readonly onTap: () => void }[] }) {
  return (
    <div class="profile-ties">
      <For each={p.links}>
        {(link) => (
          <Tap class="tie-link" role="link" name={link.label} onTap={() => link.onTap()}>
            <span>{link.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** How well two tastes match. */
export function MatchLine(p: { readonly text: string }) {
  return <p class="match">{p.text}</p>;
}

/** The card with the first lines about an artist. */
import { Tap } from "#ui/kit/tap.tsx";

export function AboutCard(p: {
  readonly title: string;
  readonly listeners: string;
  readonly text: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="about-card" role="link" name={p.title} onTap={() => p.onTap()}>
      <b>{p.title}</b>
      <p>{p.listeners}</p>
      <p class="short">{p.text}</p>
    </Tap>
  );
}

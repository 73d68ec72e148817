/** A muted word, with a button to remove it. */
import { BarButton } from "./frame.tsx";
import "./word-row.css";

export function WordRow(p: {
  readonly word: string;
  readonly icon: string;
  readonly name: string;
  readonly onRemove: () => void;
}) {
  return (
    <div class="word-row">
      <p>{p.word}</p>
      <BarButton icon={p.icon} name={p.name} onTap={() => p.onRemove()} />
    </div>
  );
}

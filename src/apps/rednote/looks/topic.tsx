import { Pill } from "./cells.tsx";
import "./topic.css";

/** The header of a topic's page. */
export function TopicHead(p: {
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly onTap: () => void;
}) {
  return (
    <div class="topic-head">
      <div class="topic-sign">#</div>
      <div class="topic-words">
        <h2>{p.title}</h2>
        <p>{p.note}</p>
      </div>
      <Pill kind="red" label={p.button} onTap={() => p.onTap()} />
    </div>
  );
}

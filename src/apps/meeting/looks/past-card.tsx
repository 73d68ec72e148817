/** A past meeting in the history. */
import { Tap } from "#ui/kit/tap.tsx";
import "./past-card.css";

export function PastCard(p: {
  readonly day: string;
  readonly date: string;
  readonly time: string;
  readonly topic: string;
  readonly note: string;
  readonly stay: string;
  readonly live: boolean;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class="past-card"
      role="listitem"
      name={[p.topic, p.date, p.time, p.note, p.stay].join(", ")}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      <div class="past-when">
        <p class="past-day">{p.day}</p>
        <p class="past-time">{p.time}</p>
      </div>
      <div class="past-words">
        <p class="past-topic">{p.topic}</p>
        <p class="past-note">{p.note}</p>
      </div>
      <span class="past-stay" classList={{ live: p.live }}>
        {p.stay}
      </span>
    </Tap>
  );
}

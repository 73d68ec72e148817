/** The header of a saved search: its query and the number of new listings. */
import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./saved-search-header.css";

export function SavedSearchHeader(p: {
  readonly title: string;
  readonly note: string;
  readonly count: number;
  readonly countName: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="saved-head"
      role="listitem"
      name={[p.title, p.note, p.count > 0 ? p.countName : ""].filter((x) => x !== "").join(", ")}
      onTap={() => p.onTap()}
    >
      <div class="saved-head-words">
        <p class="saved-head-title">{p.title}</p>
        <p class="saved-head-note">{p.note}</p>
      </div>
      <Show when={p.count > 0}>
        <span class="saved-head-count">{p.countName}</span>
      </Show>
    </Tap>
  );
}

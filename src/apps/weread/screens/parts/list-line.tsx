/** A book list in a list: some covers, the title, a line of facts. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover } from "../../looks/covers.tsx";

export function ListLine(p: {
  readonly books: readonly string[];
  readonly title: string;
  readonly facts: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="list-line" role="link" name={p.title} value={p.facts} onTap={() => p.onTap()}>
      <div class="list-stack">
        <For each={p.books.slice(0, 3)}>{(id) => <Cover book={id} width={38} />}</For>
      </div>
      <div class="book-words">
        <p class="book-title">{p.title}</p>
        <p class="book-facts">{p.facts}</p>
      </div>
    </Tap>
  );
}

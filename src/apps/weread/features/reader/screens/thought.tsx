import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Field } from "#ui/kit/fields.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { chapterId } from "#apps/weread/ids.ts";
import { Cells, SwitchCell } from "#apps/weread/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import "#apps/weread/looks/notes.css";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "thought", (p) => {
  const chapter = queryWorld(books.queries.chapter, () => ({ id: chapterId(p.params.book, p.params.chapter) }));
  const quoted = () =>
    (chapter()?.paragraphs[p.params.range.paragraph] ?? "").slice(p.params.range.start, p.params.range.end);
  return (
    <Leaf
      back="close"
      title={p.t("thought")}
      actions={<BarWord blue label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
    >
      <div class="note-card">
        <Field
          at={p.field("text")}
          label={p.t("thoughtHint")}
          placeholder={p.t("thoughtHint")}
          bare="body"
          multiline
          enter="newline"
        />
        <p class="note-text">{quoted()}</p>
        <p class="note-facts">{chapter()?.title ?? ""}</p>
      </div>
      <Cells>
        <SwitchCell title={p.t("keepPrivate")} on={p.view.private} onTap={() => p.act.togglePrivate()} />
      </Cells>
    </Leaf>
  );
});

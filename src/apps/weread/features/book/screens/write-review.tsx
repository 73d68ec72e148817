import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import books, { verdicts } from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { BarWord, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { Verdicts } from "#apps/weread/looks/reviews.tsx";
import { verdictIcons } from "#apps/weread/looks/verdict-icons.ts";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "writeReview", (p) => {
  const book = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  return (
    <Leaf
      back="close"
      title={p.t("writeReview")}
      actions={<BarWord blue label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
    >
      <Card title={book()?.title ?? ""}>
        <Verdicts
          options={verdicts.map((id) => ({ id, label: p.t(`verdict_${id}`), icon: verdictIcons[id] }))}
          chosen={p.view.chosen}
          onPick={(verdict) => p.act.choose({ verdict })}
        />
      </Card>
      <Card>
        <Field
          at={p.field("text")}
          label={p.t("reviewHint")}
          placeholder={p.t("reviewHint")}
          bare="body"
          multiline
          enter="newline"
        />
      </Card>
    </Leaf>
  );
});

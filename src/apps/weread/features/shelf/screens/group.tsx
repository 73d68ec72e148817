import dots from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import app from "#apps/weread/index.ts";
import { Empty } from "#apps/weread/looks/cells.tsx";
import { BookTile } from "#apps/weread/looks/covers.tsx";
import { BarButton, BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet, AskBox } from "#apps/weread/looks/overlays.tsx";
import { SelectBar } from "#apps/weread/looks/select-bar.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { booksInGroup } from "../queries.ts";

export default screen(app, strings, "group", (p) => {
  const shown = createMemo(() => booksInGroup(p.state, p.params.group));
  const titles = useBooks(() => shown().map(({ book }) => book));
  return (
    <Leaf
      back
      title={
        p.view.selecting
          ? p.t("selectedCount", { n: p.view.chosen.length })
          : (p.state.groups[p.params.group]?.name ?? "")
      }
      actions={
        <Show
          when={p.view.selecting}
          fallback={<BarButton icon={dots} name={p.t("more")} onTap={() => p.act.more()} />}
        >
          <BarWord blue label={p.t("done")} onTap={() => p.act.endSelect()} />
        </Show>
      }
      bottom={
        <Show when={p.view.selecting}>
          <SelectBar
            disabled={p.view.chosen.length === 0}
            items={[
              { label: p.t("takeOut"), onTap: () => p.act.takeOut() },
              { label: p.t("remove"), danger: true, onTap: () => p.act.remove() },
            ]}
          />
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[
              { label: p.t("select"), onTap: () => p.act.select() },
              { label: p.t("rename"), onTap: () => p.act.rename() },
              { label: p.t("dissolve"), danger: true, onTap: () => p.act.dissolve() },
            ]}
          />
          <AskBox
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("save")}
            disabled={!p.can("saveName")}
            onOk={() => p.act.saveName()}
          >
            <Field at={p.field("name")} label={p.t("groupName")} bare="body" line />
          </AskBox>
        </>
      }
    >
      <Show when={shown().length > 0} fallback={<Empty text={p.t("groupEmpty")} />}>
        <div class="book-grid">
          <For each={shown()}>
            {(one) => (
              <BookTile
                book={one.book}
                title={titles().get(one.book)?.title ?? ""}
                private={one.private}
                chosen={p.view.selecting ? p.view.chosen.includes(one.book) : undefined}
                onTap={() => {
                  if (p.view.selecting) p.act.toggle({ book: one.book });
                  else if (one.readable) p.act.read({ book: one.book });
                  else p.act.openBook({ book: one.book });
                }}
                onHold={() => p.act.selectFrom({ book: one.book })}
              />
            )}
          </For>
        </div>
      </Show>
    </Leaf>
  );
});

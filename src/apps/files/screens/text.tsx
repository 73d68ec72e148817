import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import findIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import { TextView } from "../looks/file-parts.tsx";
import { Empty, Page, Text } from "#ui/kit/page.tsx";
import files from "../index.ts";
import { findFile } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "text", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const content = () => {
    const it = file()?.content;
    return it?.kind === "text" ? it.text : undefined;
  };
  const hits = () => {
    const q = p.view.query.trim().toLowerCase();
    return q === "" ? 0 : (content() ?? "").toLowerCase().split(q).length - 1;
  };
  return (
    <Page
      plain
      back={p.view.editing ? "close" : true}
      tone="blue"
      title={file()?.name}
      subtitle={file() ? sizeText(file()!.bytes) : undefined}
      actions={
        <Show when={content() !== undefined}>
          <Show
            when={p.view.editing}
            fallback={
              <>
                <IconButton
                  icon={findIcon}
                  name={p.t("find")}
                  on={p.view.finding}
                  onTap={() => p.setView({ finding: !p.view.finding, query: "" })}
                />
                <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
                <IconButton icon={edit} name={p.t("edit")} onTap={() => p.act.edit()} />
              </>
            }
          >
            <IconButton icon={check} name={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
          </Show>
        </Show>
      }
      top={
        <Show when={p.view.finding}>
          <SearchField at={p.field("query")} placeholder={p.t("find")} />
          <Show when={p.view.query.trim() !== ""}>
            <Text as="sub" dim center>
              {p.t("hits", { n: hits() })}
            </Text>
          </Show>
        </Show>
      }
    >
      <Show when={content() !== undefined} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        <Show
          when={p.view.editing}
          fallback={
            <Show
              when={content() !== ""}
              fallback={
                <Text as="body" dim>
                  {p.t("emptyText")}
                </Text>
              }
            >
              <TextView text={content() ?? ""} query={p.view.finding ? p.view.query : ""} />
            </Show>
          }
        >
          <Field at={p.field("draft")} label={p.t("textHint")} placeholder={p.t("textHint")} bare="body" multiline />
        </Show>
      </Show>
    </Page>
  );
});

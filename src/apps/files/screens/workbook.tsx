import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import files from "../index.ts";
import { CellBar, SheetBody, SheetHead, SheetTabs } from "../looks/sheet-view.tsx";
import { findFile } from "../queries.ts";
import { cellName, cellText } from "../sheets.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "workbook", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const sheets = () => {
    const content = file()?.content;
    return content?.kind === "workbook" ? content.sheets : [];
  };
  const sheet = () => sheets()[p.view.sheet] ?? sheets()[0];
  const sideways = () => `sheet ${p.view.sheet} sideways`;
  return (
    <Page
      back
      tone="green"
      part={`sheet ${p.view.sheet}`}
      title={file()?.name}
      subtitle={file() ? sizeText(file()!.bytes) : undefined}
      actions={
        <Show when={file()}>
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
        </Show>
      }
      top={
        <Show when={sheet()}>
          {(it) => (
            <>
              <CellBar
                name={p.view.cell ? cellName(p.view.cell.row, p.view.cell.column) : "–"}
                text={p.view.cell ? cellText(it(), p.view.cell.row, p.view.cell.column) : p.t("cellHint")}
              />
              <SheetHead sheet={it()} scroll={sideways()} at={p.view.cell} />
            </>
          )}
        </Show>
      }
      bottom={
        <Show when={sheets().length > 1}>
          <SheetTabs
            names={sheets().map((one) => one.name)}
            chosen={p.view.sheet}
            onPick={(n) => p.act.show({ sheet: n })}
          />
        </Show>
      }
    >
      <Show when={sheet()} fallback={<Empty icon={broken} title={p.t(file() ? "unreadable" : "gone")} />}>
        {(it) => (
          <SheetBody sheet={it()} scroll={sideways()} at={p.view.cell} onTap={(cell) => p.act.select({ cell })} />
        )}
      </Show>
    </Page>
  );
});

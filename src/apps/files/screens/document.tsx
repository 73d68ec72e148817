import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import files from "../index.ts";
import { DocumentView } from "../looks/document-view.tsx";
import { findFile } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "document", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const blocks = () => {
    const content = file()?.content;
    return content?.kind === "document" ? content.blocks : undefined;
  };
  return (
    <Page
      back
      tone="blue"
      title={file()?.name}
      subtitle={file() ? sizeText(file()!.bytes) : undefined}
      actions={
        <Show when={file()}>
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
        </Show>
      }
    >
      <Show when={blocks()} fallback={<Empty icon={broken} title={p.t(file() ? "unreadable" : "gone")} />}>
        {(all) => <DocumentView blocks={all()} />}
      </Show>
    </Page>
  );
});

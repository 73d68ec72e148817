import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { storageBytes, systemBytes } from "#os/files.ts";
import { sizeText } from "#os/format.ts";
import { UsageBar } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { downloadBytes } from "../../downloads/queries.ts";

export default screen(app, strings, "storage", (p) => {
  const own = () => downloadBytes(p.state, p.now);
  const other = () =>
    systemBytes + Object.values(p.os.files).reduce((sum, file) => sum + (file.type === "file" ? file.bytes : 0), 0);
  return (
    <Leaf back title={p.t("storagePage")}>
      <UsageBar other={other() / storageBytes} own={own() / storageBytes} />
      <Cell title={p.t("storageOther")} value={sizeText(other())} />
      <Cell title={p.t("storageDownloads")} value={sizeText(own())} />
      <Cell title={p.t("storageFree")} value={sizeText(Math.max(0, storageBytes - other() - own()))} />
      <Pill
        wide
        label={p.t("removeAllDownloads")}
        disabled={Object.keys(p.state.kept).length === 0}
        onTap={() => p.act.removeAll()}
      />
      <Note text={p.t("storageNote")} />
    </Leaf>
  );
});

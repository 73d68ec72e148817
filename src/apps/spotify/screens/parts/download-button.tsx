/** The round arrow that downloads a collection, and its progress. */
import arrow from "@material-symbols/svg-400/rounded/arrow_circle_down.svg?raw";
import running from "@material-symbols/svg-400/rounded/downloading.svg?raw";
import { IconButton } from "../../looks/frame.tsx";
import { downloadShare } from "../../features/downloads/queries.ts";
import type { Host } from "./host.ts";

export const shareOf = (host: Host, id: string, items: readonly string[]): number | null =>
  host.state.kept[id] === undefined ? null : downloadShare(host.state, items, host.now);
export function DownloadButton(p: {
  readonly host: Host;
  readonly id: string;
  readonly items: readonly string[];
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}) {
  const share = () => shareOf(p.host, p.id, p.items);
  return (
    <IconButton
      kind={share() === null ? undefined : "green"}
      icon={share() === null || share()! >= 1 ? arrow : running}
      name={p.host.t(share() === null ? "download" : share()! >= 1 ? "removeDownload" : "downloading")}
      value={share() === null ? undefined : `${Math.floor(share()! * 100)}%`}
      onTap={() => (share() === null ? p.onDownload() : p.onRemove())}
    />
  );
}

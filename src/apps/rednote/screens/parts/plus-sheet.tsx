/** The sheet that the red + button opens. */
import type { Word } from "../../strings.ts";
import { ActSheet } from "../../looks/overlays.tsx";

export function PlusSheet(p: {
  readonly open: boolean;
  readonly t: (key: Word) => string;
  readonly act: { fromAlbum(): void; fromCamera(): void; fromText(): void };
}) {
  return (
    <ActSheet
      open={p.open}
      items={[
        { label: p.t("fromAlbum"), note: p.t("fromAlbumNote"), onTap: () => p.act.fromAlbum() },
        { label: p.t("fromCamera"), onTap: () => p.act.fromCamera() },
        { label: p.t("fromText"), onTap: () => p.act.fromText() },
      ]}
    />
  );
}

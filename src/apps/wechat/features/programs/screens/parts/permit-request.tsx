/** Asks the owner which data a program may read, at the first use of the program. */
import { PermitSheet } from "#apps/wechat/looks/program.tsx";
import type { Word } from "#apps/wechat/strings.ts";
import type { Facts } from "#os/values.ts";
import type { ProgramId } from "../../state.ts";

export function PermitRequest(p: {
  readonly of: ProgramId;
  readonly open: boolean;
  readonly t: (key: Word, facts?: Facts) => string;
  readonly onAllow: () => void;
  readonly onDeny: () => void;
}) {
  return (
    <PermitSheet
      open={p.open}
      of={p.of}
      title={p.t("permitTitle", { name: p.t(`program_${p.of}`) })}
      what={p.t(`permits_${p.of}`)}
      allow={p.t("permitAllow")}
      deny={p.t("permitDeny")}
      onAllow={() => p.onAllow()}
      onDeny={() => p.onDeny()}
    />
  );
}

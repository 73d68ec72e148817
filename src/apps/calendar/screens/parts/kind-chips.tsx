/** Chips with which the user chooses between a new event and a new birthday. */
import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import event from "@material-symbols/svg-400/rounded/event.svg?raw";
import { Chips } from "#ui/kit/buttons.tsx";
import type { T } from "../../texts.ts";

export function KindChips(p: { readonly t: T; readonly chosen: "event" | "birthday"; readonly onOther: () => void }) {
  return (
    <Chips
      columns={2}
      name="kinds"
      options={[
        { id: "event", label: p.t("asEvent"), icon: event },
        { id: "birthday", label: p.t("birthday"), icon: cake },
      ]}
      chosen={p.chosen}
      onPick={(id) => {
        if (id !== p.chosen) p.onOther();
      }}
    />
  );
}

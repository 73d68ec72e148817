/** What is being added: an event or a birthday, side by side. */
import { Chips } from "../../../ui/kit/buttons.tsx";

export function KindChips(p: {
  readonly event: string;
  readonly birthday: string;
  readonly icons: { readonly event: string; readonly birthday: string };
  readonly chosen: "event" | "birthday";
  readonly onOther: () => void;
}) {
  return (
    <Chips
      columns={2}
      name="kinds"
      options={[
        { id: "event", label: p.event, icon: p.icons.event },
        { id: "birthday", label: p.birthday, icon: p.icons.birthday },
      ]}
      chosen={p.chosen}
      onPick={(id) => {
        if (id !== p.chosen) p.onOther();
      }}
    />
  );
}

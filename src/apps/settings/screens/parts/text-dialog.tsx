/** The dialog that changes a text setting. */
import type { FieldKind } from "#os/state-schemas.ts";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";

export function TextDialog(p: {
  readonly open: boolean;
  /** The path of the draft in the view. */
  readonly at: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly ok: string;
  readonly valid: boolean;
  readonly kind?: FieldKind | undefined;
  readonly maxLength?: number | undefined;
  readonly onOk: () => void;
}) {
  return (
    <Dialog open={p.open} title={p.title} ok={p.ok} disabled={!p.valid} onOk={() => p.onOk()}>
      <Field
        at={p.at}
        label={p.title}
        hint={p.hint}
        kind={p.kind}
        maxLength={p.maxLength}
        onEnter={() => {
          if (p.valid) p.onOk();
        }}
      />
    </Dialog>
  );
}

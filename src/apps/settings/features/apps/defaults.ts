/** Kinds of intents for which the user can choose a default app. */
import { intents, intentKindOf, type Intent } from "#os/intents.ts";
import type { TextKey } from "../../strings.ts";

export interface DefaultKind {
  readonly title: TextKey;
  readonly intent: Intent;
}
export const defaultKinds: readonly DefaultKind[] = [
  { title: "kind-web", intent: intents.viewWeb("https://example.example/") },
  { title: "kind-dial", intent: intents.dial("1") },
  { title: "kind-message", intent: intents.message("1") },
  { title: "kind-mail", intent: intents.mail("a@b.example") },
  { title: "kind-image", intent: intents.view("files", "file_1", "image/png") },
  { title: "kind-place", intent: intents.viewPlace(0, 0, "") },
  { title: "kind-contact", intent: intents.insertContact({}) },
  { title: "kind-event", intent: intents.insertEvent({ title: "" }) },
  { title: "kind-alarm", intent: intents.setAlarm(7, 0) },
  { title: "kind-pay", intent: intents.pay({ to: "", cents: 1, order: "", title: "", payee: "" }) },
];
export const findKind = (title: string): DefaultKind | undefined => defaultKinds.find((kind) => kind.title === title);
export const kindKey = (kind: DefaultKind): string => intentKindOf(kind.intent);

/** The attachments of a message. Pictures are drawn. Every other attachment is shown as a card. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { List } from "#ui/kit/rows.tsx";
import { ChatCard, ChatPicture } from "../../looks/chat.tsx";
import type { Part } from "../../state.ts";
import { partIcon, partName, type Translate } from "../labels.ts";

export function MessageParts(p: {
  readonly parts: readonly Part[];
  readonly files: Files;
  /** Whether the message is selected. */
  readonly on: boolean;
  readonly t: Translate;
  readonly onTap: (part: Part) => void;
  readonly onHold: () => void;
}) {
  const pictureOf = (part: Part) => {
    const file = part.kind === "file" ? p.files[part.file] : undefined;
    return file?.type === "file" && file.mime.startsWith("image/") ? file : undefined;
  };
  return (
    <List each={p.parts}>
      {(part) => (
        <Show
          when={pictureOf(part)}
          fallback={
            <ChatCard
              icon={partIcon(part)}
              title={part.name}
              subtitle={part.kind === "contact" ? part.number : partName(part, p.t)}
              on={p.on}
              onTap={() => p.onTap(part)}
              onHold={() => p.onHold()}
            />
          }
        >
          {(file) => <ChatPicture file={file()} on={p.on} onTap={() => p.onTap(part)} onHold={() => p.onHold()} />}
        </Show>
      )}
    </List>
  );
}

/** Three tabs at the bottom. The selected tab is blue and filled. */
import contactsOff from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import contactsOn from "@material-symbols/svg-400/rounded/contacts-fill.svg?raw";
import meetingsOff from "@material-symbols/svg-400/rounded/video_chat.svg?raw";
import meetingsOn from "@material-symbols/svg-400/rounded/video_chat-fill.svg?raw";
import meOff from "@material-symbols/svg-400/rounded/person.svg?raw";
import meOn from "@material-symbols/svg-400/rounded/person-fill.svg?raw";
import { For } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

const tabIcons = {
  meetings: { off: meetingsOff, on: meetingsOn },
  contacts: { off: contactsOff, on: contactsOn },
  me: { off: meOff, on: meOn },
} as const;
export type TabId = keyof typeof tabIcons;
export function Tabs(p: {
  readonly tabs: readonly { readonly id: TabId; readonly label: string }[];
  readonly chosen: TabId;
  readonly onPick: (id: TabId) => void;
}) {
  return (
    <div class="tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="tabs-one" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <Icon of={tabIcons[tab.id][p.chosen === tab.id ? "on" : "off"]} />
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}

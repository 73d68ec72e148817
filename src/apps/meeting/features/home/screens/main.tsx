import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Tabs } from "#apps/meeting/looks/tabs.tsx";
import { strings } from "#apps/meeting/strings.ts";
import { ContactsTab } from "./parts/contacts-tab.tsx";
import { MeTab } from "./parts/me-tab.tsx";
import { MeetingsTab } from "./parts/meetings-tab.tsx";

export default screen(meeting, strings, "main", (p) => (
  <Frame
    tinted
    part={p.view.tab}
    title={p.view.tab === "contacts" ? p.t("contactsTitle") : undefined}
    bottom={
      <Tabs
        tabs={[
          { id: "meetings", label: p.t("tabMeetings") },
          { id: "contacts", label: p.t("tabContacts") },
          { id: "me", label: p.t("tabMe") },
        ]}
        chosen={p.view.tab}
        onPick={(tab) => p.setView({ tab })}
      />
    }
  >
    <Show when={p.view.tab === "meetings"}>
      <MeetingsTab host={p} />
    </Show>
    <Show when={p.view.tab === "contacts"}>
      <ContactsTab host={p} />
    </Show>
    <Show when={p.view.tab === "me"}>
      <MeTab host={p} />
    </Show>
  </Frame>
));

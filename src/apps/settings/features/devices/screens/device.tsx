import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";
import { kindIcons } from "./parts/kind-icons.ts";
import { TraitRow } from "../../apps/screens/parts/trait-row.tsx";
import { TextDialog } from "#apps/settings/screens/parts/text-dialog.tsx";

const deviceTraits = ["media", "calls", "contacts", "input"] as const;

export default screen(settings, strings, "device", (p) => {
  const device = createMemo(() => p.os.bluetooth.devices[p.params.id]);
  return (
    <Show when={device()}>
      {(d) => (
        <Page
          back
          title={p.t("bluetooth")}
          actions={
            <IconButton icon={edit} name={p.t("edit", { name: p.t("deviceName") })} onTap={() => p.act.edit()} />
          }
          overlays={
            <TextDialog
              open={p.view.open === "rename"}
              at={p.field("name")}
              title={p.t("deviceName")}
              ok={p.t("save")}
              valid={p.can("rename")}
              onOk={() => p.act.rename()}
            />
          }
        >
          <DetailHeader
            picture={<Icon of={kindIcons[d().kind]} size="huge" />}
            title={d().name}
            about={p.t(d().connected ? "connectedState" : "notConnected")}
          />
          <Section>
            <Row title={p.t("kind")} value={p.t(`kind-${d().kind}`)} />
          </Section>
          <Section title={p.t("btUses")}>
            <List each={deviceTraits}>
              {(name) => (
                <TraitRow
                  own={p.state}
                  t={p.t}
                  subject={`bt:${p.params.id}`}
                  name={name}
                  onSet={(value) => p.act.set({ name, value })}
                />
              )}
            </List>
          </Section>
          <Stack>
            <Button
              wide
              kind={d().connected ? "tonal" : "filled"}
              label={p.t(d().connected ? "disconnect" : "connect")}
              disabled={!p.can("connect")}
              onTap={() => p.act.connect({ on: !d().connected })}
            />
            <Button wide kind="danger" label={p.t("unpair")} onTap={() => p.act.unpair()} />
          </Stack>
        </Page>
      )}
    </Show>
  );
});

import mobile from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import { For } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { momentText } from "#os/format.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SwitchRow } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { ActionSheet, Dialog } from "#apps/alipay/looks/sheet.tsx";

export default page("devices", (p) => {
  const chosen = () => p.state.devices[p.view.device ?? ""];
  return (
    <PageFrame
      title={p.t("devices")}
      overlays={
        <>
          <ActionSheet
            open={p.view.open === "device"}
            note={chosen()?.name}
            cancel={p.t("cancel")}
            items={[
              { label: p.t("renameDevice"), onTap: () => p.act.name() },
              ...(chosen()?.own === true
                ? []
                : [{ label: p.t("removeDevice"), danger: true, onTap: () => p.act.remove() }]),
            ]}
          />
          <Dialog
            open={p.view.open === "name"}
            title={p.t("renameDevice")}
            ok={p.t("save")}
            cancel={p.t("cancel")}
            disabled={!p.can("saveName")}
            onOk={() => p.act.saveName()}
          >
            <Field at={p.field("name")} label={p.t("renameDevice")} bare="body" line />
          </Dialog>
        </>
      }
    >
      <Cells note={p.t("devicesNote")}>
        <For each={Object.values(p.state.devices)}>
          {(d) => (
            <Cell
              icon={mobile}
              title={d.name}
              sub={d.own ? p.t("inUse") : p.t("lastSeen", { when: momentText(d.seen, p.os, p.now) })}
              onTap={() => p.act.open({ id: d.id })}
            />
          )}
        </For>
      </Cells>
      <Cells>
        <SwitchRow
          title={p.t("lockDevices")}
          sub={p.t("lockDevicesNote")}
          on={p.state.login.devices}
          onTap={() => p.act.lockDevices()}
        />
      </Cells>
    </PageFrame>
  );
});

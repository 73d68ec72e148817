import mobile from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import { For } from "solid-js";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { momentText } from "../../../../../os/format.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, FlipCell } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Picks, Plate } from "../../../looks/sheet.tsx";

export default page("devices", (p) => {
  const chosen = () => p.state.devices[p.view.device ?? ""];
  return (
    <Leaf
      title={p.t("devices")}
      overlays={
        <>
          <Picks
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
          <Plate
            open={p.view.open === "name"}
            title={p.t("renameDevice")}
            ok={p.t("save")}
            cancel={p.t("cancel")}
            disabled={!p.can("saveName")}
            onOk={() => p.act.saveName()}
          >
            <Field at={p.field("name")} label={p.t("renameDevice")} bare="body" line />
          </Plate>
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
        <FlipCell
          title={p.t("lockDevices")}
          sub={p.t("lockDevicesNote")}
          on={p.state.login.devices}
          onTap={() => p.act.lockDevices()}
        />
      </Cells>
    </Leaf>
  );
});

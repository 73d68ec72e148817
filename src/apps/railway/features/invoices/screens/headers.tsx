import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { For, Show } from "solid-js";
import { BarIcon, Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Card, Pill, Pills, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("headers", (p) => (
  <Frame title={p.t("headersWord")} right={<BarIcon icon={add} name={p.t("addHeader")} onTap={() => p.act.add()} />}>
    <Show when={Object.keys(p.state.headers).length > 0} fallback={<EmptyState icon={none} text={p.t("noHeaders")} />}>
      <For each={Object.values(p.state.headers)}>
        {(header) => (
          <Card>
            <Row
              title={header.title}
              sub={header.taxNumber === "" ? p.t("header-person") : header.taxNumber}
              value={p.state.mainHeader === header.id ? p.t("mainHeader") : undefined}
              tone="blue"
              onTap={() => p.act.edit({ header: header.id })}
            />
            <Show when={p.state.mainHeader !== header.id}>
              <Pills>
                <Pill
                  label={p.t("makeMain")}
                  name={`${p.t("makeMain")} ${header.title}`}
                  onTap={() => p.act.makeMain({ header: header.id })}
                />
              </Pills>
            </Show>
          </Card>
        )}
      </For>
    </Show>
  </Frame>
));

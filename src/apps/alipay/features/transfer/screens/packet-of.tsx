import none from "@material-symbols/svg-400/rounded/redeem.svg?raw";
import { createMemo, Show } from "solid-js";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { momentText } from "../../../../../os/format.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, Cell, Pills } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { RedSheet } from "../../../looks/packet.tsx";
import { nameOf, personBy } from "../../../people.ts";
import { yuan } from "../../../sums.ts";

export default page("packetOf", (p) => {
  const packet = createMemo(() => p.state.packets[p.params.id]);
  const name = () => nameOf(personBy(packet()!.person)!, p.lang);
  const note = () => {
    const { given, status } = packet()!;
    if (status === "back") return p.t(given ? "packetWentBack" : "packet-late");
    if (status === "opened") return p.t(given ? "packetWasOpened" : "packetInBalance");
    return p.t(given ? "packetWaits" : "packetForYou");
  };
  return (
    <Leaf title={p.t("packet")}>
      <Show when={packet()} fallback={<None icon={none} text={p.t("packet-gone")} />}>
        {(x) => (
          <>
            <RedSheet
              lead={<Portrait of={x().person} size={56} radius={28} />}
              name={p.t(x().given ? "packetTo" : "packetFrom", { name: name() })}
              wish={x().wish || p.t("wishDefault")}
              sum={p.can("open") ? undefined : yuan(x().cents)}
              note={note()}
              open={p.can("open") ? p.t("openWord") : undefined}
              onOpen={() => p.act.open()}
            />
            <Cells>
              <Cell title={p.t("sentAt")} value={momentText(x().at, p.os, p.now)} />
            </Cells>
            <Show when={p.can("thank")}>
              <Pills
                as="wrap"
                options={[
                  { id: "thanks", label: p.t("thank_thanks") },
                  { id: "kind", label: p.t("thank_kind") },
                  { id: "luck", label: p.t("thank_luck") },
                ]}
                chosen={null}
                onPick={(text) => p.act.thank({ id: x().id, text: text as "thanks" })}
              />
            </Show>
            <Acts>
              <Big kind="line" label={p.t("openChat")} onTap={() => p.act.chat({ person: x().person })} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});

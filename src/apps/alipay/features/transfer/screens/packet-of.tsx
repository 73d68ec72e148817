import none from "@material-symbols/svg-400/rounded/redeem.svg?raw";
import { createMemo, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { momentText } from "#os/format.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, Cell, Pills } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { RedPacketCard } from "#apps/alipay/looks/packet.tsx";
import { nameOf, findPerson } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";

export default page("packetOf", (p) => {
  const packet = createMemo(() => p.state.packets[p.params.id]);
  const name = () => nameOf(findPerson(packet()!.person)!, p.lang);
  const note = () => {
    const { given, status } = packet()!;
    if (status === "back") return p.t(given ? "packetWentBack" : "packet-late");
    if (status === "opened") return p.t(given ? "packetWasOpened" : "packetInBalance");
    return p.t(given ? "packetWaits" : "packetForYou");
  };
  return (
    <PageFrame title={p.t("packet")}>
      <Show when={packet()} fallback={<EmptyState icon={none} text={p.t("packet-gone")} />}>
        {(x) => (
          <>
            <RedPacketCard
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
            <ButtonRow>
              <BigButton kind="line" label={p.t("openChat")} onTap={() => p.act.chat({ person: x().person })} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});

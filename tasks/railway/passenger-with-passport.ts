import { strings } from "#apps/railway/strings.ts";
import type { Lang } from "#os/values.ts";
import { textsFor } from "#os/texts.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addedEntries } from "../kit/records.ts";

/** Add a passenger who travels with a passport at a reduced fare. */
export default defineTask({
  apps: [railway],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "create"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => ({
    name: r.pick([
      say("Clara Jensen", "简珂"),
      say("Emil Vance", "万明"),
      say("Petra Lund", "伦佩佩"),
      say("Owen Marsh", "马欧文"),
      say("Ines Falk", "法伊"),
    ]),
    passport: `${r.pick(["EA", "EB", "G", "K", "PD"])}${r.int(1_000_000, 99_999_999)}`,
    discount: r.pick(["child", "adult", "soldier"] as const),
  }),
  instruction: {
    en: [
      (p) =>
        `Add ${p.name} as a passenger in {app.railway} with passport ${p.passport} and the passenger type "${fareName(p.discount, "en")}". No phone number needed.`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}添加乘车人${p.name}：证件为护照，号码 ${p.passport}，优惠类型为“${fareName(p.discount, "zh-CN")}”。不用填手机号。`,
    ],
  },
  setup: () => undefined,
  checks: [
    { that: "there is exactly one new passenger", oneNew: ({ railway: state }) => state.passengers },
    {
      that: "with this name, passport and fare",
      holds: ({ before, after, params }) =>
        addedEntries(before.railway.passengers, after.railway.passengers).some(
          (p) =>
            p.name.trim() === params.name &&
            p.idKind === "passport" &&
            p.idNumber === params.passport &&
            p.discount === params.discount &&
            p.phone === "",
        ),
    },
  ],
  allow: ({ railway: state }) => [added(state.passengers)],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.passengers");
    await o.act(railway, "passengers.add");
    await o.act(railway, "passenger.pickKind", { idKind: "passport" });
    await o.type("name", p.name);
    await o.type("idNumber", p.passport);
    if (p.discount !== "adult") await o.act(railway, "passenger.pickDiscount", { discount: p.discount });
    await o.act(railway, "passenger.save");
  },
});
const fareName = (who: "child" | "adult" | "soldier", lang: Lang): string =>
  textsFor(strings, lang)[({ child: "fareChild", adult: "fareAdult", soldier: "fareSoldier" } as const)[who]];

import { strings } from "../../src/apps/railway/strings.ts";
import type { Lang } from "../../src/os/values.ts";
import { wordsFor } from "../../src/os/words.ts";
import railway from "../../src/apps/railway/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { made } from "../kit/records.ts";

/** Somebody who travels with a passport, and at a reduced fare, comes onto the list. */
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
        made(before.railway.passengers, after.railway.passengers).some(
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
  wordsFor(strings, lang)[({ child: "fareChild", adult: "fareAdult", soldier: "fareSoldier" } as const)[who]];

import type { Passenger } from "#apps/railway/features/people/state.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { addEntries } from "../kit/records.ts";

/** A person is in the list of passengers twice, with two passports. Delete the entry with the old passport. */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "delete"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const name = r.pick([
      say("Clara Jensen", "简珂"),
      say("Emil Vance", "万明"),
      say("Petra Lund", "伦佩佩"),
      say("Owen Marsh", "马欧文"),
      say("Ines Falk", "法伊"),
      say("Tomas Brandt", "唐博文"),
      say("Nadia Pereira", "裴娜娅"),
      say("Hugo Lindqvist", "林雨果"),
    ]);
    const letters = r.pick(["EA", "EB", "G", "K", "PD"]);
    const [old, next] = r.sample([...Array(900).keys()], 2).map((n) => n + 100);
    const number = (end: number): string => `${letters}${r.int(10_000, 99_999)}${end}`;
    const [oldId, nextId] = r.sample(["passenger_x1", "passenger_x2"], 2);
    return { name, ending: String(old), old: number(old!), next: number(next!), oldId: oldId!, nextId: nextId! };
  },
  instruction: {
    en: [
      ({ name, ending }) =>
        `${name} is on my passenger list in {app.railway} twice, with an old and a new passport. Delete the entry whose passport number ends in ${ending}, and keep the other one.`,
    ],
    zh: [
      ({ name, ending }) =>
        `{app.railway}的乘车人里有两个${name}，一个是旧护照，一个是新护照。请把护照号码末三位是 ${ending} 的那个删掉，另一个留着。`,
    ],
  },
  setup: ({ railway: state }, { name, old, next, oldId, nextId }) =>
    addEntries(state.passengers, passportHolder(oldId, name, old), passportHolder(nextId, name, next)),
  checks: [
    {
      that: "the entry with the old passport is gone",
      holds: ({ after, params }) => after.railway.passengers[params.oldId] === undefined,
    },
    {
      that: "all other passengers are as they were",
      keeps: true,
      holds: ({ before, after, params }) =>
        Object.values(before.railway.passengers).every(
          (one) => one.id === params.oldId || JSON.stringify(after.railway.passengers[one.id]) === JSON.stringify(one),
        ),
    },
  ],
  allow: ({ railway: state }, { oldId }) => [state.passengers[oldId]],

  oracle: async (o, { oldId }) => {
    await o.open(railway);
    await o.act(railway, "home.passengers");
    await o.act(railway, "passengers.open", { passenger: oldId });
    await o.act(railway, "passenger.remove");
    await o.confirm();
  },
});
const passportHolder = (id: string, name: string, passport: string): Passenger => ({
  id,
  name,
  idKind: "passport",
  idNumber: passport,
  phone: "",
  discount: "adult",
  own: false,
  check: "verified",
  checkedAt: null,
  student: null,
});

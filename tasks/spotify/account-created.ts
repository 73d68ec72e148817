import { emptyUser } from "#apps/spotify/empty-user.ts";
import type { genders } from "#apps/spotify/features/account/state.ts";
import spotify from "#apps/spotify/index.ts";
import { userFields } from "#apps/spotify/state.ts";
import { defineTask } from "#judge/define.ts";
import { matchesValues } from "../kit/records.ts";
import { formatFullDate } from "../kit/phrases.ts";
import { dayKey, dayMs, epochOfIso } from "#state/civil.ts";
import { sameJson, type Json } from "#state/json.ts";
import type { Localized } from "../kit/social.ts";

const fields = Object.keys(userFields) as (keyof typeof userFields)[];
/** Sign up with a new account on a phone that is logged out. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["create", "settings"],
  budget: 30,
  highRisk: true,
  revision: 1,

  params: (r, { spotify: state }, { say, lang }) => {
    const [who, gender, name, mail] = r.pick(people);
    const day = epochOfIso(`${r.int(1961, 2004)}-01-01`, 0)! / dayMs + r.int(0, 364);
    return {
      old: state.account.email,
      who: say(...who),
      gender,
      genderText: say(...genderTexts[gender]),
      name: say(...name),
      email: `${mail}.${r.int(11, 99)}@postbox.example`,
      password: `${r.pick(["blue-kettle", "paper.moon", "tin-whistle", "slow-river", "old.harbor"])}-${r.int(10, 99)}`,
      born: dayKey(day * dayMs, 0),
      bornText: formatFullDate(day, lang),
    };
  },
  instruction: {
    en: [
      ({ who, name, email, password, bornText, genderText }) =>
        `I've logged out of {app.spotify}. Create an account for ${who}: email ${email}, password ${password}, born on ${bornText}, gender "${genderText}", display name ${name}. Stay logged in with it.`,
    ],
    zh: [
      ({ who, name, email, password, bornText, genderText }) =>
        `{app.spotify}我已经退出登录了。帮${who}注册一个新账号：邮箱 ${email}，密码 ${password}，${bornText}出生，性别选“${genderText}”，名字填${name}。注册完保持登录。`,
    ],
  },
  setup: ({ spotify: state }) => {
    state.loggedIn = false;
    state.positionMs = 0;
  },
  checks: [
    {
      that: "the phone is logged in with the new account",
      holds: ({ after, params: { email, password, name, born, gender } }) =>
        after.spotify.loggedIn &&
        matchesValues(after.spotify.account, { email, password, name, born, gender, face: null }),
    },
    {
      that: "nothing else was done in the account",
      holds: ({ before, after, params }) =>
        after.spotify.account.email !== before.spotify.account.email &&
        after.spotify.account.email === params.email &&
        fields.every((field) => sameJson(after.spotify[field] as Json, emptyUser[field] as Json)),
    },
    {
      that: "the old account is kept as it was",
      holds: ({ before, after, params }) => {
        const kept = after.spotify.parked[params.old];
        return (
          kept !== undefined &&
          sameJson(kept.account, before.spotify.account) &&
          fields.every((field) => sameJson(kept[field] as Json, before.spotify[field] as Json))
        );
      },
    },
  ],
  allow: ({ spotify: state }, { old }) => [
    state.account,
    state.loggedIn,
    state.parked[old],
    ...fields.map((field) => state[field]),
  ],
  free: [{ why: "It is the moment of the registration", paths: ({ spotify: state }) => [state.account.since] }],

  oracle: async (o, { email, password, born, bornText, gender, name }) => {
    await o.open(spotify);
    await o.act(spotify, "home.signUp");
    await o.type("email", email);
    await o.act(spotify, "signUp.next");
    await o.type("password", password);
    await o.act(spotify, "signUp.next");
    o.reads([bornText], born);
    await o.type("born", born);
    await o.act(spotify, "signUp.next");
    await o.act(spotify, "signUp.chooseGender", { gender });
    await o.type("name", name);
    await o.act(spotify, "signUp.create");
  },
});
type Gender = (typeof genders)[number];
const genderTexts: Readonly<Record<Gender, Localized>> = {
  woman: ["Woman", "女"],
  man: ["Man", "男"],
  nonBinary: ["Non-binary", "非二元性别"],
  other: ["Something else", "其他"],
  unsaid: ["Prefer not to say", "不愿透露"],
};
const people: readonly (readonly [who: Localized, gender: Gender, name: Localized, mail: string])[] = [
  [["my mum", "我妈"], "woman", ["Mum", "妈妈"], "kitchen.songs"],
  [["my dad", "我爸"], "man", ["Dad", "老爸"], "garden.radio"],
  [["my flatmate Kit", "室友小齐"], "nonBinary", ["Kit", "小齐"], "kit.plays"],
  [["my aunt Dora", "多多姨"], "unsaid", ["Dora", "多多"], "dora.listens"],
  [["our café", "我们的咖啡馆"], "other", ["Corner Café", "街角咖啡"], "corner.cafe"],
  [["my brother Ned", "我弟弟小宁"], "man", ["Ned", "小宁"], "ned.on.tour"],
];

/**
 * The people, shops and services of the phone's world, in both languages. Every app uses this cast, so a person has the
 * same name and number everywhere. All people are invented, and the phone numbers belong to nobody.
 */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}
export type Relation = "me" | "family" | "work" | "friend" | "neighbour" | "service";
export type NumberLabel = "mobile" | "home" | "work" | "other";
export interface Person {
  readonly id: string;
  readonly name: LocalizedText;
  /** The name in Latin letters, in the word order of each language. Lists of people are sorted by this name. */
  readonly sortKey: LocalizedText;
  readonly relation: Relation;
  readonly company: LocalizedText | null;
  readonly title: LocalizedText | null;
  readonly phones: readonly { readonly label: NumberLabel; readonly number: string }[];
  readonly emails: readonly string[];
  /** YYYY-MM-DD */
  readonly birthday: string | null;
  readonly address: LocalizedText | null;
}

type PersonDetails = Partial<Pick<Person, "company" | "title" | "phones" | "emails" | "birthday" | "address">>;
const both = (en: string, zh: string): LocalizedText => ({ en, zh });
function person(id: string, relation: Relation, en: string, zh: string, pinyin: string, more: PersonDetails): Person {
  return {
    id,
    name: both(en, zh),
    sortKey: both(en, pinyin),
    relation,
    company: null,
    title: null,
    phones: [],
    emails: [],
    birthday: null,
    address: null,
    ...more,
  };
}
const mobile = (number: string) => ({ label: "mobile", number }) as const;
const home = (number: string) => ({ label: "home", number }) as const;
const work = (number: string) => ({ label: "work", number }) as const;
const other = (number: string) => ({ label: "other", number }) as const;

export const harbor = both("Harbor Studio", "海港工作室");
export const lumen = both("Lumen", "流明公司");
const mapleCourt = both("22 Maple Court, flat 8", "枫林苑 22 号 8 室");

/** The owner of the phone. */
export const me = person("me", "me", "Robin Ashby", "苏然", "su ran", {
  company: harbor,
  title: both("Product designer", "产品设计师"),
  phones: [mobile("+86 154 2085 0100")],
  emails: ["robin.ashby@postbox.example"],
  birthday: "1993-09-21",
  address: mapleCourt,
});

export const cast: readonly Person[] = [
  person("mum", "family", "Mum", "妈妈", "ma ma", {
    phones: [mobile("+86 154 2085 0111"), home("555-0111")],
    emails: ["helen.ashby@postbox.example"],
    birthday: "1964-04-12",
    address: both("5 Orchard Lane", "果园巷 5 号"),
  }),
  person("dad", "family", "Dad", "爸爸", "ba ba", {
    phones: [mobile("+86 154 2085 0112")],
    birthday: "1961-11-30",
    address: both("5 Orchard Lane", "果园巷 5 号"),
  }),
  person("mia", "family", "Mia Ashby", "苏米娅", "su mi ya", {
    phones: [mobile("+86 154 2085 0113"), work("555-0162")],
    emails: ["mia.ashby@postbox.example"],
    birthday: "1996-03-24",
  }),
  person("leo", "family", "Leo Ashby", "苏磊", "su lei", {
    phones: [mobile("+86 154 2085 0114")],
    emails: ["leo.ashby@postbox.example"],
    birthday: "1999-07-08",
  }),
  person("grandma", "family", "Grandma", "奶奶", "nai nai", {
    phones: [home("555-0118")],
    birthday: "1938-02-02",
    address: both("Lakeside House, room 14", "湖畔公寓 14 室"),
  }),
  person("ruth", "family", "Aunt Ruth", "如意姨妈", "ru yi yi ma", {
    phones: [mobile("+86 154 2085 0116")],
    birthday: "1967-10-15",
  }),
  person("finn", "family", "Finn Ashby", "苏帆", "su fan", {
    phones: [mobile("+86 154 2085 0117")],
    birthday: "2001-12-19",
  }),

  person("katrin", "work", "Katrin Holm", "何文", "he wen", {
    company: harbor,
    title: both("Director", "总监"),
    phones: [mobile("+86 154 3310 0201"), work("555-0120")],
    emails: ["katrin@harbor.example"],
    birthday: "1979-05-03",
  }),
  person("nora", "work", "Nora Lindqvist", "林诺拉", "lin nuo la", {
    company: harbor,
    title: both("Release manager", "发布经理"),
    phones: [mobile("+86 154 3310 0202"), work("555-0121")],
    emails: ["nora@harbor.example"],
    birthday: "1990-08-17",
  }),
  person("jonas", "work", "Jonas Keller", "柯远", "ke yuan", {
    company: harbor,
    title: both("Engineer", "工程师"),
    phones: [mobile("+86 154 3310 0203")],
    emails: ["jonas@harbor.example"],
  }),
  person("priya", "work", "Priya Nair", "倪雅", "ni ya", {
    company: harbor,
    title: both("Product manager", "产品经理"),
    phones: [mobile("+86 154 3310 0204"), work("555-0123")],
    emails: ["priya@harbor.example"],
    birthday: "1988-01-26",
  }),
  person("tomas", "work", "Tomas Novak", "陶明", "tao ming", {
    company: harbor,
    title: both("Test engineer", "测试工程师"),
    phones: [mobile("+86 154 3310 0205")],
    emails: ["tomas@harbor.example"],
  }),
  person("anna_weber", "work", "Anna Weber", "王安娜", "wang an na", {
    company: harbor,
    title: both("Accounting", "会计"),
    phones: [work("555-0125"), mobile("+86 154 3310 0206")],
    emails: ["anna.weber@harbor.example"],
  }),
  person("diego", "work", "Diego Santos", "狄高", "di gao", {
    company: harbor,
    title: both("Sales", "销售"),
    phones: [mobile("+86 154 3310 0207")],
    emails: ["diego@harbor.example"],
  }),
  person("olga", "work", "Olga Brandt", "白露", "bai lu", {
    company: harbor,
    title: both("Human resources", "人力资源"),
    phones: [work("555-0127")],
    emails: ["people@harbor.example"],
  }),
  person("henrik", "work", "Henrik Dahl", "韩立新", "han li xin", {
    company: harbor,
    title: both("IT support", "技术支持"),
    phones: [work("555-0128")],
    emails: ["helpdesk@harbor.example"],
  }),
  person("vera", "work", "Vera Castell", "卫岚", "wei lan", {
    company: lumen,
    title: both("Purchasing", "采购"),
    phones: [mobile("+86 154 6620 0301"), work("555-0140")],
    emails: ["vera.castell@lumen.example"],
  }),
  person("oskar", "work", "Oskar Lind", "欧凯", "ou kai", {
    company: lumen,
    title: both("Engineer", "工程师"),
    phones: [],
    emails: ["oskar.lind@lumen.example"],
  }),

  person("max", "friend", "Max Berger", "马骁", "ma xiao", {
    phones: [mobile("+86 154 7741 0401")],
    emails: ["max.berger@postbox.example"],
    birthday: "1993-04-02",
  }),
  person("alex_renner", "friend", "Alex Renner", "陈立", "chen li", {
    phones: [mobile("+86 154 7741 0402")],
    birthday: "1994-06-11",
  }),
  person("alex_petrov", "work", "Alex Petrov", "陈力", "chen li", {
    company: lumen,
    title: both("Project lead", "项目负责人"),
    phones: [mobile("+86 154 6620 0302")],
    emails: ["alex.petrov@lumen.example"],
  }),
  person("anna_webber", "friend", "Anna Webber", "汪安娜", "wang an na", {
    phones: [mobile("+86 154 7741 0403")],
    emails: ["anna.webber@postbox.example"],
    birthday: "1992-12-05",
  }),
  person("yuki", "friend", "Yuki Tanabe", "田悠", "tian you", {
    phones: [mobile("+86 154 7741 0404")],
    emails: ["yuki@postbox.example"],
  }),
  person("lucas", "friend", "Lucas Moreau", "陆凯", "lu kai", {
    phones: [mobile("+86 154 7741 0405")],
    birthday: "1991-03-29",
  }),
  person("sofia", "friend", "Sofia Ricci", "宋菲", "song fei", {
    company: both("City Library", "市立图书馆"),
    title: both("Librarian", "图书管理员"),
    phones: [mobile("+86 154 7741 0406"), work("555-0146")],
  }),
  person("ben", "friend", "Ben Carver", "卞峰", "bian feng", {
    phones: [mobile("+86 154 7741 0407")],
  }),
  person("zoe", "friend", "Zoe Lang", "郎悦", "lang yue", {
    phones: [mobile("+86 154 7741 0408")],
    emails: ["zoe.lang@postbox.example"],
    birthday: "1995-10-28",
  }),
  person("emil", "friend", "Emil Sand", "沙毅", "sha yi", {
    emails: ["emil.sand@postbox.example"],
  }),
  person("chloe", "friend", "Chloe Park", "朴可", "piao ke", {
    phones: [mobile("+86 154 7741 0410"), other("+86 154 7741 0411")],
  }),

  person("okafor", "neighbour", "Mr Okafor", "欧阳先生", "ou yang xian sheng", {
    company: both("Maple Court", "枫林苑"),
    title: both("Landlord", "房东"),
    phones: [mobile("+86 154 8852 0501")],
    address: both("22 Maple Court, flat 1", "枫林苑 22 号 1 室"),
  }),
  person("greta", "neighbour", "Greta Vogel", "顾芳", "gu fang", {
    phones: [mobile("+86 154 8852 0502"), home("555-0152")],
    address: both("22 Maple Court, flat 9", "枫林苑 22 号 9 室"),
  }),

  person("dentist", "service", "Elm Street Dental", "榆树街牙科", "yu shu jie ya ke", {
    company: both("Elm Street Dental", "榆树街牙科"),
    phones: [work("555-0170")],
    emails: ["desk@elmdental.example"],
    address: both("41 Elm Street", "榆树街 41 号"),
  }),
  person("bikes", "service", "Spoke & Chain", "链条单车行", "lian tiao dan che hang", {
    company: both("Spoke & Chain", "链条单车行"),
    phones: [work("555-0171")],
    address: both("7 Canal Road", "运河路 7 号"),
  }),
  person("courier", "service", "Swift Courier", "迅达快递", "xun da kuai di", {
    company: both("Swift Courier", "迅达快递"),
    phones: [work("555-0172"), mobile("+86 154 9963 0601")],
  }),
  person("plumber", "service", "Plumber Hugo", "水管工小胡", "shui guan gong xiao hu", {
    phones: [mobile("+86 154 9963 0602")],
  }),
  person("lotus", "service", "Golden Lotus", "金莲餐厅", "jin lian can ting", {
    company: both("Golden Lotus", "金莲餐厅"),
    phones: [work("555-0174")],
    address: both("3 Lantern Street", "灯笼街 3 号"),
  }),
  person("vet", "service", "Willow Vet", "柳树宠物医院", "liu shu chong wu yi yuan", {
    company: both("Willow Vet", "柳树宠物医院"),
    phones: [work("555-0175"), other("555-0176")],
  }),
  person("gym", "service", "Summit Climbing Gym", "峰顶攀岩馆", "feng ding pan yan guan", {
    company: both("Summit Climbing Gym", "峰顶攀岩馆"),
    phones: [work("555-0177")],
    emails: ["hello@summitgym.example"],
  }),
];

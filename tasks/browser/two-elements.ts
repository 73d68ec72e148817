import browser from "#apps/browser/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { drawPages, getFact, searchAndOpen, type PageFacts } from "../kit/browser.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Look up two elements in the encyclopedia. Report which element has the higher melting point, and the difference
 * between the two atomic numbers.
 */
export default defineTask({
  apps: [browser],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const kind = { site: "openleaf", kind: "article" };
    const [a] = await drawPages(world, r, kind, 1, (p) => meltingPoint(p) !== null);
    const [b] = await drawPages(
      world,
      r,
      kind,
      1,
      (p) => meltingPoint(p) !== null && meltingPoint(p) !== meltingPoint(a!),
    );
    return [a!, b!].map((p) => ({
      url: p.url,
      name: p.name,
      place: Number(getFact(p, "Atomic number").en),
      melts: meltingPoint(p)!,
    }));
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say }, elements) => ({
    elements: elements.map(({ url, name, place, melts }) => ({ url, name: say(name.en, name.zh), place, melts })),
  }),
  instruction: {
    en: [
      ({ elements: [a, b] }) =>
        `Look up ${a!.name} and ${b!.name} on Openleaf (openleaf.example). Which element has the higher melting point, and how far apart are their atomic numbers? ${fillIn.en}`,
      ({ elements: [a, b] }) =>
        `In {app.browser}, compare the entries on "${a!.name}" and "${b!.name}" on openleaf.example. Which one melts at a higher temperature, and what is the difference between their atomic numbers, as a positive number? ${fillIn.en}`,
    ],
    zh: [
      ({ elements: [a, b] }) =>
        `请在“开页百科”（openleaf.example）上查阅${a!.name}和${b!.name}：哪种元素的熔点更高？它们的原子序数相差多少？${fillIn.zh}`,
      ({ elements: [a, b] }) =>
        `请在{app.browser}中比较 openleaf.example 的“${a!.name}”和“${b!.name}”两个条目：哪种元素熔点更高，两者的原子序数差多少（填正数）？${fillIn.zh}`,
    ],
  },
  checks: [
    {
      that: "bookmarks, downloads and forms are as they were",
      keeps: true,
      holds: ({ before, after }) => {
        const kept = ({ bookmarks, downloads, sent }: typeof before.browser) =>
          JSON.stringify([bookmarks, downloads, sent]);
        return kept(before.browser) === kept(after.browser);
      },
    },
  ],
  allow: () => [],
  answer: {
    fields: ({ elements }, say) => ({
      higher: choice(
        say("Higher melting point", "熔点较高的元素"),
        elements.map((e) => e.name),
      ),
      apart: number(say("Difference in atomic number", "原子序数之差"), say("A positive number", "正数")),
    }),
    expected: ({ params }) => expectedAnswer(params.elements),
  },

  oracle: async (o, { elements }) => {
    for (const { url, name, place, melts } of elements) {
      await searchAndOpen(o, url, name);
      await o.sees(place, `${melts} °C`);
    }
    const answer = expectedAnswer(elements);
    o.reads(
      elements.map((e) => e.melts),
      answer.higher,
    );
    o.reads(
      elements.map((e) => e.place),
      answer.apart,
    );
    await o.answer(answer);
  },
});
function expectedAnswer(elements: readonly { name: string; place: number; melts: number }[]) {
  const [a, b] = elements;
  return { higher: a!.melts > b!.melts ? a!.name : b!.name, apart: Math.abs(a!.place - b!.place) };
}
/** Returns the melting point in degrees Celsius, or null if the page does not state it. */
function meltingPoint(page: PageFacts): number | null {
  const m = /^([−-]?)([\d,.]+) °C$/.exec(getFact(page, "Melting point").en);
  return m ? (m[1] === "" ? 1 : -1) * Number(m[2]!.replaceAll(",", "")) : null;
}

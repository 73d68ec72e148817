import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { hashOf } from "#state/hash.ts";
import { sceneShape } from "../scenes/ids.ts";
import type { Block, BlockOf, Page, Span } from "./page.ts";
import { PageSchema } from "./page.ts";
import { webPages } from "./pages.ts";
import { listTexts } from "./texts.ts";

let pages: Page[];
beforeAll(() => {
  pages = webPages(1);
});
const langs = ["en", "zh"] as const;

const joinSpans = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === "string" ? span : span.text)).join("");
const blocksOfType = <T extends Block["type"]>(type: T, lang: "en" | "zh" = "en"): BlockOf<T>[] =>
  pages.flatMap((page) => page.blocks[lang].filter((block): block is BlockOf<T> => block.type === type));
const firstSentence = (page: Page, lang: "en" | "zh"): string => {
  const first = page.blocks[lang].find((block): block is BlockOf<"paragraph"> => block.type === "paragraph");
  return joinSpans(first!.spans).split(lang === "en" ? /(?<=[.?!]) / : /(?<=[。？！])/)[0]!;
};

describe("pages of the small web", () => {
  it("reach the minimum number, on 17 sites", () => {
    const counts: Record<string, number> = {};
    for (const page of pages) counts[page.site] = (counts[page.site] ?? 0) + 1;
    expect(pages.length).toBeGreaterThanOrEqual(2000);
    expect(counts["openleaf"]).toBeGreaterThanOrEqual(700);
    expect(counts["ledger"]).toBeGreaterThanOrEqual(450);
    expect(Object.keys(counts)).toHaveLength(17);
  });
  it("fit their schema", () => {
    for (const page of pages) {
      const parsed = v.safeParse(PageSchema, page);
      expect(parsed.success ? "" : `${page.url}: ${JSON.stringify(v.flatten(parsed.issues))}`).toBe("");
    }
  });
  it("have unique ids and addresses", () => {
    expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.url)).size).toBe(pages.length);
  });
  it("are equal for one seed, and differ for another", () => {
    const hash = hashOf(pages);
    expect(hashOf(webPages(1))).toBe(hash);
    const other = webPages(2);
    expect(hashOf(other)).not.toBe(hash);
    expect(other.map((page) => page.url).sort()).toEqual(pages.map((page) => page.url).sort());
  });
  it("link only to existing pages, and every page can be reached from a front page", () => {
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    const broken = pages.flatMap((page) =>
      page.links.filter((to) => !byUrl.has(to)).map((to) => `${page.url} -> ${to}`),
    );
    expect(broken).toEqual([]);
    const seen = new Set(pages.filter((page) => page.kind === "home").map((page) => page.url));
    for (const url of seen) for (const to of byUrl.get(url)!.links) seen.add(to);
    expect(pages.filter((page) => !seen.has(page.url)).map((page) => page.url)).toEqual([]);
  });
  it("list the links of their blocks in both languages", () => {
    const linksIn = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(linksIn)
        : typeof value === "object" && value !== null
          ? Object.entries(value).flatMap(([key, inner]) =>
              key === "to" && typeof inner === "string" && inner.startsWith("https:") ? [inner] : linksIn(inner),
            )
          : [];
    for (const page of pages)
      for (const lang of langs) expect([...new Set(linksIn(page.blocks[lang]))].sort()).toEqual([...page.links].sort());
  });
  it("have the same blocks, fields, choices and dates in both languages", () => {
    const bones = (blocks: readonly Block[]) =>
      blocks.map((block) => {
        switch (block.type) {
          case "form":
            return [
              block.id,
              block.fields.map((field) => [
                field.kind,
                field.name,
                field.required,
                "options" in field ? field.options.map((one) => one.value) : "",
              ]),
            ];
          case "steps":
            return [block.id, block.steps.map((step) => step.fields.map((field) => [field.kind, field.name]))];
          case "maze":
            return [block.id, block.rows];
          case "counter":
            return [block.id, block.from, block.least, block.most];
          case "drawing":
            return block.id;
          case "table":
            return [block.type, block.rows.map((row) => row.length)];
          case "posts":
            return block.posts.map((post) => [post.id, post.date, post.votes, post.accepted]);
          case "prices":
            return block.rows.map((row) => row.priceCents);
          case "facts":
            return [block.type, block.rows.length];
          case "list":
          case "faq":
            return [block.type, block.items.length];
          default:
            return block.type;
        }
      });
    for (const page of pages) expect(bones(page.blocks.zh)).toEqual(bones(page.blocks.en));
  });
  it("contain no Chinese in English texts and no English sentences in Chinese texts", () => {
    for (const page of pages) {
      const en = [page.title.en, page.summary.en, ...page.keywords.en, ...listTexts(page.blocks.en)].filter((text) =>
        /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/.test(text),
      );
      expect({ url: page.url, en }).toEqual({ url: page.url, en: [] });
      // Keeps only sentences: no symbols, units, hours, file names or nicknames.
      const zh = [page.title.zh, page.summary.zh, ...listTexts(page.blocks.zh)].filter(
        (text) => /[a-z]{3,} [a-z]{2,} [a-z]{2,}/i.test(text) && !/[\u4e00-\u9fff]/.test(text),
      );
      expect({ url: page.url, zh }).toEqual({ url: page.url, zh: [] });
    }
  });
  it("use Chinese punctuation in Chinese texts", () => {
    const wrong =
      /[\u4e00-\u9fff”》）][,?!:;]|[,?!:;][\u4e00-\u9fff“《（]|[\u4e00-\u9fff]\.(?!\w)|[\u4e00-\u9fff]\(|\)[\u4e00-\u9fff]|"|[，。；：！？]{2}|\s[，。；：！？]/;
    const found = pages.flatMap((page) =>
      [page.title.zh, page.summary.zh, ...listTexts(page.blocks.zh)]
        .filter((text) => wrong.test(text))
        .map((text) => `${page.url}: ${text}`),
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
  it("contain no unfilled placeholders or markup in their texts", () => {
    const wrong = /[{}]|\[\[|\]\]|=>| \/ |undefined|NaN|null|\|| {2}|\.\.|\( /;
    const found = pages.flatMap((page) =>
      langs.flatMap((lang) =>
        [page.title[lang], page.summary[lang], ...listTexts(page.blocks[lang])]
          .filter((text) => wrong.test(text))
          .map((text) => `${page.url}: ${text}`),
      ),
    );
    expect(found.slice(0, 20)).toEqual([]);
  });
  it("begin with a unique sentence, even without numbers and their title", () => {
    for (const lang of langs) {
      const by = new Map<string, string[]>();
      for (const page of pages) {
        const own = page.title[lang].split(/ – |——|：|: /)[0]!;
        const text = firstSentence(page, lang)
          .replaceAll(own, "…")
          .replace(/[\d,.]+/g, "#");
        by.set(text, [...(by.get(text) ?? []), page.url]);
      }
      const twice = [...by].filter(([, urls]) => urls.length > 1).map(([text, urls]) => `${text} ${urls.join(" ")}`);
      expect(twice.slice(0, 30)).toEqual([]);
    }
  });
  it("have unique form ids, and unique field names within a form", () => {
    const forms = blocksOfType("form");
    expect(forms.length).toBeGreaterThan(150);
    expect(new Set(forms.map((form) => form.id)).size).toBe(forms.length);
    const twice = forms.filter((form) => new Set(form.fields.map((field) => field.name)).size !== form.fields.length);
    expect(twice.map((form) => form.id)).toEqual([]);
  });
  it("have form patterns that accept the examples", () => {
    const patterns = new Map(
      blocksOfType("form").flatMap((form) =>
        form.fields.flatMap((field) => (field.kind === "text" && field.pattern ? [[field.name, field.pattern]] : [])),
      ),
    );
    const fits = (name: string, value: string) => new RegExp(`^(?:${patterns.get(name)})$`).test(value);
    expect([...patterns.keys()].sort()).toEqual(["card", "idNumber", "order", "pin"]);
    expect([fits("order", "FW204817"), fits("order", "204817")]).toEqual([true, false]);
    expect([fits("card", "123456789012"), fits("pin", "0420"), fits("idNumber", "AB12345")]).toEqual([
      true,
      true,
      true,
    ]);
  });
  it("state the size in bytes of each download", () => {
    const files = [...blocksOfType("download", "en"), ...blocksOfType("download", "zh")];
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => file.bytes !== Buffer.byteLength(file.content)).map((file) => file.file)).toEqual([]);
  });
  it("have no date after the world starts", () => {
    const days = [
      ...pages.map((page) => page.updated),
      ...blocksOfType("posts").flatMap((block) => block.posts.map((post) => post.date)),
    ];
    expect(days.filter((day) => day > "2026-03-16")).toEqual([]);
  });
  it("show only scenes that exist", () => {
    const shown = blocksOfType("image").flatMap(({ picture }) => ("scene" in picture ? [picture.scene] : []));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((id) => sceneShape(id) === undefined)).toEqual([]);
  });
  it("have mazes with a shortest path of the expected length", () => {
    const shortest = (rows: readonly string[]): number | null => {
      const y = rows.findIndex((row) => row.includes("S"));
      const seen = new Set([`${rows[y]!.indexOf("S")} ${y}`]);
      let front = [[rows[y]!.indexOf("S"), y]] as [number, number][];
      for (let n = 0; front.length > 0; n++) {
        if (front.some(([x, y]) => rows[y]![x] === "G")) return n;
        front = front.flatMap(([x, y]) =>
          (
            [
              [x + 1, y],
              [x - 1, y],
              [x, y + 1],
              [x, y - 1],
            ] as [number, number][]
          ).filter(([toX, toY]) => {
            if ((rows[toY]?.[toX] ?? "#") === "#" || seen.has(`${toX} ${toY}`)) return false;
            seen.add(`${toX} ${toY}`);
            return true;
          }),
        );
      }
      return null;
    };
    expect(blocksOfType("maze").map((maze) => [maze.id, shortest(maze.rows)])).toEqual([
      ["first-hedge", 12],
      ["old-garden", 24],
    ]);
  });
  it("are unchanged after JSON", () => {
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  });
});

describe("the encyclopedia", () => {
  const fact = (title: string, key: string): string => {
    const page = pages.find((one) => one.site === "openleaf" && one.title.en === title)!;
    const box = page.blocks.en.find((block): block is BlockOf<"facts"> => block.type === "facts")!;
    return joinSpans(box.rows.find((row) => row.key === key)!.value);
  };
  it.each([
    ["Jupiter", "Mean radius", "69,911 km"],
    ["Neptune", "Discovered", "1846"],
    ["Gold", "Atomic number", "79"],
    ["Uranium", "Symbol", "U"],
    ["Mercury", "Melting point", "−38.83 °C"],
    ["Australia", "Capital", "Canberra"],
    ["Kazakhstan", "Capital", "Astana"],
    ["Mount Everest", "Height", "8,849 m"],
    ["Lake Baikal", "Surface", "31,700 km²"],
    ["Blue whale", "Group", "mammals"],
    ["Icosahedron", "Edges", "30"],
    ["Diamond", "Hardness (Mohs)", "10"],
    ["Concert harp", "Parts played", "47 strings"],
    ["Mid-Autumn Festival", "In 2026", "25 September 2026"],
    ["Crux", "Area", "68 square degrees"],
  ])("states for %s: %s", (title, key, value) => {
    expect(fact(title, key)).toBe(value);
  });
  it("numbers the elements by protons", () => {
    expect(fact("Hydrogen", "Atomic number")).toBe("1");
    expect(fact("Iron", "Atomic number")).toBe("26");
    expect(fact("Silver", "Atomic number")).toBe("47");
    expect(fact("Tungsten", "Atomic number")).toBe("74");
    expect(fact("Uranium", "Atomic number")).toBe("92");
  });
  it("satisfies Euler's formula for solids", () => {
    for (const title of [
      "Tetrahedron",
      "Cube",
      "Octahedron",
      "Dodecahedron",
      "Icosahedron",
      "Truncated icosahedron",
      "Square pyramid",
      "Triangular prism",
      "Cuboctahedron",
    ])
      expect(Number(fact(title, "Corners")) - Number(fact(title, "Edges")) + Number(fact(title, "Faces"))).toBe(2);
  });
});

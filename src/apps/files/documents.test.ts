import { describe, expect, test } from "vitest";
import * as v from "valibot";
import type { FileContent, Files } from "#os/files.ts";
import { fileContentSchema } from "#os/files.ts";
import { documentContents, type Sheet } from "#os/documents.ts";
import { seedFiles } from "#os/seed-files.ts";
import { cellName, cellText, columnWidth } from "./sheets.ts";

const start = Date.UTC(2026, 2, 16, 1);
const contentOf = (files: Files, name: RegExp): FileContent[] =>
  Object.values(files).flatMap((f) =>
    f.type === "file" && name.test(f.name) && f.trashed === null ? [f.content] : [],
  );
const sheetsOf = (files: Files): Sheet[] =>
  contentOf(files, /\.xlsx$/).flatMap((c) => (c.kind === "workbook" ? c.sheets : []));
const tablesOf = (files: Files) =>
  contentOf(files, /\.docx$/).flatMap((c) =>
    c.kind === "document" ? c.blocks.flatMap((b) => (b.type === "table" ? [b] : [])) : [],
  );
const numbers = (row: readonly unknown[]): number[] => row.filter((cell): cell is number => typeof cell === "number");
const parseAmount = (text: string): number => Number(text.replace(/[¥,\s]/g, "").replace("−", "-"));

describe.each(["en", "zh-CN"] as const)("documents and workbooks on a new phone, %s", (lang) => {
  const files = seedFiles(start, lang);
  test("are at least two each, and match their schemas", () => {
    const documents = contentOf(files, /\.docx$/);
    const workbooks = contentOf(files, /\.xlsx$/);
    expect(documents.length).toBeGreaterThanOrEqual(2);
    expect(workbooks.length).toBeGreaterThanOrEqual(2);
    for (const one of [...documents, ...workbooks])
      expect(v.is(v.variant("kind", [...documentContents]), one)).toBe(true);
  });
  test("have rows as long as their headers", () => {
    for (const sheet of sheetsOf(files)) for (const row of sheet.rows) expect(row).toHaveLength(sheet.columns.length);
    for (const { head, rows } of tablesOf(files)) for (const row of rows) expect(row).toHaveLength(head.length);
  });
  test("have totals that add up", () => {
    const summed = sheetsOf(files).filter((sheet) => sheet.strong.includes(sheet.rows.length - 1));
    expect(summed.length).toBeGreaterThanOrEqual(5);
    for (const sheet of summed) {
      const body = sheet.rows.slice(1, -1);
      for (const [column, total] of sheet.rows.at(-1)!.entries()) {
        if (typeof total !== "number") continue;
        const parts = body.map((row) => row[column]!);
        expect(numbers(parts).reduce((a, b) => a + b, 0)).toBeCloseTo(total, 6);
      }
    }
    const money = tablesOf(files)
      .map(({ rows }) => rows)
      .filter((rows) => rows.at(-1)!.at(-1)!.startsWith("¥"));
    expect(money).toHaveLength(2);
    for (const rows of money)
      expect(rows.slice(0, -1).reduce((all, row) => all + parseAmount(row.at(-1)!), 0)).toBe(
        parseAmount(rows.at(-1)!.at(-1)!),
      );
  });
});

describe("cells", () => {
  const sheet: Sheet = {
    name: "Sheet",
    columns: ["plain", "money", "percent", "plain"],
    rows: [
      ["Rent", 4200, 0.125, 1234567],
      ["房租合计", -95.5, 1, 2.5],
    ],
    strong: [],
  };
  test("are named by letter and number", () => {
    expect([cellName(0, 0), cellName(9, 25)]).toEqual(["A1", "Z10"]);
  });
  test("are formatted as their column says", () => {
    expect([0, 1, 2, 3].map((column) => cellText(sheet, 0, column))).toEqual([
      "Rent",
      "4,200.00",
      "12.5%",
      "1,234,567",
    ]);
    expect([1, 2, 3].map((column) => cellText(sheet, 1, column))).toEqual(["-95.50", "100%", "2.5"]);
    expect(cellText(sheet, 7, 0)).toBe("");
  });
  test("make columns as wide as their texts, within limits", () => {
    expect(columnWidth(sheet, 0)).toBe(8);
    expect(columnWidth({ ...sheet, rows: [["x"], ["y".repeat(90)]] }, 0)).toBe(26);
    expect(columnWidth({ ...sheet, rows: [] }, 0)).toBe(5);
  });
});

test("rejects a workbook without sheets", () => {
  expect(v.is(fileContentSchema, { kind: "workbook", sheets: [] })).toBe(false);
});

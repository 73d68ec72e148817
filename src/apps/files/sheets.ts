/** Names and texts of a sheet's cells. */
import type { WorkbookCell, Sheet } from "#os/documents.ts";

/** "A", "B" … "Z" */
export const columnName = (column: number): string => String.fromCharCode(65 + column);
/** "B4" */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;
export const cellAt = (sheet: Sheet, row: number, column: number): WorkbookCell => sheet.rows[row]?.[column] ?? "";

/** The displayed text of a cell: "4,200.00", "12.5%", "Rent". */
export function cellText(sheet: Sheet, row: number, column: number): string {
  const value = cellAt(sheet, row, column);
  if (typeof value === "string") return value;
  switch (sheet.columns[column]) {
    case "money":
      return groupDigits(value.toFixed(2));
    case "percent":
      return `${Math.round(value * 1000) / 10}%`;
    default:
      return groupDigits(String(value));
  }
}
function groupDigits(number: string): string {
  const [whole = "", decimals] = number.split(".");
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? text : `${text}.${decimals}`;
}
/** The width of a column in letters. A Chinese character counts as two. */
export function columnWidth(sheet: Sheet, column: number): number {
  const widths = sheet.rows.map((_, row) => widthOf(cellText(sheet, row, column)));
  return Math.max(minColumnWidth, Math.min(maxColumnWidth, ...[Math.max(...widths, 0)]));
}
const minColumnWidth = 5;
const maxColumnWidth = 26;
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0)! > 0x2e7f ? 2 : 1), 0);

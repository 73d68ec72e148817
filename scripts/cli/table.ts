// Formats tables for the terminal.

/** Returns the text of a table. A column is as wide as its widest cell. The last column is not padded. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? "").length)));
  return all
    .map(
      (row) =>
        `${row
          .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!)))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

// Finds the tests that take most of a run's time.
export interface TimedFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
}

/** Returns lines with the slowest files and the slowest tests, with their seconds. Paths are relative to `root`. */
export function formatSlowest(files: readonly TimedFile[], root: string, count = 10): string[] {
  const named = files.map((file) => ({ ...file, path: file.name.replace(`${root}/`, "") }));
  const byFile = named.map(({ path, startTime, endTime }) => ({ text: path, ms: endTime - startTime }));
  const byTest = named.flatMap(({ path, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ text: `${path} > ${fullName}`, ms: duration ?? 0 })),
  );
  return [
    `The ${count} slowest files`,
    ...formatLines(byFile, count),
    `The ${count} slowest tests`,
    ...formatLines(byTest, count),
  ];
}
const formatLines = (timed: readonly { readonly text: string; readonly ms: number }[], count: number): string[] =>
  timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ text, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${text}`);

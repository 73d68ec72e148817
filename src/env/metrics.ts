// The server's counters as OpenMetrics text. Each isolate has its own counters and sends them to the meter. A tally
// contains only numbers, so that any two tallies can be added.

/** Upper bounds of the buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Histogram {
  /** The number of values in each bucket. The last bucket contains the values above the highest bound. */
  readonly counts: number[];
  sum: number;
}
/** Counters and spreads as plain data, because tallies are sent between objects. */
export interface Tally {
  readonly counters: Record<string, number>;
  readonly spreads: Record<string, Histogram>;
}
export const emptyTally = (): Tally => ({ counters: {}, spreads: {} });
export const isEmptyTally = ({ counters, spreads }: Tally): boolean =>
  Object.keys(counters).length + Object.keys(spreads).length === 0;

/** Returns `name{label="value"}`, with the labels in the given order. */
export function seriesName(name: string, labels: Readonly<Record<string, string>> = {}): string {
  const labelTexts = Object.entries(labels).map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, "_")}"`);
  return labelTexts.length === 0 ? name : `${name}{${labelTexts.join(",")}}`;
}
export function incrementCounter({ counters }: Tally, one: string, by = 1): void {
  counters[one] = (counters[one] ?? 0) + by;
}
export function observeDuration({ spreads }: Tally, one: string, seconds: number): void {
  const spread = (spreads[one] ??= { counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 });
  const at = buckets.findIndex((end) => seconds <= end);
  spread.counts[at < 0 ? buckets.length : at]! += 1;
  spread.sum += seconds;
}
/** Adds `other` to `to`. */
export function addTally(to: Tally, other: Tally): void {
  for (const [one, by] of Object.entries(other.counters)) incrementCounter(to, one, by);
  for (const [one, { counts, sum }] of Object.entries(other.spreads)) {
    const spread = (to.spreads[one] ??= { counts: counts.map(() => 0), sum: 0 });
    for (const [i, by] of counts.entries()) spread.counts[i]! += by;
    spread.sum += sum;
  }
}

/** The type and description of each metric. A new metric is added here. */
const metricFamilies = {
  phonebooth_requests: ["counter", "Requests that were answered"],
  phonebooth_request_seconds: ["histogram", "Duration of requests, in seconds"],
  phonebooth_steps: ["counter", "Steps done by agents"],
  phonebooth_pictures: [
    "counter",
    "Pictures taken by pages and pictures served from the cache, since their Durable Object started",
  ],
  phonebooth_refusals: ["counter", "Refused requests, by kind"],
  phonebooth_phones: ["gauge", "Phones by status: running, done, suspended (away)"],
  phonebooth_pages: ["gauge", "Browser pages, by activity"],
  phonebooth_waiting: ["gauge", "Requests that wait for a page"],
  phonebooth_browser_launches: ["counter", "Browsers started, since their Durable Object started"],
  phonebooth_browser_reconnects: ["counter", "Reconnections to running browsers, since their Durable Object started"],
  phonebooth_browser_seconds: ["gauge", "Seconds that browsers have run today (UTC)"],
  phonebooth_pages_lost: ["counter", "Requests that lost their page, since their Durable Object started"],
} as const;
export type MetricFamily = keyof typeof metricFamilies;

const familyOf = (one: string): MetricFamily => one.replace(/\{.*/, "") as MetricFamily;
const labelsOf = (one: string): string => /\{(.*)\}/.exec(one)?.[1] ?? "";

/** Returns the text for a scraper. `gauges`: current values, and counters from other sources. */
export function openMetrics({ counters, spreads }: Tally, gauges: Readonly<Record<string, number>>): string {
  const lines: string[] = [];
  for (const [family, [type, help]] of Object.entries(metricFamilies)) {
    const values = [...Object.entries(counters), ...Object.entries(gauges)].filter(([one]) => familyOf(one) === family);
    const histograms = Object.entries(spreads).filter(([one]) => familyOf(one) === family);
    if (values.length + histograms.length === 0) continue;
    lines.push(`# TYPE ${family} ${type}`, `# HELP ${family} ${help}.`);
    for (const [one, value] of values.toSorted(byName)) {
      const labels = labelsOf(one);
      lines.push(`${family}${type === "counter" ? "_total" : ""}${labels === "" ? "" : `{${labels}}`} ${value}`);
    }
    for (const [one, { counts, sum }] of histograms.toSorted(byName)) {
      const labels = labelsOf(one);
      const prefix = labels === "" ? "" : `${labels},`;
      let all = 0;
      for (const [i, n] of counts.entries()) {
        all += n;
        lines.push(`${family}_bucket{${prefix}le="${buckets[i] ?? "+Inf"}"} ${all}`);
      }
      const own = labels === "" ? "" : `{${labels}}`;
      lines.push(`${family}_count${own} ${all}`, `${family}_sum${own} ${Number(sum.toFixed(6))}`);
    }
  }
  return `${lines.join("\n")}${lines.length > 0 ? "\n" : ""}# EOF\n`;
}
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

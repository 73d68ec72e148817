// What a hosted server costs, from what its parts were measured to take and what the platform asks for them. `bench scale`
// measures and tells.

/** What one call takes, in milliseconds unless it says otherwise. */
export interface Units {
  /** A step without a picture: processor time at the edge, and time in which the phone's object is awake for it. */
  readonly stepCpuMs: number;
  readonly stepObjectMs: number;
  /** Of a browser, for a step without and with a picture. */
  readonly stepBrowserMs: number;
  readonly pictureBrowserMs: number;
  /** Rows that a step writes. */
  readonly stepRows: number;
  /** Rows of the world that a step reads, on average. */
  readonly stepReads: number;
  /** How many calls one browser serves at once. */
  readonly atOnce: number;
}
/** What the platform asks, in dollars. Prices are the platform's; whoever reads this checks them. */
export interface Prices {
  readonly millionRequests: number;
  readonly millionCpuMs: number;
  readonly millionObjectRequests: number;
  /** A million gigabyte-seconds; an object counts as an eighth of a gigabyte. */
  readonly millionGbSeconds: number;
  readonly millionRowsWritten: number;
  readonly millionRowsRead: number;
  readonly browserHour: number;
}
/** Dollars, as the platform listed them in 2026; its page is the truth. */
export const prices: Prices = {
  millionRequests: 0.3,
  millionCpuMs: 0.02,
  millionObjectRequests: 0.15,
  millionGbSeconds: 12.5,
  millionRowsWritten: 1,
  millionRowsRead: 0.001,
  browserHour: 0.09,
};
export interface Load {
  readonly stepsPerSecond: number;
  /** Of all steps, those that ask for a picture. */
  readonly pictured: number;
}
export interface Cost {
  /** Browsers that have to run. */
  readonly browsers: number;
  readonly objectRequestsPerSecond: number;
  readonly rowsWrittenPerSecond: number;
  readonly worldReadsPerSecond: number;
  /** In dollars. */
  readonly perMillionSteps: {
    readonly requests: number;
    readonly cpu: number;
    readonly objects: number;
    readonly rows: number;
    readonly browsers: number;
    readonly total: number;
  };
}
const objectGb = 1 / 8;
/** A step is one call of the phone's object, and one of a browser's. */
const objectCalls = 2;

/** Browsers are counted as busy no more than `usable` of their time: a queue that is always full has no bound. */
export function costOf(units: Units, prices: Prices, { stepsPerSecond, pictured }: Load, usable = 0.7): Cost {
  const browserMs = units.stepBrowserMs * (1 - pictured) + units.pictureBrowserMs * pictured;
  // A browser works at several calls at once, so it is needed for less than each of them takes.
  const browserSeconds = (stepsPerSecond * browserMs) / 1000 / units.atOnce / usable;
  const browsers = Math.max(1, Math.ceil(browserSeconds));
  const steps = 1e6;
  const parts = {
    requests: prices.millionRequests,
    cpu: (prices.millionCpuMs * units.stepCpuMs * steps) / 1e6,
    objects:
      prices.millionObjectRequests * objectCalls +
      (prices.millionGbSeconds * (steps * (units.stepObjectMs / 1000) * objectGb)) / 1e6,
    rows: prices.millionRowsWritten * units.stepRows + prices.millionRowsRead * units.stepReads,
    browsers: (prices.browserHour * browsers * (steps / stepsPerSecond)) / 3600,
  };
  return {
    browsers,
    objectRequestsPerSecond: stepsPerSecond * objectCalls,
    rowsWrittenPerSecond: stepsPerSecond * units.stepRows,
    worldReadsPerSecond: stepsPerSecond * units.stepReads,
    perMillionSteps: { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) },
  };
}

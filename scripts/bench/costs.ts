// Computes the cost of a hosted server from measured resources and the platform's prices. `bench scale` measures the
// resources and prints the cost.

/** The resources that one call uses. Times are in milliseconds. */
export interface Units {
  /**
   * A step without a picture: `stepCpuMs` is processor time at the edge, and `stepObjectMs` is the time for which the
   * phone's object is awake.
   */
  readonly stepCpuMs: number;
  readonly stepObjectMs: number;
  /** Browser time of a step without a picture, and of a step with a picture. */
  readonly stepBrowserMs: number;
  readonly pictureBrowserMs: number;
  /** Rows that a step writes. */
  readonly stepRows: number;
  /** Rows of the world that a step reads, on average. */
  readonly stepReads: number;
  /** The number of calls that one browser serves at the same time. */
  readonly atOnce: number;
}
/** The platform's prices in dollars. The prices may have changed; the platform's website has the current prices. */
export interface Prices {
  readonly millionRequests: number;
  readonly millionCpuMs: number;
  readonly millionObjectRequests: number;
  /** The price of a million gigabyte-seconds. An object is charged as an eighth of a gigabyte. */
  readonly millionGbSeconds: number;
  readonly millionRowsWritten: number;
  readonly millionRowsRead: number;
  readonly browserHour: number;
}
/** The prices that the platform listed in 2026, in dollars. The platform's website is authoritative. */
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
  /** Share of the steps that ask for a picture. */
  readonly pictured: number;
}
export interface Cost {
  /** Number of browsers that must run. */
  readonly browsers: number;
  readonly objectRequestsPerSecond: number;
  readonly rowsWrittenPerSecond: number;
  readonly worldReadsPerSecond: number;
  /** The cost of a million steps, in dollars. */
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
/** A step makes one call to the phone's object and one to the browser's. */
const objectCalls = 2;

/**
 * Computes the cost of a server that can run the given load. `usable`: the planned maximum of the share of time in
 * which a browser is busy. With a share of 1, the queue of the browser would grow without bound.
 */
export function costOf(units: Units, prices: Prices, { stepsPerSecond, pictured }: Load, usable = 0.7): Cost {
  const browserMs = units.stepBrowserMs * (1 - pictured) + units.pictureBrowserMs * pictured;
  // A browser serves `atOnce` calls at once, so the browser time of a call is divided by this number.
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

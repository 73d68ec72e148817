// Computes which worker process of a local server holds an object. The launcher uses this file too, so it imports
// nothing.

/** What the launcher passes to each worker. */
export interface Workers {
  /** The number of this worker, from 0. */
  readonly own: number;
  readonly count: number;
  /** Authenticates calls between workers. */
  readonly secret: string;
  /**
   * The URL at which this worker's own browsers find the page: this worker itself, so that the crash of another worker
   * does not break their drawings. Missing when the browsers belong to somebody else.
   */
  readonly page?: string;
}
/** `id`: the object's id from the platform, 64 hexadecimal digits, a digest of its class and name. */
export const workerNumber = (id: string, workers: number): number => Number.parseInt(id.slice(0, 8), 16) % workers;

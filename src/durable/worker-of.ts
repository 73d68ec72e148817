// Which worker process of a local server an object lives in. The launcher needs it, too: it imports nothing.

/** What the launcher tells each worker. */
export interface Workers {
  /** Which one this is, from 0. */
  readonly own: number;
  readonly count: number;
  /** Opens the workers' doors to each other. */
  readonly secret: string;
  /**
   * Where this worker's own browsers find the page: at this worker itself, so that no other one's end breaks what they are drawing.
   * Missing where the browsers are somebody else's.
   */
  readonly page?: string;
}
/** `id`: the object's, as the platform writes it: 64 hexadecimal digits, a digest of its class and name. */
export const workerOf = (id: string, workers: number): number => Number.parseInt(id.slice(0, 8), 16) % workers;

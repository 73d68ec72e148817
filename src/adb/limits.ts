// What a client may use of a phone's door at most. The limits protect the process that holds the door: a client's
// command line runs inside that process.

/** The largest payload of a message, in bytes. adb's own clients ask for the same. */
export const maxPayload = 1 << 20;
/** Open streams of one connection. */
export const maxStreams = 256;
/** The length of a service string, and so of a command line, in bytes. Linux has the same limit for one argument. */
export const maxServiceBytes = 128 << 10;

/** Limits of one command line. */
export const shellLimits = {
  /** Wall time, in milliseconds. */
  timeMs: 10 * 60_000,
  /** Executed commands, each round of a loop included. */
  commands: 20_000,
  /** Bytes that all commands write, files and pipes included. A raw picture has 10 MB. */
  outputBytes: 64 << 20,
  /** The length of a word after all expansions, and of a variable. */
  wordBytes: 256 << 10,
  /** The number of words that the expansions of one command can give. */
  words: 20_000,
  /** Steps of matching texts with patterns. */
  matchSteps: 50_000_000,
  /** Nested calls of functions, subshells and `eval`. */
  depth: 40,
  /** Commands that run in the background at once. */
  jobs: 16,
} as const;

/** Limits of the file tree of one phone. */
export const fileLimits = { bytes: 64 << 20, files: 2000, pathBytes: 4096, nameBytes: 255 } as const;

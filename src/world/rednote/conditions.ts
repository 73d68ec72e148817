/**
 * A line of a form or of the general comments may begin with conditions in brackets, separated by spaces:
 *
 * - `[score>=7.5]`, `[days<30]`: the number of that slot is in this range
 * - `[!present]`: no other line of this note has the same name; sentences that exclude each other share a name. `[!j]` is
 *   the name of all jokes, so that a note makes at most one
 * - `[in:cooking,home]`: the note is in one of these channels
 */
export interface Line {
  readonly text: string;
  readonly bounds: readonly { readonly slot: string; readonly least: boolean; readonly bound: number }[];
  /** The names that this line shares with the lines that it excludes. */
  readonly groups: readonly string[];
  /** Null means all channels. */
  readonly channels: readonly string[] | null;
}

const cache = new Map<string, Line>();
/** Throws if a condition is not one of the three kinds. */
export function parseLine(source: string): Line {
  let line = cache.get(source);
  if (!line) cache.set(source, (line = parse(source)));
  return line;
}
function parse(source: string): Line {
  const found = /^\[([^\]]+)\]\s*(.+)$/su.exec(source);
  if (!found) return { text: source, bounds: [], groups: [], channels: null };
  const bounds: Line["bounds"][number][] = [];
  const groups: string[] = [];
  let channels: string[] | null = null;
  for (const condition of found[1]!.split(" ")) {
    const bound = /^(\w+)(>=|<)([\d.]+)$/.exec(condition);
    if (bound) bounds.push({ slot: bound[1]!, least: bound[2] === ">=", bound: Number(bound[3]) });
    else if (/^!\w+$/.test(condition)) groups.push(condition.slice(1));
    else if (condition.startsWith("in:")) channels = condition.slice(3).split(",");
    else throw new Error(`"${condition}" is no condition: ${source}`);
  }
  return { text: found[2]!, bounds, groups, channels };
}

export interface NoteContext {
  readonly slots: Readonly<Record<string, string>>;
  readonly channel: string;
  /** The groups of the lines that the note has used. */
  readonly groups: ReadonlySet<string>;
}
/** Whether the conditions of a line hold. A number that the note does not have meets no bound. */
export const holds = (line: Line, { slots, channel, groups }: NoteContext): boolean =>
  line.bounds.every(({ slot, least, bound }) => {
    const value = Number.parseFloat(slots[slot] ?? "");
    return least ? value >= bound : value < bound;
  }) &&
  !line.groups.some((name) => groups.has(name)) &&
  (line.channels === null || line.channels.includes(channel));

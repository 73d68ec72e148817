/** Selects tasks by a pattern, as commands accept it. A pattern is a list of ids and globs, separated by commas. */

/**
 * Whether `pattern` (for example "notes/*,across/gift-card") contains `id` or a glob that matches `id`. A `*` matches
 * any characters, including slashes.
 */
export const matchesPattern = (id: string, pattern: string): boolean =>
  pattern
    .split(",")
    .map((one) => one.trim())
    .some((one) => one !== "" && matchesParts(id, one.split("*")));

function matchesParts(id: string, [head = "", ...rest]: readonly string[]): boolean {
  const tail = rest.pop();
  if (tail === undefined) return id === head;
  if (!id.startsWith(head) || id.length < head.length + tail.length || !id.endsWith(tail)) return false;
  // Matches each middle part at its earliest position. If the rest does not match after this position, it does not
  // match after a later one either.
  let at = head.length;
  const end = id.length - tail.length;
  for (const part of rest) {
    const found = id.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

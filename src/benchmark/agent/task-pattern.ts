/** Selects tasks by ids or globs, separated by commas, as commands accept them. */

/** Whether `pattern` names `id`: "notes/*,across/gift-card". A `*` stands for any run of characters, slashes too. */
export const matchesPattern = (id: string, pattern: string): boolean =>
  pattern
    .split(",")
    .map((one) => one.trim())
    .some((one) => one !== "" && matchesParts(id, one.split("*")));

function matchesParts(id: string, [head = "", ...rest]: readonly string[]): boolean {
  const tail = rest.pop();
  if (tail === undefined) return id === head;
  if (!id.startsWith(head) || id.length < head.length + tail.length || !id.endsWith(tail)) return false;
  // Takes each middle part at its earliest position: if that does not match, no later position does.
  let at = head.length;
  const end = id.length - tail.length;
  for (const part of rest) {
    const found = id.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

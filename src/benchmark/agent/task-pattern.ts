/** Which tasks are meant: ids or globs, separated by commas, as commands take them. */

/** Whether `pattern` names `id`: "notes/*,across/gift-card". A `*` stands for any run of characters, slashes too. */
export const matchesPattern = (id: string, pattern: string): boolean =>
  pattern
    .split(",")
    .map((one) => one.trim())
    .some((one) => one !== "" && fits(id, one.split("*")));

function fits(id: string, [head = "", ...rest]: readonly string[]): boolean {
  const tail = rest.pop();
  if (tail === undefined) return id === head;
  if (!id.startsWith(head) || id.length < head.length + tail.length || !id.endsWith(tail)) return false;
  // Each middle part as early as can be: if that does not fit, nothing later does.
  let at = head.length;
  const end = id.length - tail.length;
  for (const part of rest) {
    const found = id.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * A large app is made of features: folders that each hold a part of its state, commands, screens, edges and texts. What
 * they declare is put together here, by names that only one of them may use.
 */
type Together<T extends readonly object[]> = T extends readonly [infer One, ...infer More extends readonly object[]]
  ? One & Together<More>
  : {};

export function together<const T extends readonly object[]>(
  ...parts: T
): { readonly [K in keyof Together<T>]: Together<T>[K] } {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new TypeError(`two features declare "${twice}"`);
  return Object.assign({}, ...parts) as never;
}

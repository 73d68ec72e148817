/**
 * A large app consists of features: folders that each declare a part of its state, commands, screens, edges and texts.
 * `mergeFeatures` merges these declarations into one object. It throws an error if two features use the same name.
 */
type Merged<T extends readonly object[]> = T extends readonly [infer One, ...infer More extends readonly object[]]
  ? One & Merged<More>
  : {};

export function mergeFeatures<const T extends readonly object[]>(
  ...parts: T
): { readonly [K in keyof Merged<T>]: Merged<T>[K] } {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new TypeError(`two features declare "${twice}"`);
  return Object.assign({}, ...parts) as never;
}

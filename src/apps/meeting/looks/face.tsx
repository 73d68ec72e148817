import { Portrait } from "#ui/kit/portrait.tsx";

export const Face = (p: { readonly of: string; readonly size: number }) => (
  <Portrait of={p.of} size={p.size} radius={p.size / 2} />
);

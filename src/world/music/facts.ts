/** States the facts of lyrics, albums and tracks, for tasks. */
import { Rng } from "#state/rng.ts";
import type { Album, Detail, Lyric, Track } from "./index.ts";

type Facts = Detail["facts"];
/** Pairs of neighbouring lines whose first line is sung only once, so that the line after it is certain. */
function lyricFacts({ id, lines }: Lyric): Facts {
  const texts = lines.map(({ text }) => text);
  const pairs = texts
    .slice(0, -1)
    .map((about, i) => ({ key: "next", about, value: texts[i + 1]! }))
    .filter(({ about, value }) => about !== "" && value !== "" && texts.filter((text) => text === about).length === 1);
  return Rng.of("music", "facts", id).sample(pairs, Math.min(4, pairs.length));
}
function albumFacts(album: Album, tracks: readonly Track[]): Facts {
  const facts: Facts = [
    { key: "tracks", about: "", value: tracks.length },
    { key: "minutes", about: "", value: Math.floor(album.ms / 60_000) },
  ];
  const sorted = tracks.toSorted((a, b) => b.ms - a.ms);
  // Screens show whole seconds, so the longest and the shortest track must differ from the next by more than one.
  const differ = (a: Track | undefined, b: Track | undefined): boolean => !!a && !!b && a.ms - b.ms > 2000;
  if (differ(sorted[0], sorted[1])) facts.push({ key: "longest", about: "", value: sorted[0]!.title });
  if (differ(sorted.at(-2), sorted.at(-1))) facts.push({ key: "shortest", about: "", value: sorted.at(-1)!.title });
  return facts;
}
export function* listFacts(
  albums: readonly Album[],
  tracks: readonly Track[],
  lyrics: readonly Lyric[],
): Iterable<Detail> {
  const byId = new Map(tracks.map((track) => [track.id, track]));
  for (const lyric of lyrics)
    yield { id: `lyric:${lyric.id}`, public: lyric.public, form: "lyric", facts: lyricFacts(lyric) };
  for (const album of albums)
    if (album.tracks.length > 1)
      yield {
        id: album.id,
        public: album.public,
        form: "album",
        facts: albumFacts(
          album,
          album.tracks.map((id) => byId.get(id)!),
        ),
      };
  for (const track of tracks)
    if (track.features.length > 0)
      yield {
        id: track.id,
        public: track.public,
        form: "track",
        facts: [
          {
            key: "features",
            about: "",
            value: track.artists
              .filter(({ id }) => track.features.includes(id))
              .map(({ name }) => name)
              .join(", "),
          },
        ],
      };
}

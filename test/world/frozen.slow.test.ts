// Hashes freeze the content of the world, so that all results with the same world version used the same data.
import { expect, test } from "vitest";
import { importWorldSources, writeWorldSql } from "#scripts/build/world-file.ts";
import { versions } from "#contract/version.ts";

/**
 * Change the version and the hashes together. Choose the version by the effect of the change on tasks, and copy
 * the hashes from the test's output.
 */
const frozen = {
  world: "0.9.0",
  kinds: {
    "accounts.account": "892883c21bde554e",
    "accounts.article": "b2ccd884f50bce85",
    "accounts.comment": "776762674837e8ed",
    "eateries.eatery": "80d5fcc398a6c367",
    "eateries.dish": "babc9db7bd498fb9",
    "eateries.review": "0d5673ca8bf8a1ce",
    "folk.person": "43054d740917ec4b",
    "geo.place": "09dea5c10df4c3fe",
    "geo.review": "7be2827821e072de",
    "geo.chunk": "e2e9b83ebd6f3a13",
    "goods.item": "f81148470c919185",
    "goods.picture": "f45a3e129826e72f",
    "goods.seller": "cb36d16e15bb6026",
    "goods.review": "6245c13192e5079f",
    "goods.feedback": "7d60a36079971e95",
    "goods.question": "cd4022b51ba2a268",
    "merchants.merchant": "45f1525e1714d480",
    "merchants.biller": "74da17871c78853f",
    "merchants.bank": "b458f2a32569a0bc",
    "merchants.fund": "43552431c46aad12",
    "books.author": "d8d7ced39e859ed4",
    "books.book": "e7ff2e06c7409991",
    "books.cover": "2fec47a4403b6684",
    "books.chapter": "d845e3f978fd578b",
    "books.highlight": "89b3eb7f33468a74",
    "books.review": "124c5e7c6d626395",
    "books.booklist": "33331224a9866b1a",
    "books.board": "cb1aab84368ebde1",
    "books.term": "9a908b8f0df7fdd8",
    "books.audiobook": "790197535e5962b6",
    "books.reader": "4396f7a7605f8fca",
    "books.fact": "0a9c1bc6bbaa16d3",
    "music.artist": "1f57f649ca69665c",
    "music.album": "3c0f3368a15e5797",
    "music.track": "b07d14b71343cd0c",
    "music.lyric": "79fbe73e9a842f9c",
    "music.show": "05cb08aa86f11da2",
    "music.episode": "a1565584473a14cc",
    "music.playlist": "d6c0e32061ed51c7",
    "music.chart": "b9274d446ea87f4e",
    "music.category": "b3090842cd28c641",
    "music.concert": "e726252e59c5c530",
    "music.friend": "79dc61e52d8199fd",
    "music.cover": "902644c18ffb9a35",
    "music.detail": "05f45ec1b4b21be6",
    "places.place": "8a1e3730dcb7479f",
    "posts.user": "a6e0a8538b0b7109",
    "posts.post": "df6ac9b08666f9a0",
    "posts.repost": "9feffdd87610aff4",
    "posts.roll": "8f768080f2d5ff1f",
    "posts.community": "71d279fe8ddd2406",
    "posts.trend": "c7180865fdf80459",
    "posts.art": "7a1c45905abb6b82",
    "posts.detail": "3c73480433665da2",
    "rails.station": "bb308310055f8c50",
    "rails.train": "4f4f16534723486d",
    "rails.board": "0755eea9ffc2123f",
    "rails.hubs": "863f2c8a5529222f",
    "rails.kitchen": "f377c0931725c75a",
    "rednote.user": "d82fb246382ae716",
    "rednote.note": "3eb6284095aa58c4",
    "rednote.comment": "82e69c66c64e962b",
    "rednote.topic": "6256d922dd9b143c",
    "rednote.art": "f164d4300440da28",
    "rednote.detail": "9275c6040c60813f",
    "scenes.picture": "428b9378570f37e8",
    "scenes.drawing": "eb058054797bd9c3",
    "scenes.description": "0d5f24373fd2d8ac",
    "threads.user": "2149dcbfeb5b46df",
    "threads.community": "526916998159d4b1",
    "threads.post": "3ba516a0d48210b0",
    "threads.comment": "4a8d6c642a3880d2",
    "threads.detail": "0a70aa52f935f183",
    "voices.voice": "5edcb5f73a8302e6",
    "weather.city": "8b3a78b1e746f36a",
    "web.page": "1da4d2903738a3f5",
  },
};

test("the records have the hashes of the world's version", async () => {
  const { version, datasets, generators } = await importWorldSources();
  const { kinds } = writeWorldSql(() => undefined, version, datasets, generators);
  const made = Object.fromEntries(kinds.map(({ kind, hash }) => [kind, hash]));
  expect({ world: versions.world, kinds: made }).toEqual(frozen);
});

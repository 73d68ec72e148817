import { reject } from "#os/values.ts";
import { NewsId } from "../../ids.ts";
import { x } from "../../state.ts";

export const noticesCommands = {
  /** The user opens the notifications. */
  seeNews: x.command({}, (state, _args, ctx) => {
    state.newsSeenAt = ctx.now;
  }),
  dropNews: x.command({ news: NewsId }, (state, { news }) => {
    if (!state.news.some(({ id }) => id === news)) return reject("news-missing");
    state.news = state.news.filter(({ id }) => id !== news);
    return undefined;
  }),
};

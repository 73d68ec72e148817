/** Edges of the Discover and Me tabs. */
import { me } from "../../people.ts";
import { on, pushes } from "../../builder.ts";

export const discoverEdges = [
  ...pushes(
    "main",
    "moments",
    "nearby",
    "programs",
    "subscriptions",
    "myProfile",
    "myQr",
    "services",
    "favourites",
    "settings",
    "werun",
    "login",
    "register",
  ),
  on("main", "payCode").close().push("payCode"),
  on("main", "myAlbum").push("album", { person: me }),
] as const;

/** The signs of the three ratings. */
import good from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import fair from "@material-symbols/svg-400/outlined/sentiment_neutral.svg?raw";
import poor from "@material-symbols/svg-400/outlined/thumb_down.svg?raw";

export const verdictIcons = { good, fair, poor } as const;

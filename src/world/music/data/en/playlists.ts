/**
 * English playlists: title | description | genres, themes and groups of tracks | categories. "new", "old" and "top"
 * choose tracks by age and plays. Below "# people" are playlists of other people.
 */
export const playlists = `
# editors
Late Kitchen | Quiet songs for when the dishes are done. | folk indie jazz night home | chill cooking
Sunday Slow Lane | Nowhere to be. Press play and put the kettle on. | folk soul love home | chill morning
Loud Neighbours | Guitars, mostly. Apologise later. | rock punk | rock party
Fresh This Week | The best new songs, picked by people with ears. | new | releases pop
Deep Focus Room | Piano, strings and no words at all. | classical none | focus
Sleep, Softly | Low volume, low stakes. | classical none | sleep
First Coffee | Bright things to start the day with. | pop indie hope love | morning
Heartbreak Hotline | Your call is important to us. | parting | romance mood
Songs for Long Drives | Windows down, phone in the glove box. | road country rock | travel
Basement Beats | Hip-hop with its feet on the ground. | hiphop | hiphop
Slow Jams, Low Lamps | R&B for after ten. | rnb love night | rnb romance
Leg Day | Tempo up. No ballads, we promise. | electronic hiphop rock work | workout
Run, Don't Walk | A steady beat all the way round the park. | electronic pop | workout
Porch Country | Pedal steel and mosquito candles. | country home | country
New Country Roads | This month's best from Nashville and nowhere near it. | country new | country
Folk & Field | Fiddles, fingers and a few old ghosts. | folk | folk
Corner Table Jazz | Best heard with ice in a glass. | jazz | jazz
Horns & Hymns | Soul music with the whole choir in. | soul | soul
Night Bus Home | City lights, one earbud each. | night electronic rnb | mood travel
Warehouse, 2 a.m. | Four on the floor until they turn the lights up. | electronic | electronic party
Dinner for Six | Nobody will ask you to turn it down. | soul jazz folk | cooking chill
Indie Arrivals | Bands you'll pretend you knew already. | indie new | indie
Cardigan Season | Soft guitars for falling leaves. | indie folk | indie mood
Spit & Safety Pins | Short, loud and over before you've found your coat. | punk | punk
Salt Air | Songs that smell of harbours. | sea | travel mood
Clocking Off | Songs about work for people who have just finished it. | work | mood
Pub Closing Time | All together now. | friends rock folk | party
Songs for Mum | She'll like at least four of these. | family | mood
The Friends List | For the group chat that never sleeps. | friends pop indie | party
Get Up Again | For the days after the bad days. | hope | mood
Love, Actually Said | The ones that get to the point. | love pop | romance
Today's Big Songs | The songs everybody is playing right now. | top | pop charts
Ten Years On | You were younger. So were they. | old | throwback
Attic Tapes | Older songs worth the ladder. | old rock indie | throwback
Rain on the Window | It's not sad, it's weather. | parting folk classical | mood chill
Study Hall | Keep your head down. | classical electronic none | focus
Sauna Sounds | Slow, warm, wordless. | none electronic | sleep chill
Girls with Guitars | And opinions. | indie rock pop | indie rock
Bars & Grill | All verse, no filler. | hiphop new | hiphop
Pop Without Guilt | The choruses are enormous. | pop | pop
Sunday Roast | Something for every generation at the table. | soul folk family | cooking
Campfire Three Chords | You can play all of these by the second marshmallow. | folk country friends | folk travel
Unplugged Corner | Wood, wire and breath. | folk country love | folk chill
Afterhours R&B | Slow down. | rnb | rnb
# people
gym playlist DO NOT SHUFFLE | i mean it | hiphop rock work | workout
songs my dad hums | he denies it | old rock folk | throwback
road trip w/ the girls 🚗 | add yours!! | road pop friends | travel
crying in the car park | self-explanatory | parting | mood
wedding maybes | Needs approval from both families. | love soul | romance
flat cleaning day | mop = microphone | pop electronic | party
train home | for the slow one that stops everywhere | road home night |
for hattie, on her 30th | Every song from a party we were both at. | friends |
sad but make it folk |  | folk parting | folk
that one bass line |  | soul electronic jazz | soul
baking (not cooking) | no fast songs, the dough can tell | jazz soul love | cooking
kids in the back seat | Clean. Checked twice. | pop hope family | travel
coding until it compiles |  | none electronic | focus
last summer, unfortunately | don't text him | parting love | mood
things the barista played | I asked. He was nice about it. | indie jazz | chill
sea shanties and similar |  | sea folk | folk
`;

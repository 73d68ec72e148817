/** Forms of English videos about games, animation, music, dance, remixes, film and shows. All titles of works are invented. */
export const playing = `
= game.run | game.single | 480..2400 w3 | video-game joystick desktop-computer headphone skull castle | night wall
: thing | art | boss
@ Ashen Gallery | skull | the Gatekeeper | Phase two took forty tries; That map design though
@ Stardew-ish Valley | seedling | the year-end fair | "Relaxing game" they said; At four a.m. I said one more day
@ Fogharbour | ghost | the lighthouse voice | Played with headphones, never again; Chapter three made me put the lights on
@ Iron Echo | robot | the Twin Units | Combat feels so good; My laptop would melt
@ Hydra Trail | dragon | the nine-headed thing | Prettiest game, worst frame rate; That art
@ The Last Carriage | locomotive | the Conductor | I cried at the choice; Ten minutes on one dialogue option
@ Cellar Seven | joystick | the Slime King | Slime King ends runs and friendships; One more run
@ Deep Space Diner | cooking | the Critic | Played with my sister, not speaking; Kitchen fire!
@ Archipelago | desert-island | the storm | Built a house for three days, skipped the plot; That water
@ Kingdom of Cards | joker | the Red Queen | Deck idea stolen, thanks; Luck is a skill
$ n=2..60 hour=3..120 die=4..320 pct=12..99 ch=2..12
% mood=I lost my mind; my hands shook; I laughed too hard; I quit twice; I forgot to sleep
t {thing}; single player; let's play; indie games; gameplay; playthrough
h {thing}, part {n}
h [!Stardew-ish Valley; Archipelago; Deep Space Diner; Kingdom of Cards] {thing} blind: {die} deaths
h [Ashen Gallery; Iron Echo; Hydra Trail; Cellar Seven; Kingdom of Cards; The Last Carriage] {boss^} took {hour} hours. {mood^}
h Finishing {thing}
h Starting {thing} from nothing
h Is {thing} worth buying?
h {thing}: no spoilers, just feelings
h {boss^} taught me a lesson
h {pct}% done with {thing}
h {hour} hours in {thing}: the good and the bad
h Things you missed in {thing}
h [Ashen Gallery; Iron Echo; Hydra Trail; Cellar Seven] {boss^}, no hits, {n} days of practice
h {thing} on the hardest setting
h [Ashen Gallery; Fogharbour; The Last Carriage; Hydra Trail; Iron Echo] That chapter of {thing}. {mood^}
h I'm terrible at {thing}
h [Ashen Gallery; Fogharbour; The Last Carriage; Hydra Trail] The other ending of {thing}
h Making {who} play {thing}
h Alone at night with {thing}
o No spoilers in this one
o Hardest setting because I'm stubborn
o Old PC, sorry about the frames
f die | [!Stardew-ish Valley; Archipelago; Deep Space Diner; Kingdom of Cards] Deaths this episode: {die}
f hour | {hour} hours so far
f pct | {pct}% complete
f ch | Up to chapter {ch}
x Guide is in the series
a hour | How long did it take you? | {hour} hours, side quests not done
a die | [!Stardew-ish Valley; Archipelago; Deep Space Diner; Kingdom of Cards] How many deaths in total? | The counter says {die}
a ch | Which chapter is this? | Chapter {ch}
c LEFT. The chest is on the LEFT
c [!Stardew-ish Valley; Archipelago; Deep Space Diner; Kingdom of Cards] {die} deaths and still laughing, respect
c {boss^} lives in my nightmares rent free
c The soundtrack alone
c Bought it, haven't opened it
c You're as bad as me, it's comforting
c Made by three people!!
c Save. SAVE
c Waiting for a sale
c Talk to the old lady three times, trust me
c Your reactions are so normal, love it
c {mood^}, same
c Part {n} when
c You can go round behind {boss}
c Stuck here for a week, uninstalled
d Controller or keyboard? | *Controller | keyboard gang disagrees
d Will my laptop run it? | *Low settings, yes | mine cried
d How do you beat {boss}? | *Roll right when he lifts the arm | rolled into the pit
q left
q chest!
q save
q heal
q greedy
q one more hit…
q behind you
q headphones warning
q oh no
q dead
q again
q so close
q no hit?
q roll
q frames lol
q the music
q lore
q F
q clip it
q you got this
q skill issue
q nice
u {art} video-game | Chapter {ch} | here we go; recap; hi
u joystick | Looking for a save | save!; left!; the old lady
u {art} | {boss^} is next | oh no; brace; music…
u [!Stardew-ish Valley; Archipelago; Deep Space Diner; Kingdom of Cards] skull | Death {die} | F; greedy; haha; ouch
u hot-beverage video-game | Tea break. {mood^} | hugs; breathe; same
u {art} crossed-swords | Again, from behind | big brain; so close; go on
u trophy | Done | yesss; finally; tears
u desktop-computer | {pct}% | almost; completionist; so close

= game.guide | game.guide | 180..1080 w2 | video-game world-map memo compass gem-stone | grid wall night
: thing | art
@ Stardew-ish Valley | seedling | Three years before I learned this; Don't water in the rain. Thanks
@ Ashen Gallery | skull | That weapon is in the FIRST area; Finally found the door
@ Archipelago | desert-island | Layout stolen; Fishing bit saved me
@ Hydra Trail | dragon | Missed one, second run it is; Full list, bless
@ Cellar Seven | joystick | Seed code please; Explained the perks properly
@ Kingdom of Cards | joker | Climbed with this deck; Going first matters
@ Cogs & Crates | nut-and-bolt | Belt spaghetti no more; Power maths finally clear
@ Coastline Online | ferry | Skip most dailies, yes; New player here, thank you
$ sub2=3..9 n=5..60 lv=10..90/5 mins=3..40 gold=200..9800/100 ver=1..4 sub=0..9
% part=hidden rooms; full collection; early game; best builds; money; speedrun tricks; side quests; achievements
t {thing} guide; {thing}; guide; tips; beginners; walkthrough
h {thing} {part}, all of it
h {sub2} things new players waste in {thing}
h {thing}: {part} in {mins} minutes
h {thing} {ver}.{sub}: {part}
h {thing} to level {lv}, fast
h {thing}: nobody told me about the {part}
h {gold} gold a run in {thing}
h {n} small tricks for {thing}
h {thing} {part} with timestamps
h Stop playing {thing} like this
h {thing} without paying
h {thing} {part} (tested)
h What I'd tell myself before {thing}
o Timestamps pinned
o Version {ver}.{sub}, may change
f lv | Suggested level: {lv}
f gold | {gold} gold a run
f mins | {mins} minutes a lap
x Missed one? Comment
a lv | What level for this? | {lv} to be safe
a gold | How much per run? | {gold} if you don't miss
a mins | How long is one lap? | {mins} minutes once you know it
c Three days too late for me
c Did not know number {n}
c Followed it, got everything
c Still works after the patch?
c So clear I didn't pause once
c Copying homework
c I sold that item. Pain
c No rambling, thank you
c Finally, {part}
c Veteran here, learned two things
c Watched a guide, still died
d Still working? | *Tested yesterday | worked today
d Free to play ok? | *Yes, slower | free gang
q noted
q copy paste
q paused
q walked past it 800 times
q coordinates
q map screenshot
q sold it…
q patched
q still works
q new players rejoice
q slow
q thank you
q no way
q really?
u memo {art} | Version {ver}.{sub} | mine too; noted; patched?
u world-map | Start here | paused; wrong way; ok
u {art} gem-stone | Easy to miss | walked past; oh; there!
u {art} | Come back at {lv} | too early; got one-shot; noted
u compass {art} | Follow the wall | stuck; clever; with you
u coin | {gold} gold | rich; copy; wow
u stopwatch | {mins} minutes | mine was thirty; fast; practice
u trophy | All of it | thanks; done; 100%

= game.mobile | game.mobile | 120..900 | mobile-phone gem-stone slot-machine coin crown | night sun mint
: thing | art
@ Crimson Vow | crescent-moon | Lost the 50/50 again; Art is stunning
@ Three Banners | chess-pawn | Free players can compete; Scholar team best team
@ Meow Bistro | cat-face | Harvesting at midnight; The cats!!
@ Ace Drift | racing-car | Drift feels nice; Lag ruins it
@ Abyss Courier | envelope | Came for the story; Rates are evil
@ Fingertip League | soccer-ball | Keeper has butter hands; Pass, pass, pass
@ Candy Forge | candy | Stuck at 300-something; My mum is on level 900
@ Rookie Company | crossed-swords | Guild looking for people; Not too grindy
$ n=10..180/10 day=2..60 pity=60..90/10 cost=1..120
% luck=lost everything; two golds; pity again; first pull; total disaster; unreal luck
t {thing}; mobile games; gacha; free to play; pulls
h {n} pulls in {thing}: {luck}
h {thing} free to play, day {day}
h Saved {day} days for this. {luck^}
h Should you start {thing}?
h Is the new {thing} banner worth it?
h Stuck in {thing} for {day} days
h \${cost} in {thing}: how far?
h Why I left {thing}
h {thing} with {who}
h Pity is {pity} in {thing}. Fair?
h A tiny story you missed in {thing}
o Spend responsibly
o Watch me lose so you save
f n | {n} pulls
f cost | \${cost} this month
f day | Saved for {day} days
f pity | Pity at {pity}
a n | How many pulls? | {n}. {luck^}
a cost | How much did you spend? | \${cost}, monthly pass
c {luck^}, I feel that
c {n} pulls and nothing for me
c Watching other people pull saves me money
c Uninstalled, feel great
c Give me some luck
c Single-pull believers
c Team copied, thanks
c Story better than gameplay
c Guild?
d Too late to start? | *No, lots of freebies | run
d Pull or save? | *If you love them, pull | save gang
q gold!
q gold?
q lost it
q pity
q pity again
q luck please
q rip
q free to play
q stop pulling
q one more
q blue…
q uninstall
q jealous
q first pull??
u mobile-phone coin | Saved {day} days | patience; I can't; wow
u slot-machine | First ten | here we go; superstition; blue…
u {art} | Not gold | rip; wait; oh no
u gem-stone | {pity} | pity; accept it; soon
u {art} gem-stone | {luck^} | haha; jealous; sorry
u receipt | \${cost} | ok; careful; free gang
u trophy {art} | Trying it out | strong; cool; worth it

= anime.talk | animation.talk | 240..1200 w2 | television film-frames kimono crossed-swords | night wall rose
: thing | art
@ Paper Lantern Patrol | candle | Episode seven ended me; The lanterns!!
@ Second Bell | guitar | The concert episode; Drummer supremacy
@ Tidewalkers | fish | That world-building; Rushed ending
@ Noodle Shop at World's End | steaming-bowl | So hungry, so calm; Comfort apocalypse
@ Rail to Orion | locomotive | Watched episode four three times; The payoff!
@ Setters | running-shoe | I don't even like sports; Six players!!
@ Moth and Flame | love-letter | The letters made me cry; Called the twist
@ this season | calendar | Too many to follow; Only two good ones
@ old favourites | videocassette | Ran home from school for this; Childhood
$ n=2..24 score=60..98:1 year=3..20 rank=3..10
% mood=I cried; goosebumps; I threw a pillow; watched it twice; I laughed for a minute
t {thing}; anime; anime talk; recommendation; animation
h [!this season; old favourites] {thing} episode {n}. {mood^}
h [!this season; old favourites] What is {thing} about, really?
h [!this season; old favourites] {thing} is underrated
h [!this season; old favourites] Let's talk about the animation in {thing}
h [!this season; old favourites] I finished {thing}
h [!this season; old favourites] {rank} details in {thing}
h [!this season; old favourites] {thing} isn't for everybody
h [!this season; old favourites] {score} for {thing}. Here's why
h [!this season; old favourites] The ending of {thing} (spoilers)
h [old favourites] My {thing}, {year} years later
h [!this season; old favourites] Should you watch {thing}?
h [!this season; old favourites] If you only watch one: {thing}
h [this season] {rank} shows worth it this season
h [this season] What I dropped this season
h [this season] This season, week {n}
h [old favourites] {rank} old favourites that hold up
h [old favourites] Rewatching my old favourites with {who}
o Spoilers marked
o Just my opinion, be nice
f score | My score: {score}
f n | Covers up to episode {n}
f rank | {rank} details
a score | What would you give it? | {score}, the music helps
a n | Spoilers up to? | Episode {n}
c That shot in episode {n} is my wallpaper
c Starting it this weekend
c Haven't seen it, want to now
c {score} is low
c Voice acting deserves a mention
c Disagree but well argued
c {mood^}, same
c Book readers are crying
c Side character better than the lead
c Never skip the ending song
c My list got longer again
c Season two when
c {who^} watched it with me
d Season two? | *No news | cope
d OK for kids? | *Mostly, episode five is scary | mine hid
q spoilers!
q haven't seen
q pain
q crying
q iconic
q don't skip the opening
q budget on fire
q voice actor!
q peak
q mid
q season 2 pls
q waifu
q wallpaper
q goat
u television {art} | {score} | low; high; fair
u {art} | Episode one | hooked; never seen; front row
u film-frames {art} | Look behind them | detail!; missed that; rewatch
u {art} musical-note | The music here | tears; name?; headphones
u {art} | Episode {n} | pain; no; iconic
u memo | {rank} details | screenshot; one more; thanks
u {art} night-with-stars | For sleepless people | tonight; good night; added

= anime.make | animation.short | 60..420 w2 | artist-palette paintbrush pencil film-frames | paper linen night
: thing | art
@ animated short | film-frames | Three minutes, wrecked me; That ending
@ drawing process | artist-palette | Line art alone; Colour is magic
@ sketchbook comic | notebook | Panel three is me; Stealing as a meme
@ stop motion | teddy-bear | Twelve frames a second by hand??; The clay breathes
@ AMV | musical-note | On the beat!!; Headphones up
@ study | pencil | Progress is visible; I can draw the first one
@ figure painting | robot | Weathering is an art; Steady hands
$ n=40..1800/20 day=3..90 hours=2..90
% topic=a cat goes to work; the last bus; my gran's garden; fighting my shadow; night before exams; a shy ghost
t {thing}; animation; original; drawing; art
h [!figure painting; study] {thing^}: {topic}
h [animated short; sketchbook comic; stop motion] {n} drawings, one {thing}
h [!figure painting; study] {topic^} ({thing})
h Day {day} of learning to draw
h [animated short; sketchbook comic; AMV] I made {a thing} alone in {day} days
h {hours} hours in two minutes
h For people who can't sleep: {topic}
h Graduation film: {topic}
h {day} days of progress
h [animated short; sketchbook comic; AMV] Can a beginner make {a thing}?
o Original, please don't repost
o Idea: {topic}
f n | {n} drawings
f hours | {hours} hours
f day | {day} days
a n | How many drawings? | {n}. My wrist is gone
a hours | How long did it take? | {hours} hours, redos not counted
c {topic^}, I felt that
c {n} drawings. I kneel
c Lines so clean
c Colours like an old photo
c Tells more in three minutes than films in two hours
c That look at the end
c Wallpaper please
c My stick figures have left the chat
c Never stop making these
c {who^} sat down and watched with me
c You did the sound too?
d Which brush? | *Default round | talent is not the brush
d How long have you been drawing? | *Four years on and off | hope
q so cute
q soft
q line art!
q magic
q steady
q by hand??
q respect
q tears
q lol
q that face
q meme
q the ending
q wallpaper
q it moves!
u pencil | {topic^} | already good; rough; story!
u pencil {art} | Lines | clean; steady; jealous
u paintbrush artist-palette | Colours | soft; magic; wow
u {art} | It moves. {n} drawings | it moves!; respect; wrist?
u {art} musical-note | With sound | cute; chills; details
u stopwatch | {hours} hours later | rest!; wow; worth it
u {art} framed-picture | Done | saved; clap; wallpaper

= music.cover | music.cover | 120..330 w2 | microphone studio-microphone headphone musical-note guitar | night rose wall
: thing | art
@ Letters to the Wind | love-letter | First line and I'm gone; That turn in the chorus
@ South of Here | bird | Far from home, can't handle this; Harmonies!
@ Old Platform | station | My break-up song; Like you're in the room
@ Don't Look Back | sunset | High note so steady; A whole story
@ Whale Fall | whale | Breathy and perfect; Lights off
@ Twenty-Five | birthday-cake | Turned 25 today, thanks I guess; Every word
@ After the Rain | umbrella-with-rain-drops | Raining here too; Low notes are warm
@ Hill Song | mountain | Folk gives me chills; My gran sang this
$ n=2..40 take=3..60
% way=acoustic; a cappella; slowed down; on ukulele; in one take; with harmonies; on a broken piano
t {thing}; cover; singing; music; acoustic
h {thing} (cover, {way})
h {thing}, {way}
h Take {take} of {thing}
h Singing {thing} because I can't sleep
h {thing} in a stairwell
h {thing} for {who}
h {n} days of practising {thing}
h One guitar, {thing}
h Not a singer. {thing}
h A sad {thing}
h {thing}, one breath
o Song belongs to its writers
o Recorded {way}, no tuning
f take | Take {take}
f n | Practised for {n} days
a take | One take? | Ha. {take}
a n | How long did you practise? | {n} days, half an hour each
c On loop since {when}
c {way^} suits it so well
c Your voice has a story
c {who^} asked who's singing
c Release it
c Breath control!
c Reverb a bit much, otherwise perfect
c Made me cry in a car park
c Knew from the intro I'd loop it
c Better than… no I won't say it
c Slow song next?
c Late-night listen
d Which mic? | *A cheap one | mine cost triple and sounds like a call centre
d Tuned? | *Only cut breaths | natural then
q chills
q loop
q headphones
q that note
q goosebumps
q tears
q lullaby
q harmony!
q release it
q wow
q warm
q chorus
q so soft
q crack was cute
u microphone | Take {take} | patience; ready; go
u {art} musical-note | Verse | soft; in the room; warm
u headphone {art} | Breath here | detail; control; pro
u studio-microphone {art} | Chorus | that note; chills; yes
u {art} night-with-stars | Quieter | tears; good night; lights off
u headphone | Thank you | loop; again; release it

= music.play | music.instrument | 90..600 w2 | guitar musical-keyboard drum saxophone musical-score | wall linen night
: thing | art
@ acoustic guitar | guitar | Your right hand is three people; Nails!
@ piano | musical-keyboard | That left-hand stretch; Neighbours have taste
@ drums | drum | How are you not evicted; Human metronome
@ ukulele | banjo | Four strings, so much joy; Mine hangs on a wall
@ saxophone | saxophone | Every wedding ever; Breathing!
@ accordion | accordion | Instant Paris; Arm day
@ trumpet | trumpet | Lips of steel; Neighbour's dog sang along
@ loop pedal | level-slider | One-person band; Lost count of layers
@ jazz guitar | guitar | Chords I can't name; So smooth
$ bpm=60..180/2 day=5..900/5 mins=5..40/5
% piece=an old cartoon theme; my own tune; a nursery rhyme; a boss-fight theme; a waltz; a graduation song
t {thing}; music; instrumental; practice; tutorial
h {thing^}: {piece}
h Day {day} of {thing}
h {piece^} on the {thing}
h [piano] Found a piano in a station
h {thing^} at {bpm} bpm (ow)
h Learn {thing}: {mins} minutes a day
h [!drums; loop pedal] Why your {thing} sounds off
h {piece^}, but jazz
h {thing^} for studying, take {mins}
h Heard it once, played it
h {thing^} for total beginners
h Rain and {thing}
o Sheet music is free
o {bpm} bpm, practise slower
f bpm | {bpm} bpm
f day | Day {day} of learning
a bpm | What tempo? | {bpm}. I started at sixty
a day | How long have you played? | {day} days, an hour a day
c Nodded the whole way
c {piece^} can be this gentle?
c The old man dancing!
c Study playlist sorted
c My guitar has been out of tune since spring
c Sheet music?
c One wrong note and I love it more
c Day {day}?? I'm crying
c Went and dusted my keyboard
c Finally somebody explains it
d How long till I can play this? | *Three months for the easy version | month nine, still no
d How much was the instrument? | *Second-hand, cheap | good ears
q sheet music?
q fast hands
q left hand!
q loop
q my hands: no
q so clean
q mistake was cute
q groove
q gentle
q jazz!
q again
q count with me
u {art} | {piece^} | ooh; I know this; nice
u {art} musical-note | {bpm} bpm | fast; steady; how
u musical-score | The hard part | left hand!; wow; sheet?
u {art} | Improvising | flying; jazz!; loop this
u {art} sunset | Slow | gentle; tears; night
u {art} | Day {day} | keep going; wow; clap

= music.original | music.original | 120..330 | musical-notes level-slider guitar headphone | night dawn rose
: thing | art
@ Rented Room | houses | These lyrics are my life; Second verse!
@ Soda Summer | sun | Sounds like fizz; That intro hook
@ Last Tube | station | Missed my stop; Bass line!!
@ For My Sister | love-letter | Called my sister; So sincere
@ Insomnia Exercise | crescent-moon | More awake now; Weird chords, love
@ Small Town Radio | radio | I'm from one too; The harmonica
@ Graduation Day | school | Back in three years; Choir bit got me
$ n=2..40 day=3..120 take=4..40
% style=folk; synth-pop; indie rock; hip-hop; lo-fi; R&B
t original music; {thing}; {style}; demo; songwriter
h "{thing}" (original)
h I wrote a song: "{thing}"
h "{thing}", demo {take}
h {style^}: "{thing}"
h Wrote, played and mixed "{thing}" alone
h "{thing}" took {day} days
h Bedroom recording: "{thing}"
h Song number {n}: "{thing}"
o All me, mistakes included
o Somewhere near {style}
f day | Written in {day} days
f take | Version {take}
f n | Original number {n}
a day | How long did it take? | {day} days, chorus in five minutes
a n | How many have you written? | This is number {n}
c Put it up everywhere
c Chorus stuck since {when}
c I don't even like {style}
c Recorded in a bedroom???
c First line pinned me down
c A bit more bass and it's perfect
c Flatmate sings it now
c Here before it's huge
c Keep writing
d Can I cover it? | *Please do, send it to me | practising
d Which software? | *The free one | tools don't matter
q hook
q bass
q lyrics
q chorus
q loop
q hidden gem
q bedroom??
q mix is good
q drums
q tears
q sign them
q release
u headphone | Version {take} | headphones; go; name!
u {art} musical-note | Verse | lyrics; hook; nice
u level-slider | Drums | yes; bass; lift
u {art} | Chorus | stuck; sing; loop
u guitar {art} | Break | solo; lovely; mm
u {art} night-with-stars | {day} days | again; thanks; release

= dance.any | dance.cover | 60..300 | ballet-shoes mirror-ball musical-note dress | rose night sky
: thing | art
@ Starwish | night-with-stars | Skirt twirl!; Expressions on point
@ Soda Diary | cup-with-straw | So much energy; Not even out of breath
@ Aurora | comet | On the beat; Lighting crew, take a bow
@ Cat Steps | cat-face | That head tilt; Hands so cute
@ Summer Only | sunflower | Beach version!; Dance with me
@ Midnight Broadcast | mirror-ball | Different person when music starts; Cool
$ day=2..40 take=3..40
% place=on a rooftop; in a car park; on the beach; in an underpass; in my kitchen; in the park at six
t {thing}; dance; dance cover; practice
h {thing} {place}
h {thing} dance cover, take {take}
h {day} days of {thing}
h Office worker dances {thing}
h {thing}, one take
h {thing} with {who}
h Freezing {place} for {thing}
h {thing} (mirrored)
o Choreography isn't mine
o Filmed {place}
f day | {day} days
f take | {take} takes
a day | How long did you practise? | {day} days
a take | First take? | Take {take}
c Charged my batteries
c The old man's face
c That light {place}!
c I can only watch
c You've improved so much
c Alignment at the end, chef's kiss
c I copied the hands in a meeting
c Start my mornings with this
d Tutorial? | *Next week | waiting
d Cold? | *Four heat pads | dedication
q cute
q beat!
q energy
q skirt!
q passer-by
q cool
q wink
q one more
q mirrored?
q brr
q slay
q clean
u {art} ballet-shoes | {place^} | light!; hi; pretty
u {art} musical-note | Intro | cute; hook; face
u mirror-ball {art} | On the beat | clean; again; yes
u {art} dress | Spin | twirl; dizzy?; wow
u sun {art} | A passer-by | haha; legend; shy
u stopwatch | Take {take} | tired; brr; real

= dance.street | dance.street | 60..480 | running-shoe mirror-ball headphone billed-cap robot | night brick wall
: thing | art
@ popping | robot | Joints on bearings; That stop!
@ floor work | running-shoe | My knees hurt; How many falls
@ locking | billed-cap | Smile included; Point!
@ battles | megaphone | The crowd!; Fair win
@ heels | high-heeled-shoe | In THOSE shoes; Presence
@ house steps | headphone | So loose; Every nod on beat
$ day=5..600/5 n=2..16 hours=2..8
% place=outside a mall; in a car park; at the studio; by the river; at a competition
t {thing}; street dance; freestyle; practice
h {thing^} {place}
h [!battles] Day {day} of {thing}
h [!battles] One move, {day} days ({thing})
h [popping; locking; heels] {thing^} battle, round {n}
h [!battles] Starting {thing} at thirty
h [!battles] {thing^} basics, {hours} hours a day
h [battles; popping; locking] Lost a battle to a kid
h Freestyle, random music
o Knee pads on
f day | Day {day}
f hours | {hours} hours a day
f n | Round {n}
a day | How long did it take? | {day} days, not there yet
a hours | Hours a day? | {hours}
c The aunties watching, priceless
c Thought it froze at the stop
c Thirty and flying
c Knees ok?
c That kid is unreal
c Tapping in my chair
c Falls left in, respect
c Shoes?
d Beginner friendly? | *Start with groove | no groove found
d Injuries? | *Warm up | my knee agrees
q froze?
q stop!
q groove
q knees
q kid wins
q crowd!
q clean
q wow
q shoes
q presence
q random song lol
q again
u {art} | {place^} | crowd!; hi; here
u headphone {art} | Random music | brave; tough one; go
u {art} mirror-ball | Stop | froze?; clean; again
u running-shoe | Landing | knees; ouch; solid
u megaphone {art} | Round {n} | nervous; who won; loud
u {art} | Day {day} | keep going; clap; wow

= dance.lesson | dance.lesson | 240..1200 | ballet-shoes running-shoe mirror stopwatch | mint wall rose
: thing | art
@ neck and shoulder moves | stopwatch | Heard my neck crack; Office friendly
@ a party routine | gloves | Doing it at the office do; Two evenings
@ a viral chorus | musical-note | Slow enough, finally; Left is hard
@ posture | mirror | Shrimp no more; Wall ten minutes
@ dance cardio | fire | Sweating like rain; Stairs defeated me
@ first dance | bouquet | Wedding in a month, help; Stepped on toes
$ mins=5..30/5 day=3..30 n=3..12 kcal=60..320/10
t {thing}; dance lesson; beginners; follow along
h {thing^}: {mins} minutes today
h {thing^} in slow motion
h [posture; dance cardio; neck and shoulder moves] {mins} minutes a day of {thing}
h [a party routine; dance cardio; a viral chorus] {thing^} in {n} moves
h Two left feet? {thing^}
h Teaching {who} {thing}
h {thing^}, mirrored
o Mirrored, just follow
f mins | {mins} minutes
f kcal | [dance cardio] About {kcal} kcal
f n | {n} moves
a kcal | [dance cardio] How many calories? | About {kcal}, says my watch
a n | How many moves? | {n}
c Sweating. Day {k}
c I don't know left from right and managed
c Downstairs neighbour knocked
c So patient
c Like a newborn giraffe over here
c [a party routine; a viral chorus] Came back to say we won the office party
c With {who}, laughing too hard
c Shoulders feel lighter
d Bad knees? | *Step instead of jump | step club
d How many rounds? | *Two | one and a nap
q day one
q left?
q other left
q mirrored, thanks
q slower
q got it
q sweat
q help
q giraffe
q stretch!
q last one
q again
u stopwatch | Warm-up, {mins} minutes | day one; hi; ready
u {art} | First move | left?; easy; ok
u {art} mirror | Together | lost; slower; got it
u {art} fire | Faster | help; sweat; no
u running-shoe | Last of {n} | finally; legs; go
u [dance cardio] droplet | About {kcal} kcal | that's all?; worth it; again

= remix.any | remix.remix | 45..300 w2 | level-slider megaphone musical-notes television | sun night rose
: thing | art
@ a delivery receipt | receipt | Extra sauce extra sauce; Printer has rhythm
@ my dentist | toothbrush | Open wide drop; Rinse and repeat
@ my sat nav | compass | Recalculating goes hard; U-turn u-turn
@ a team meeting | briefcase | Circle back bass; You're on mute
@ my gym coach | flexed-biceps | Last eight, forever; One more set
@ the self-checkout | shopping-cart | Unexpected item; Please wait remix
@ hold music | mobile-phone | Your call is important; Forty minutes of this
@ my cat | cat-face | Better pitch than me; Royalties for the cat
@ a keyboard | keyboard | Space bar is the kick; Programmer core
@ pots and pans | cooking | Kitchen orchestra; Mum version is shouting
$ hours=6..120/2 bpm=110..190/2 n=30..900/10
t remix; {thing}; funny; earworm; sampling
h {thing^}, but at {bpm} bpm
h I turned {thing} into a banger
h {hours} hours tuning {thing}
h {n} samples of {thing}
h {thing^} learned to sing
h {thing^}: the musical
h If {thing} had a chorus
h {thing^} (loud)
h I made {thing} a love song
o Recorded the samples myself
o Turn it down first
f hours | {hours} hours
f bpm | {bpm} bpm
f n | {n} samples
a hours | How long did it take? | {hours} hours. Neighbours know me
a n | How many samples? | {n}, cut by hand
c On loop, help
c It's in my head at work
c Who allowed you this talent
c {who^} came in to check on me
c Better tuned than my life
c It's my alarm now. I get up
c Third listen: there's a harmony
c {n} samples, you're unwell (compliment)
c I can never hear it normally again
c Full version please
d Ringtone? | *Go ahead | regretted it in a meeting
d Next one? | *Top comment picks | kettle!
q help
q banger
q loop
q the drop
q lol
q so dumb
q so good
q why is it good
q talent
q harmony!
q pitch perfect
q again
q stuck now
q full version
q loud
q crying
u {art} | The original | innocent; hi; here it comes
u {art} musical-notes | First beat | haha; banger; ok
u level-slider {art} | {bpm} bpm | help; drop; wow
u megaphone {art} | Choir | harmony!; goosebumps lol; why
u {art} television | Key change | no; yes; unreal
u headphone | {hours} hours, {n} samples | rest; legend; unwell

= film.review | film.review | 360..1500 w3 | clapper-board film-frames popcorn movie-camera | night wall brick
: thing | art
@ The Salt Road | salt | Brothers in a van, I'm gone; Best ending this year
@ Low Season | beach-with-umbrella | The hotel owner!; Laughed, then didn't
@ Eleven Minutes to Dover | ferry | Guessed it at minute twenty; So tense
@ Second-Hand Piano | musical-keyboard | The name in the lid; Cried in row F
@ Glasshouse | seedling | Tomatoes in space, somehow moving; Quiet sci-fi, more please
@ The Understudy | microphone | She should win things; That one-take scene
@ Cold Harbour | bridge-at-night | Slow but worth it; Sound design!
@ Three Miles of Bad Road | automobile | The goat carried; Silly and perfect
@ Harrow County Post | envelope | Binged it; Small-town TV done right
@ a terrible film | popcorn | Thanks for suffering; Bad in a creative way
@ silent films | videocassette | No words needed; Restored so well
$ score=32..96:1 n=3..12 min=84..172 year=5..40
% mood=I cried twice; I want my money back; I stood up and clapped; I fell asleep; I argued all the way home; I can't shake it
t {thing}; film review; movies; cinema; no spoilers
h [!a terrible film; silent films] {thing}: {mood}
h [!a terrible film] Why {thing} works
h [!a terrible film; silent films] {score} for {thing}?
h [!a terrible film; silent films] {n} details in {thing}
h [!a terrible film; silent films] {thing}, spoiler free
h [!a terrible film; silent films] The ending of {thing}
h [silent films] Old films: {year} favourites
h [!a terrible film; silent films] One shot explains {thing}
h [!silent films; Harrow County Post] I watched {min} minutes of {thing} for you
h [!a terrible film; silent films] {thing} splits people. Here's why
h [!a terrible film; silent films] The scene {thing} cut
h [!a terrible film; silent films] {thing} with {who}. {mood^}
h [!a terrible film; silent films] What {thing} is trying to say
h [a terrible film] I sat through it so you don't have to
h [a terrible film] {n} reasons this film doesn't work
h [silent films] Where to start with silent films
h [silent films] {n} silent films to watch tonight
o Spoilers are marked
o First screening. {mood^}
f score | {score} out of 10
f min | {min} minutes long
f n | {n} details
a score | Your own score? | {score}, half for the acting
a min | How long is it? | {min} minutes
c Somebody finally praised the camera work
c {mood^}, same
c Eight from me, lost two at the end
c Haven't seen it, going now
c A critic who doesn't insult the audience, rare
c Missed that detail completely
c Opposite of my view, convinced anyway
c Saved me a ticket
c Sound bit was so good
c Give that actor a prize
c Best nap I've had
c Was the rain real?
d OK with parents? | *Yes, a bit slow | dad slept
d Post-credits? | *No, go home | waited till the cleaners
q spoilers!
q not seen
q don't say it
q masterpiece
q bad
q acting!
q that shot
q rewatch
q crying
q money back
q got it
q lost
q good point
q disagree
q popcorn
u clapper-board {art} | {score} | low; high; fair
u {art} | The first shot | detail; lovely; missed it
u film-frames {art} | A hint | rewatch; clever; really?
u {art} popcorn | {mood^} | same; tears; lol
u memo {art} | Detail {n} | screenshot; what; missed
u movie-camera | How they shot it | pro; learned; wow
u {art} sunset | The ending | leaving; can't shake it; ok

= film.make | film.short | 60..720 | movie-camera door houses clapper-board scissors | wall night brick
: thing | art
@ The Lift | door | Social anxiety simulator; Floor twelve guy is too real
@ Overtime | desktop-computer | The printer is the villain; Ghosts work less
@ Flatshare | houses | Fridge notes are real; WHO ate the yoghurt
@ Lost Phone | mobile-phone | That last call; Didn't guess it
@ Dad's Voicemail | radio | Called my dad; Fifty-nine seconds
@ Last Customer | steaming-bowl | "No charge" broke me; So gentle
@ First Date | hot-beverage | Cringe in the best way; The waiter!
@ The Last Goodbye | station | Nobody says it; Tissues
@ Table for One | chopsticks | Hungry; Best acting is eating
$ n=2..12 day=2..9 people=2..7 cost=20..900/10
t short film; {thing}; indie; twist; film
h "{thing}" (short film)
h {thing}, episode {n}
h {thing}. Wait for the end
h A film for \${cost}: "{thing}"
h {people} friends made "{thing}"
h Graduation film: "{thing}"
h Horror? No: "{thing}"
h From a true story about {who}: "{thing}"
h Three minutes: "{thing}"
o Cast are friends, I bought pizza
f cost | Budget: \${cost}
f people | Crew of {people}
f day | Shot in {day} days
a cost | Budget? | \${cost}, half of it lunch
a people | How many of you? | {people}, one is my mum
c Didn't guess it
c Are they actually like that
c \${cost}! better than cinema
c That line
c Laughed, then cried
c Sound a bit thin, otherwise wow
c Mum steals the film
c Episode {n} please
c I live in this film
c Rewatched, it's in the first shot
d Is he single? | *Taken | oh well
d Camera? | *Old DSLR | enough
q twist
q called it
q didn't
q acting!
q too real
q me
q cringe
q lol
q tears
q first shot!
q rewatch
q sound
q next?
u {art} | "{thing}" | hi; me; nice
u {art} door | The door | no; who; tense
u {art} | He says nothing | acting; awkward; silence
u mobile-phone | It rings | twist; called it; who
u {art} night-with-stars | Oh | didn't guess; tears; rewatch
u clapper-board | {people} people, {day} days | wow; clap; more

= ent.any | entertainment.variety | 180..900 w2 | wrapped-gift stopwatch megaphone game-die microphone television | sun mint sky
: thing | art
@ the $20 challenge | money-bag | Twenty goes far; The free soup counts?
@ the silent day | stopwatch | Hour three face; Flatmates invented signs
@ street questions | microphone | Grandad dropped wisdom; Last girl was so honest
@ job swap | briefcase | Boss delivering pizza; Empathy unlocked
@ guess the price | receipt | Way off; I was closer
@ walk home blind | compass | The hedge!; No sense of direction
@ flatmate games | trophy | Prize is noodles; Bribed referee
@ stand-up | microphone | Third bit killed me; Kind and funny
@ reality TV | rose | The edit is the villain; I ship it
@ award shows | trophy | Wrong envelope energy; Dresses better than jokes
$ n=3..30 hours=2..48 money=20..300/10 people=2..8
t {thing}; challenge; funny; entertainment; talk
h [street questions] I asked {n} strangers one question
h [street questions] What would you tell your younger self?
h [street questions] Asking strangers how much they earn
h [street questions] Grandparents answer internet questions
h [job swap] I did {who}'s job for a day
h [job swap] My boss did my job for {hours} hours
h [job swap] Swapping jobs with a baker
h [job swap] I was terrible at this job
h [stand-up] My first open mic
h [stand-up] Five minutes of stand-up, no crying
h [stand-up] Bombing in front of {n} people
h [stand-up] A stand-up watches stand-up
h [stand-up] Writing a joke every day for {n} days
h [reality TV] I watched {n} episodes in one weekend
h [award shows] {n} speeches I still think about
h [the silent day; job swap] {thing^}, {hours} hours
h [the $20 challenge; the silent day; guess the price; flatmate games] {people} people, one rule: {thing}
h {thing^}, episode {n}
h [the $20 challenge; guess the price] Strangers try {thing}
h [guess the price; flatmate games; walk home blind] {thing^} for \${money}
h [the $20 challenge; the silent day; flatmate games] Made {who} do {thing}
h [flatmate games; guess the price; walk home blind; the $20 challenge] {thing^}: I did not expect that winner
h [stand-up; reality TV; award shows; street questions] {n} best moments: {thing}
h [reality TV; award shows] Watching {thing} so you don't have to
o Everybody on camera agreed
o [walk home blind] Don't try this
f hours | [the silent day; job swap] {hours} hours
f money | [guess the price; flatmate games; walk home blind] Prize: \${money}
f people | [the $20 challenge; the silent day; guess the price; flatmate games] {people} players
a money | [guess the price; flatmate games; walk home blind] Did you really pay? | \${money}, receipt at the end
a hours | [the silent day; job swap] How long did you last? | {hours} hours
c [street questions] Grandad won at life
c [guess the price; flatmate games; walk home blind] \${money}? That's it? haha
c [the $20 challenge; the silent day; guess the price; flatmate games] Our flat has to do this
c [street questions; the $20 challenge] Strangers are so nice
c Episode {n} please
c My abs
c [!stand-up; reality TV; award shows] No script and it shows, in a good way
c [the silent day; guess the price; flatmate games; walk home blind] I'd lose in a minute
c [street questions] The last interview got me
d [guess the price; flatmate games] Need players? | *If you can't be embarrassed | me!
q lol
q grandad!
q wisdom
q no script
q unreal
q lost
q hold it
q don't laugh
q prize?
q nice people
q awkward
q iconic
q me next
q bribed
u hot-beverage | Before we start | hi; snacks ready; here we go
u {art} popcorn | The best bit | lol; again; iconic
u {art} clapper-board | Nobody planned this | no script; unreal; haha
u [guess the price; flatmate games] megaphone | {people} players, \${money} | prize!; hi; small
u [!stand-up; reality TV; award shows; street questions] {art} stopwatch | Go | tense; go; ha
u [flatmate games; guess the price; the silent day] {art} | First one out | haha; of course; no
u microphone {art} | What people said | grandad!; nice; wise
u {art} game-die | A turn | what; cheat; unreal
u [the silent day; job swap] stopwatch {art} | {hours} hours | respect; how; wow
u [flatmate games; guess the price; award shows] trophy | The prize | noodles; fair; next?

= ent.talk | entertainment.talk | 240..1200 | microphone couch-and-lamp popcorn hot-beverage | rose night wall
: thing | art
@ bad dates | rose | The spreadsheet guy!; I've been that date
@ worst jobs | briefcase | The mascot costume; I quit at lunch too
@ neighbours | houses | The 3 a.m. drums; Mine steals wifi
@ family dinners | steaming-bowl | Aunt energy; Pass the salt silence
@ embarrassing moments | megaphone | Waved at the wrong person for a minute; I left the country mentally
@ school stories | school | Assembly flashbacks; Mr. Overhead Projector
$ n=3..40 hours=2..9
t {thing}; storytime; podcast; talk; funny
h {thing^}: your stories, part {n}
h Storytime: {thing}
h [!school stories] Reading your stories: {thing}
h {thing^}, ranked
h {who^} and I talk about {thing}
h We need to talk about {thing}
h [!school stories] {n} stories about {thing}
o Names changed
f n | {n} stories
a n | How many stories did you get? | We read {n}
c I have a worse one
c Choked on {food}
c Number {n} is fake, surely
c Sent mine in, please read it
c {who^} was in one of these, I'm sure
c Secondhand embarrassment
c The laugh!!
c Listen to this on walks
d Where do I send mine? | *Link in the description | sent
q no
q stop
q worse one here
q that laugh
q cringe
q fake
q real
q oh my god
q I'd move away
q noo
q lol
q same
u microphone | {thing^} | hi; ready; tea
u {art} | First story | no; cringe; oh
u popcorn {art} | It gets worse | stop; haha; no way
u hot-beverage | Our turn | honest; brave; lol
u {art} megaphone | Story {n} | fake; real; wow
u couch-and-lamp | Send yours | sent; me; next
`;

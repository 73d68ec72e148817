/** The live rooms of the English public. */
export const roomTexts = `
= study | knowledge | Study_with_me | open-book hot-beverage pencil notebook desktop-computer | wall linen night
% goal=the bar; finals; the MCAT; IELTS; my thesis; the actuarial exam
$ n=3..120 h=3..9
h Silent study room, 50/10
h Studying for {goal}, no talking
h Day {n}. Sit down with me
h {h} pomodoros, then dinner
h Writing my thesis, send help
h Early birds: we start at six
c phone is in the other room
c {h} hours done
c drink water everyone
c break time?
c five more pages
= single | game | Single_player | video-game joystick desktop-computer headphone | night wall
% kind=survival horror; open world; farming sim; roguelike; puzzle; soulslike
$ n=2..40
h First run, {kind}, no guides
h Attempt {n} at the last boss
h Not going to bed until it's finished
h {kind^} night, no backseating
h {n} achievements to go
h Replaying an old favourite
c left, go left
c no spoilers please
c behind you
c so close
c heal!!
c I would've died earlier
= mobile | game | Mobile | mobile-phone game-die joystick | sun mint night
$ n=3..50
h Ranked until I lose twice
h Pulling with {n} tickets, pray for me
h New patch, first look
h Teaching beginners, ask anything
c rip
c pity is coming
c one more
= music | music | Singing | microphone musical-note guitar headphone | rose night wall
$ n=2..30
h Requests open, easy ones first
h Late night acoustic
h Take {n} of the same song
h Old songs only tonight
c beautiful
c that high note
c play a slow one
= piano | music | Instruments | musical-keyboard musical-score musical-note | linen wall night
h Practising scales, keep me honest
h Sight-reading your requests
h Sleepy piano until eleven
c left hand is so even
c again from the top?
= cook | food | Cooking | cooking kitchen-knife shallow-pan-of-food onion | wood marble
% dish=gumbo; ramen; lasagne; dumplings; biryani; pierogi; shakshuka
$ n=4..14
h Making {dish}, cook along
h Clearing out the fridge
h Dinner for {n}, one stove
h First try at {dish}, be nice
c heat's too high
c salt?
c I can smell it
c more garlic
= eat | food | Dinner_with_me | steaming-bowl chopsticks dumpling pizza | wood linen
h Eat with me, long day
h Rating your lunch photos
c what are you having
c same here
= cat | animals | Pets | cat cat-face yarn paw-prints | linen wall rose
% cat=Biscuit; Mochi; Gravy; Pickles; Toast; Olive
$ n=2..8
h {n} cats, one breakfast
h Watching {cat} sleep
h Foster kittens, week {n}
h {cat} gets a bath
c {cat}!!
c that belly
c he moved
c asleep again
= dog | animals | Pets | dog dog-face bone paw-prints | grass linen
$ n=2..9
h Walk with us
h Puppy class, week {n}
h Cutting nails, wish me luck
c good dog
c those ears
= wild | animals | Nature | duck deciduous-tree turtle water-wave | water grass sky
h Pond cam, no talking
h Bird feeder, dawn shift
h Fish tank, all night
c there's one
c top left
c shh
= tech | tech | Tech | laptop desktop-computer wrench mobile-phone | wall grid
$ n=2..12
h Building PC number {n}
h Reviewing your part lists
h Will it boot? Board repair
h Coding until the tests pass
c it's alive
c try another cable
c red text…
= draw | animation | Drawing | artist-palette paintbrush pencil crayon | paper linen
h Commission day, come chat
h Five-minute sketches, your ideas
h Inking all evening
c love that blue
c which brush?
= fit | sports | Workout | flexed-biceps running-shoe stopwatch | wall mint
$ n=15..45/5
h {n} minutes, starting now
h Treadmill hills, suffer with me
h Stretching for desk people
c legs gone
c two more
= out | life | Outdoors | hiking-boot mountain camping sunrise | sky grass dawn
$ n=2..20
h Waiting for sunrise
h Night walk through the old town
h No fish, day {n}
h Riding to the coast
c windy!
c where are you now
= craft | life | Crafts | sewing-needle scissors yarn thread | linen paper
h Mending pile night
h Cast on with me
h 2,000-piece puzzle: the sky
c so calming
c that stitch
= makeup | fashion | Beauty | lipstick mirror lotion-bottle | rose linen
h Get ready with me
h Taking it all off and chatting
c shade name?
c brows!
= dance | dance | Dance | mirror-ball musical-note running-shoe | night rose
h Learning the chorus, slowly
h Until I land the turn
c on beat!
c mirrored?
= car | cars | Cars | automobile wrench light-bulb | wall brick
h Garage open, ask about your noise
h Brake pads, start to finish
c what mileage?
c it's the bearing
= watch | film | Film_club | clapper-board film-frames popcorn couch-and-lamp | night
h Trailer talk
h Film club: bring a hot take
c that shot
c hard disagree
= chat | entertainment | Just_chatting | microphone hot-beverage couch-and-lamp | night rose
$ n=2..30
h Reading your stories, part {n}
h Can't sleep? Same
h Worst thing at work today, go
c okay mine is worse
c hugs
`;
export const roomChat: readonly string[] = `hi
hey everyone
just got here
sound's good
audio a bit low
first time here
followed
how long tonight?
lol
lag?
no lag here
late again
dropping by
quality is great
evening all
good morning from here
snack time
love these`.split("\n");

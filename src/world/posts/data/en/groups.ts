/** Communities and lists of the people who write English. */

/** topic | name | description | rules */
export const communities = `
tech | Old Phones, Long Lives | We keep phones, radios and laptops going for as long as we can. Show us your repairs. | No selling; Say what model it is; Be patient with beginners
tech | Quiet Desks | Desks, keyboards, lamps, cables, and the art of hiding cables. | Pictures welcome; No affiliate links; Ask before you copy a picture
code | Small Tools | Programs that do one thing. Releases, questions, reviews. | Show the code; No hype words; Be kind in reviews
code | First Pull Request | For people who want to help an open project and don't know where to begin. | No question is too small; Maintainers may say no; Credit everybody
football | Lower League Saturdays | Football below the television line. Results, away days, pies. | No abuse of referees; Scores in the text; Photos from your own seat
football | Sunday League Confessions | What happens on the pitch gets posted here. | No real names of opponents; Injuries need a happy end; Orange pictures allowed
sport | Late Starters | Took up a sport after thirty? After sixty? Welcome. | No body talk; Progress of any size counts; Ask, don't preach
sport | Watching Strange Sports | Curling at breakfast, archery at night. | Spoilers after a day; Explain one rule per post; No betting
local | Town Notices | Lost gloves, new benches, good neighbours, from any town. | No accusations; Say which town; Good news first
local | Benches and Libraries | For friends of public places to sit. | One place per post; No private houses; Add the street
weather | Rain Gauge Club | Readings from gardens and balconies. | Give the millimetres; Say when you measured; Photos of clouds on Sundays
weather | Cloud Watchers | We look up. | Your own pictures; No filters; Guess the kind first
books | Two Chapters a Night | We read slowly and talk about it. | Hide endings; No snobbery; One book a month
books | Second-hand Finds | Inscriptions, bookmarks, bargains. | Show the price; No dealers; Blur private letters
film | Row Seven | People who go to the cinema alone, and together. | No spoilers; Give your rating out of ten; Be fair to the ushers
film | Films My Mother Likes | Kind films, old and new. | No horror without warning; Say how long it is; Mothers may post
food | One Pan | If it needs two pans it doesn't belong here. | Say how many it feeds; Give the minutes; Failures are welcome
food | Bread at Six | Bakers, starters, ovens, crusts. | Weights in grams; Show the crumb; Name your starter
pets | Cats With Jobs | Shop cats, desk cats, night shift cats. | Only your own cat or with permission; No medical advice; Titles in full
pets | Old Dogs | For those with grey noses. | Be gentle; Ask your vet first; Short walks count
running | Slow Runners | Last is a place too. | No pace shaming; Give the distance; Buns allowed
running | Race Reports | What happened between the start and the soup. | Time and place, please; Thank a volunteer; Photos of medals on Mondays
garden | Plot Holders | Allotments, beds, buckets. | Say where you grow; No slug cruelty; Swap, don't sell
garden | Still Alive | Houseplants that made it, and those that didn't. | Pictures before advice; Water less; Obituaries on Fridays
commute | The 7.42 | Trains, trams, ferries, and the people on them. | No photos of faces; Give the line; Complaints need a joke
commute | Bike to Work | Wet socks, dry humour. | Lights on; No helmet debates; Routes welcome
science | Ask a Simple Question | There are no stupid questions about the world, and there's always somebody who knows. | Answer with a source; Say if you're guessing; Children first
science | Clear Skies Tonight | What's up there and how to find it. | Say where you are; Own pictures; Red light only
humour | Overheard | Things people said near you. | No names; Short; Kind if possible
photo | One Keeper | Post one picture a week. Only one. | Your own work; Say where you stood; Comment before you post
language | Learning Out Loud | Mistakes in many languages. | Correct only if asked; Tell us the day; Jokes need a translation
business | Small Shops | For people behind counters. | No adverts; Numbers help; Praise another shop once a week
chess | Blunder Club | We've all hung a queen. | Show the position; No engine insults; Ratings don't matter
music | Practice Room | Ten minutes a day, together. | Say your instrument; Recordings welcome; No teachers selling lessons
work | Meeting That Was an Email | You know why you're here. | No company names; No colleagues' names; Biscuits are on topic
life | Small Joys | One nice thing a day. | One per post; No selling; Read three before you write one
`;
/** Names of lists by topic, then words for lists of any topic. */
export const lists = `
tech | Gadget people; Repair heroes; Plain tech; Cables and tears
code | Maintainers; Small tools; People who write good changelogs; Compilers and cats
football | Rovers family; Lower leagues; Touchline voices; Away days
sport | Odd sports; Badminton; Late starters; Sofa athletes
local | Around town; Neighbours; Notices; People of the high street
weather | Clouds; Weather people; Rain gauges; Storm watch
books | Readers; Book people; Poets and librarians; Margins
film | Row seven; Film nerds, kind ones; Cinema nights; Credits stayers
food | Dinner ideas; Bakers; People who feed people; Hungry
pets | Cats only; Good dogs; Cat staff; Paws
running | Slow runners; Race weekend; Club runners; Canal crew
garden | Allotment; Green fingers; Tomato friends; Plot gossip
commute | Morning line; Trains; Bike to work; Delays
science | Clever people; Space; Facts for dinner; Rocks and stars
humour | Funny ones; Good jokes, few posts; Makes me laugh; Dry
photo | Eyes; Photographers; Streets and light; Pictures please
language | Words; Polyglots; Language learners; Translators
business | Small shops; Makers; Behind the counter; Shop friends
chess | Chess club; Better than me; Worse than me; Endgames
music | Musicians; New records; Practice gang; Ears
work | Colleagues; Office humour; People I'd hire; Not in a meeting
life | Good eggs; Quiet accounts; Before bed; Old friends
`;
export const listDescriptions =
  "For the evening.|No news in here.|People I've met, or nearly.|Add yourself by being nice.|Read on the bus.|Started in spring, still going.|Short list, good list.|My first stop in the morning.|Those I'd miss.|Some are friends, some don't know it yet.|Please don't tell them.|Only accounts that post themselves.|In no order.|I clean this up once a year.|Suggestions welcome.|Quality over quantity.|Mostly from one town.|Under construction.|For a rainy Sunday.|".split(
    "|",
  );

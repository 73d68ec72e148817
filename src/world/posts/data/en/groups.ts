/** Communities and lists of the people who write English. */

/** topic | name | description | rules */
export const communities = `
tech | Old Phones, Long Lives | Repairing and keeping old phones, radios and laptops in use. | No selling; Always say which model it is; Be patient with beginners
tech | Quiet Desks | Desk setups, monitors, keyboards, cable management. | Pictures welcome; No affiliate links; Ask before reposting someone's photo
code | Small Tools | For developers of small, focused tools. Releases, questions, code review. | Link the source; No marketing posts; Be constructive
code | First Pull Request | Help and encouragement for first-time open source contributors. | No question is too small; Be respectful of maintainers; Search before you ask
football | Lower League Saturdays | Non-league and lower league football. Results, away days, photos. | No abuse of players or referees; Put the score in the post; Use your own photos
football | Sunday League Confessions | Amateur and Sunday league football. | No real names of opponents; No medical advice; Keep it friendly
sport | Late Starters | Started a sport as an adult? This is for you. | No comments on bodies; All levels welcome; Ask before giving advice
sport | Watching Strange Sports | Live chat and news about sports that rarely make it onto TV. | Mark spoilers for one day; Say which event it is; No betting
local | Town Notices | Lost and found, events and news from any town. | No accusations without proof; Say which town; Be kind
local | Benches and Libraries | Public spaces we like: benches, libraries, parks. | One place per post; No private houses; Add the street if you can
weather | Rain Gauge Club | Rain and weather readings from members. | Give the millimetres; Say when you measured; No copied photos
weather | Cloud Watchers | Cloud photos and identification. | Your own pictures only; No heavy filters; Say where it was taken
books | Two Chapters a Night | A slow book club. Two chapters a night, one book a month. | Hide spoilers; All genres welcome; Stay on the book
books | Second-hand Finds | Second-hand books: finds, prices, questions. | Say what you paid; No dealers; Blur personal letters
film | Row Seven | For people who love going to the cinema. | No spoilers; Rate out of ten; Be civil about taste
film | Films My Mother Likes | Feel-good films, old and new. | No horror without a warning; Say how long it is; Recommendations only
food | One Pan | Recipes that need one pan. | Say how many it feeds; Give the time; Photos welcome
food | Bread at Six | Bread baking: starters, loaves, questions. | Weights in grams; Show the crumb; Credit the recipe
pets | Cats With Jobs | Shop cats, office cats and other working cats. | Only your own cat or with permission; No medical advice; No sales
pets | Old Dogs | Photos and advice for owners of older dogs. | Be gentle; Ask your vet first; No breeding posts
running | Slow Runners | Running at any pace, especially slow. | No pace shaming; Give the distance; Beginners welcome
running | Race Reports | Reports, photos and questions about races. | Say which race and when; Thank the volunteers; No selling of race numbers
garden | Plot Holders | Allotments and vegetable gardens. | Say where you grow; No selling; Swaps are welcome
garden | Still Alive | Houseplant help and photos. | Add a picture when you ask; Say how often you water; Be nice to beginners
commute | The 7.42 | News and complaints about trains, trams and ferries. | No photos of passengers; Say which line; No abuse of staff
commute | Bike to Work | Cycling to work: routes, gear, questions. | No helmet debates; Be safe; Local routes welcome
science | Ask a Simple Question | Ask anything about science, however basic. | Answer with a source; Say if you're guessing; Be kind to children
science | Clear Skies Tonight | Tonight's sky: what to look for and where. | Say where you are; Own photos only; Say what equipment you used
humour | Overheard | Funny things you overheard. | No names; Keep it short; Nothing cruel
photo | One Keeper | One photo a week from each member. | Your own work; Say where it was taken; Comment on two others
language | Learning Out Loud | Language learners of all levels. | Correct only if asked; Say which language; No ads for courses
business | Small Shops | For owners of small shops. | No adverts; Share real numbers if you can; Support each other
chess | Blunder Club | Chess for club players and beginners. | Post the position; No insults; All ratings welcome
music | Practice Room | Practise an instrument every day, with others. | Say your instrument; Recordings welcome; No ads for lessons
work | Meeting That Was an Email | Office life and meetings. | No company names; No colleagues' names; No recruiting
life | Small Joys | Share one good thing from your day. | One per post; No selling; Be kind in the replies
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
  "Accounts I check every day.|People I know, mostly.|Good posts, no noise.|Just the essentials.|Suggestions welcome.|Updated now and then.|For reading on the train.|Work in progress.|My favourites.|Local accounts, mainly.|Experts and enthusiasts.|Only original posts.|Friends and friends of friends.|News and updates.|Small but good.|Started in spring.|People who answer questions.||||".split(
    "|",
  );

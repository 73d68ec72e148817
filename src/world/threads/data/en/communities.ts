/** English communities in the format of `communities.ts`. */
export const communityTexts = `
= cooking | Beginner; Budget; Dinner
- Recipe in the post | If you show a dish, write how you made it, in the text and not only behind a link.
- No food shaming | People eat differently. Scroll on.
- Food safety first | Nothing about eating things left out for two days.
+ KitchenTableCooks | * | x | Home cooking, honestly | For people who cook dinner on weekdays and have to wash up afterwards.
+ WeeknightPans | quick rice eggs wok | l | Dinner in thirty minutes | Fast, cheap, warm. If it needs a special trip, it's for another place.
+ SlowAndLowPot | slow meat soup | l | Braises, stews, long Sundays | Everything that gets better while you do something else.
+ CastIronKeepers | iron meat eggs | l | Black pans and how to keep them | Seasoning, rescue, and what to cook in it next.
+ SpiceDrawer | spice sauce soup | m | Spices and what to do with them | From buying whole to knowing when it's too much.
+ CookingAdviceOnly | * | m | Ask, answer, eat | Questions about technique. No pictures of finished plates, please.
+ CheapPlates | quick rice soup slow | m | Good food for little money | What did it cost per portion? That's the only snobbery we allow.
+ WokAndRice | wok rice quick | s | High heat in a normal kitchen | Stir-fries, fried rice and the search for enough flame.
+ KnifeAndBoard | knife * | s | Tools of the kitchen | Knives, boards, pans. Sharpening questions on any day.
+ SoupSeason | soup slow | m | Soup, all year | Clear, thick, cold, hot.
+ EggLab | eggs quick | s | Eggs in every state | Fried, boiled, folded, argued about.
= bread | First loaf; Wholemeal; Crumb shot
- Post the formula | Flour, water, salt, starter, in grams.
- Crumb or it's a secret | If you ask what went wrong, show the inside.
+ DailyLoaf | * | l | Bread, every day | Home bakers who talk about flour more than is good for them.
+ SourdoughStarters | sourdough | x | Wild yeast for tame people | Starters, levain, schedules that fit around a job.
+ PizzaAtHome | pizza yeast | l | Dough, heat, cheese | Home ovens only. No wood-fired bragging, unless it's yours.
+ RyeAndGrain | rye sourdough | m | Dark bread | Rye, seeds, mills and patience.
+ SweetDoughs | sweet yeast | m | Buns, braids, brioche | Enriched doughs of all kinds.
+ BreadTroubles | * | m | What went wrong? | Bring your flat loaves. We've seen worse.
+ FirstLoafClub | yeast sourdough * | s | For your first ten loaves | No question is too small here.
+ TinAndCrust | yeast rye | s | Sandwich bread and tins | Square bread for square toasters.
+ FlatAndRound | pizza sweet yeast | s | Focaccia, naan, buns | Everything that isn't a loaf.
= coffee | Beans; Grinder; Milk
- Say what you use | Dose, grind, water, time. Otherwise nobody can help.
- No bean snobbery | Dark roast is allowed. So is sugar.
+ MorningFilter | filter | l | Filter coffee at home | Pour-overs, drip and whatever you do before you can speak.
+ HomeEspressoLab | espresso grinder | l | Shots, channels, hope | For everyone with scales next to the kettle.
+ MokaPotFans | moka | m | Small, loud, good | Moka pots and the people who won't give them up.
+ CoffeeTable | * | x | Coffee, all of it | From instant to home roast.
+ BurrCorner | grinder * | m | Grinders only, nearly | Burrs, alignment, retention.
+ RoastAtHome | roasting grinder | s | Roasting your own | Popcorn machines, drums and smoke alarms.
+ BudgetBrews | filter moka * | s | Good coffee under a hundred | What to buy first, and what never.
+ CupAtTheOffice | moka filter * | s | Decent coffee at work | Small gear, no mess, fewer enemies.
= repair | Electrical; Plumbing; Renting
- Safety first | Power off, water off. We remove comments that skip this.
- Photos help | Show the whole thing, then the detail.
- No "just hire someone" | Unless it's gas or a panel. Then do.
+ HouseFixers | * | x | Fix what you live in | Homeowners and renters helping each other not to make it worse.
+ LeakyTaps | plumbing | l | Plumbing for the brave | Drips, drains, flappers.
+ WiresAndSwitches | electric smart | l | Small electrical work | What you may do yourself, and what you may not.
+ DrywallDiaries | walls doors | m | Walls, ceilings, cracks | Patching, taping, sanding, crying.
+ OldHousePeople | * | l | Houses older than us | Anything built before your grandparents.
+ ApplianceRescue | appliance | l | Don't throw it away yet | Washers, dryers, fridges. Model number in the title.
+ SmartButSimple | smart electric | m | Smart homes without the fuss | If guests can't use it, it isn't smart.
+ FirstHomeHelp | * | m | You own it now | Everything nobody told you at the viewing.
+ DoorsAndWindows | doors walls | s | Hinges, frames, drafts | Things that stick, squeak or don't close.
+ PaintAndPlaster | walls | m | Paint questions | Which roller, how many coats, why is it peeling?
+ TenantFixes | * | m | Fixes that leave no trace | For people who want their deposit back.
= gardening | Beginner; Balcony; Harvest
- Say where you are | Zone or rough region, or we'll answer for our own weather.
- Show the leaves | Both sides, in daylight.
- Be gentle with sprays | Say what it is before you say what kills it.
+ BackyardGrowers | * | x | Gardens of every size | From a pot on the step to half an acre.
+ TomatoTalk | tomato veg | l | Tomatoes, obviously | Varieties, cages, blossom end rot, recipes for too many.
+ VeggieBeds | veg soil compost | l | Growing food | Raised beds, rows, rotation and rabbits.
+ RoseBench | roses flowers | m | Roses and friends | Pruning arguments welcome.
+ CutFlowerPatch | flowers seeds | m | Flowers for the table | Sowing, cutting, drying.
+ LawnOrNot | lawn | m | Grass and what instead | Mowers, clover, patience.
+ HotCompost | compost soil | m | Rot, the good kind | Heaps, bins, worms.
+ SeedStarters | seeds veg tomato | m | From seed | Trays, lights, heat mats, names on sticks.
+ OrchardAtHome | trees | s | Fruit trees in small places | Grafting, thinning, waiting.
+ BalconyTomatoes | tomato veg | m | Gardens on railings | Pots, wind, neighbours below.
+ ShadyBorders | flowers lawn soil | s | Plants for dark corners | Hostas and hope.
= houseplants | New plant; Rescue; Before and after
- Say the light | Which window, how far away.
- No selling of cuttings | There's another place for that.
+ WindowJungle | * | x | Too many plants, one window | Identification, care and support for enablers.
+ AroidRoom | aroid | l | Monsteras, pothos, philodendrons | Climbers with large leaves and larger prices.
+ DesertShelf | succulent cactus | l | Succulents and cacti | Grit, light, neglect.
+ OrchidSill | orchid | m | Orchids on windowsills | Keep them, and make them bloom again.
+ FernsAndFriends | fern | m | Ferns, calatheas, drama | For people who own a humidifier.
+ PlantEmergency | * | l | Is it dying? | Post a picture and your watering habits, and be honest.
+ KitchenHerbs | herbs * | s | Basil that lives | Herbs indoors, all year.
+ FigsAndTrees | ficus aroid | s | Indoor trees | Fiddle-leaf figs and other tall friends.
+ PlantSwapTalk | aroid succulent fern | m | Cuttings and props | How to root it, when to share it.
+ DarkFlatPlants | * | m | North windows | What lives with little light.
= woodworking | Hand tools; Finish; First project
- Safety isn't funny | No missing guards, no gloves at the saw.
- Say the wood | And the finish, if it's finished.
+ SawdustDaily | * | x | Wood and what becomes of it | Show it, ask about it, sweep it.
+ HandToolBench | hand joinery | l | Planes, chisels, quiet | Work without ear protection.
+ BowlTurners | turning finish | m | Lathes | Bowls, spindles, pens and catches.
+ WoodFinishes | finish glue | m | Oil, shellac, regret | What to put on it and how to get it off.
+ TableSawSchool | saw glue | m | Machines in small shops | Set-up, safety, straight edges.
+ JoineryNerds | joinery hand | s | Dovetails and other obsessions | Show the gaps.
+ FirstWorkbench | * | l | Beginners with a saw | Nobody laughs here. We were all there.
+ SmallShop | * | m | Work in small spaces | Closets, balconies, half a garage.
= cycling | Commute; Maintenance; Trip report
- Signal when you turn | Posts about close passes go into the weekly thread.
- Say the bike | Model, year, number of gears.
+ TwoWheelsDaily | * | x | Bikes, every kind | Riding, fixing, arriving.
+ BikeWrench | repair | x | Repair questions | What's that noise? Name the part, post the picture.
+ PedalToWork | commute ebike | l | Commuting by bike | Rain, locks, showers, shortcuts.
+ GravelAndMud | gravel | l | Where the road ends | Wide tires and wrong turns.
+ LoadedBikes | touring gravel | m | Touring and bikepacking | Routes, racks, what to leave at home.
+ RoadMiles | road fit | l | Road cycling | Group rides, climbs, watts if you must.
+ BikeFitHelp | fit * | m | Knees, backs, saddles | Say your inseam and where it hurts.
+ EverydayEbike | ebike commute | m | Electric and proud | Ranges, batteries, hills.
+ WheelsAndSpokes | repair road | s | Wheels | Truing, building, tubeless.
+ RainRiders | commute * | m | Riding in bad weather | Mudguards are a love language.
= running | Beginner; Race report; Injury
- We aren't doctors | If it gets worse, see one.
- Celebrate slowly too | Every pace is welcome.
+ EasyPace | * | x | Running, mostly slow | For people who run and like to talk about it.
+ FirstFiveK | beginner | l | From the couch outwards | Week by week, without shame.
+ HalfMarathoners | race pace | l | Thirteen point one | Plans, pacing, gels.
+ TrailShoes | trail | l | Dirt, roots, views | Trail and mountain running.
+ RunnersRepair | injury * | m | Aches and how they went away | Experience, not diagnosis.
+ RunGear | gear * | m | Shoes, watches, socks | What lasted and what didn't.
+ MilesBeforeWork | pace beginner * | s | Early runners | It's dark and we're out.
+ RaceDayStories | race trail | s | How it went | Reports with splits and snacks.
+ SlowHalf | race beginner | s | Half marathons at the back | We finish. They wait with the banana.
= camping | Gear; Trip; First time
- Leave no trace | Places that can't take crowds stay unnamed.
- Fires where they're allowed | No exceptions in dry months.
+ TentPeople | * | x | Sleeping outside | Gear, trips, weather.
+ LightPacks | tent sleep filter | l | Counting grams | Base weights and what you left at home.
+ StoveTalk | stove filter | m | Eating outside | Stoves, pots, dinners from a bag.
+ VanAndTrunk | car | l | Sleeping in cars | Vans, trunks, rooftop tents.
+ ColdNights | sleep tent | m | Camping below freezing | Bags, mats, hats, soup.
+ FirstCampout | * | m | For the first time | What do I need? Less than you think.
+ RainAndStakes | tent * | s | Bad weather, good stories | Pitching when it's horizontal.
+ FamilyTents | tent car * | m | Camping with kids | Bigger tent, earlier dinner.
= cars | Help; Old; Detailing
- Year, model, miles | In the title. Always.
- No street racing | Not even as a joke.
+ DrivewayMechanics | * | x | Fix it on the driveway | Home mechanics with jack stands.
+ WhatIsThatNoise | suspension brakes engine | l | Squeak, clunk, hum | Describe it, film it, we guess.
+ WiresAndFuses | electric ac | m | Car electrics | Drains, grounds, codes.
+ OldCarKeepers | old engine | l | Cars with a birthday | Keeping them alive on purpose.
+ CleanCoats | detail | m | Detailing | Wash, clay, polish, admire.
+ TiresAndBrakes | tires brakes | m | Where the car meets the road | Wear, noise, prices.
+ KeepItCool | cooling ac engine | s | Cooling and heating | Thermostats, fans, mystery leaks.
+ FirstCarHelp | * | l | You bought a car | What to check, what to ask, what to ignore.
+ BudgetWheels | * | m | Cheap cars | Buying and keeping them under three thousand.
+ WinterDriving | tires electric cooling | m | Cold starts | Batteries, tires, scraping.
= travel | Trip report; Planning; Budget
- No visas by strangers | Rules change. Ask the people in charge.
- Say your dates | And your budget, at least roughly.
+ SlowTravelers | * | x | Going somewhere, slowly | Two nights at least, or it's only a photo.
+ RailsAndBerths | train | l | Trains | Night trains, passes, stations with good bakeries.
+ OneBagOnly | gear | l | Light luggage | Packing lists and what you didn't need.
+ SoloRoads | solo walking | l | Traveling alone | Safe, curious, a bit shy.
+ CheapAndFar | budget | m | Small budgets | Hostels, buses, picnics.
+ CityOnFoot | walking * | m | Walking cities | Routes, steps, benches.
+ PhoneAbroad | phone gear | s | SIMs, maps, plugs | What works where.
+ TripPlansHelp | * | l | Is this itinerary too much? | Yes. But tell us.
+ RainyTrips | walking train budget | s | Off season | Fewer people, more soup.
= fitness | Form check; Progress; Beginner
- No miracle cures | Supplements need more than a testimonial.
- Be decent about bodies | All of them.
+ PlainStrength | strength | l | Barbells and basics | Simple programs, written down.
+ BodyweightDaily | body | l | Nothing but you | Pull-ups, rings, floors.
+ EatEnough | diet | l | Food for people who train | Protein, cuts, bulks, snacks.
+ MoveBetter | mobility | m | Stiff people unite | Hips, shoulders, patience.
+ HomeRack | strength * | m | Training at home | Racks, noise, neighbours.
+ GymBeginners | * | x | Your first months | Ask anything. Nobody's looking.
+ SmallHabits | * | m | Keeping at it | How you manage to keep going.
+ OverForties | * | m | Training when things creak | Warm-ups longer than workouts.
= cats | Kitten; Behaviour; Senior
- Vets first | If it might be an emergency, close this page and call.
- Cat tax | Questions are answered faster with a picture.
+ CatLogic | * | x | Why are they like this? | Cats and the people they keep.
+ KittenWeeks | kitten | l | The first months | Small, sharp, asleep.
+ CatManners | behaviour litter two | l | Behaviour and misbehaviour | Kind methods only.
+ CatKitchen | food | m | What they eat | Portions, fountains, beggars.
+ CatFurniture | furniture | m | Trees, bridges, posts | Build it and they will sit in the box.
+ TwoCatsOrMore | two * | s | More than one | Introductions, peace talks.
+ IndoorTigers | behaviour furniture carrier | m | Life indoors | Windows, games, balconies.
+ SeniorCats | food behaviour litter | m | Old cats | Slow, loud, loved.
= dogs | Puppy; Training; Rescue
- Kind training only | Nothing that hurts or scares.
- Vets first | We can't see your dog.
+ GoodDogsOnly | * | x | All dogs are good | Stories, questions, ears.
+ PuppyMonths | puppy | l | It gets easier | Sleep, teeth, puddles.
+ LeashAndRecall | training recall | l | Training | Walks that don't hurt your arm.
+ DogsHomeAlone | alone behaviour | m | Staying alone | Slow steps and patience.
+ DogBowl | food | m | Feeding | How much, how fast, how often.
+ DogGearTests | gear * | m | Harnesses, beds, toys | What survived.
+ RescueTails | behaviour alone training | m | Dogs with a past | The first weeks and after.
+ SmallDogsBigHearts | * | m | Under twenty pounds | Loud for their size.
+ DogWalkers | recall training gear | s | Walks | Routes, leashes, mud.
= aquariums | Beginner; Planted; ID please
- Numbers, please | Ammonia, nitrite, nitrate, pH, temperature, size.
- No fish shaming | Explain, don't scold.
+ GlassAndWater | * | l | Aquariums | Fresh, salt, large, tiny.
+ PlantedScapes | planted | l | Underwater gardens | CO2 or not, everyone trims.
+ BettaShelf | betta | m | Bettas | Proper homes for angry little fish.
+ ShrimpColony | shrimp | m | Shrimp | Parameters, molts, babies.
+ FilterFloss | filter * | s | Equipment | Filters, heaters, lights.
+ ReefBeginners | salt | m | First salt water | Slowly, slowly.
+ GardenPonds | pond | s | Ponds | Liners, frogs, herons.
+ NanoTanks | shrimp betta planted | m | Small water | Less than ten gallons.
= keyboards | Build; Sound test; Layout
- Show the whole board | Close-ups in the comments.
- No group buy drama | Vendors have their own threads.
+ ThockHouse | * | l | Mechanical keyboards | Builds, sounds, regrets.
+ SwitchBench | switches | m | Switches | Lube, springs, weights.
+ SplitHands | split | m | Split and ergonomic | Columns, thumbs, happy wrists.
+ SolderAndCaps | diy build caps | m | Build your own | From kits to hand-wired.
+ LayerCake | firmware diy | s | Firmware and layouts | Tap, hold, combo.
+ QuietOffice | switches wireless * | m | Boards that colleagues tolerate | Silent, low, wireless.
+ KeycapCorner | caps build | s | Keycaps | Profiles, legends, colours.
= printing | First print; Functional; Fail
- Settings in the post | Material, temperatures, speed, printer.
- Credit the model | Link who made it.
+ LayerByLayer | * | x | 3D printing | Prints, fails, fixes.
+ FirstLayers | fdm | l | Troubleshooting | Post the first layer, we'll know.
+ ResinRoom | resin | m | Resin printing | Gloves on.
+ UsefulPrints | design fdm | l | Prints that do something | Hooks, clips, knobs.
+ PrintDesigners | design | m | Modelling for print | Tolerances, chamfers, joints.
+ BudgetPrinters | fdm * | s | Cheap machines | What they can do, and what to fix first.
+ PrinterMods | fdm * | m | Improving the machine | Fans, plates, upgrades that weren't needed.
= programming | Beginner; Show; Career
- Code as text | No screenshots of code.
- Say what you tried | And what you expected.
+ CodeAndCoffee | * | x | Programming | Talk, help, show.
+ FirstFunctions | beginner python | l | Learning to program | The loop never ends. Ask.
+ SnakeScripts | python | l | Python at home and at work | Scripts, tests, notebooks.
+ PlainWeb | web | l | Small websites | HTML first.
+ QueryDoctors | sql | m | Databases | Show the plan.
+ GitHelp | git | m | Version control | Nothing's lost. Usually.
+ SolderAndCode | embedded | m | Microcontrollers | Sensors, buses, smoke.
+ TinyGames | games beginner | m | Small games | Finished is better than big.
+ DevDesk | desk | m | Where we work | Chairs, screens, rituals.
= spreadsheets | Solved; Formula; Tips
- Sample data | Made up, never your customers.
- Mark it solved | And say what did it.
+ CellsAndSheets | * | l | Spreadsheets | Formulas, pivots, therapy.
+ LookupLounge | lookup dates sums | m | Formulas | One step at a time.
+ ChartHelp | charts * | s | Charts | Less is more.
+ BudgetSheets | budget sums | m | Money in cells | Templates and their makers.
+ SharedSheets | shared speed | s | Working together | Permissions, filters, tears.
+ FormulaOfTheDay | lookup sums dates | s | One formula each day | Explained in plain words.
= photography | Critique; Film; Gear
- Say what you want | Praise or critique, it's fine either way.
- Your own pictures | Only what you took.
+ LightAndTime | * | x | Photography | Pictures and how they came about.
+ FilmCanister | film | l | Analog | Rolls, labs, light leaks.
+ HonestCritique | digital editing | l | Critique | Be useful.
+ CameraBench | gear digital | m | Gear | Buy used, shoot more.
+ StudioCorner | studio * | s | Flash and backdrops | One light is enough.
+ PrintsOnPaper | editing film | s | Printing | Paper, ink, frames.
+ EverydayFrames | digital film * | m | Ordinary things, well seen | No sunsets on Mondays.
= boardgames | Session report; Rules; New
- Be clear about rules | Edition and player count.
- No sales posts | There's a monthly thread.
+ TableAndDice | * | x | Board games | What did you play this week?
+ SoloShelf | solo | m | Playing alone | One seat, many hours.
+ GameNightHosts | group | l | Groups and how to keep them | Teaching, snacks, timers.
+ PrototypeTable | design | m | Designing games | Test, change, test.
+ InsertsAndPaint | parts | m | Nicer pieces | Painting, inserts, storage.
+ TwoPlayerTable | group solo | m | Games for two | For couples, siblings and rivals.
= chess | Endgame; Tournament; Beginner
- No engine help in running games | Not even a hint.
- Positions with context | Ratings, time, who's to move.
+ WoodPushers | * | l | Chess for the rest of us | Below master, above despair.
+ ClimbTheLadder | improve | l | Getting better | Habits, puzzles, plateaus.
+ ClubPlayers | otb | m | Over the board | Clubs, clocks, nerves.
+ EndgameCorner | endgame improve | s | Endings | The part nobody studies.
+ PuzzleADay | improve endgame | m | One puzzle, every day | Write why, not only what.
= film | No spoilers; Rewatch; Cinema
- Mark spoilers | In titles never, in comments with tags.
- Say why | "It's bad" is not a review.
+ LastRow | * | x | Films | From the last row, popcorn included.
+ QuietDramas | drama | m | Slow and good | People in rooms.
+ OrbitAndBeyond | scifi | l | Science fiction on screen | Silence in space and other wishes.
+ LightsOnHorror | horror | l | Horror for cowards | We watch at noon.
+ ComedyTiming | comedy | m | What's funny | And why.
+ OldReels | classic | m | Before colour | Restorations, prints, hats.
+ ScreenAtHome | * | m | Watching at home | Projectors, sound, blankets.
= books | Currently reading; Finished; Suggest
- Spoilers in tags | Somebody is always on page ten.
- No self-promotion | Authors have a day for that.
+ PageTurners | * | x | Reading | What are you reading, and should I?
+ MysteryShelf | mystery | l | Whodunits | Guess politely.
+ LongShips | scifi | m | Space opera and big books | With glossary.
+ SmallEssays | essays * | m | Essays and short things | One before sleep.
+ NovelsOnly | novel | l | Novels | Old, new, translated.
+ ReadersGear | gear * | s | E-readers, lamps, shelves | How we read.
+ LibraryCard | * | m | Library people | Holds, fines, finds.
= languages | Beginner; Resources; Win
- Name the language | And your level.
- No fluency in a week | Courses that promise it are removed.
+ MotherTongues | * | l | Learning languages | All of them.
+ SpeakSooner | speaking | m | Speaking | Tutors, exchanges, courage.
+ WordDecks | vocab | m | Vocabulary | Cards, lists, notes on fridges.
+ ListenFirst | listening | m | Listening | Podcasts, dictation, patience.
+ InkAndTones | writing tones | s | Writing and sounds | Characters, tones, handwriting.
+ KitchenTableTutors | speaking vocab * | s | Tutors and their students | How to make an hour count.
= space | Observing; Photo; Question
- No astrology | There are other places.
- Say how it was taken | Scope, exposure, sky.
+ LookUpTonight | * | x | The sky | What's up there, and how to see it.
+ BackyardScopes | scope | l | Telescopes | Which, how, why is it upside down?
+ NightPixels | photo scope | m | Astrophotography | Frames, stacks, light pollution.
+ PlanetNotes | planets moon | m | The solar system | Facts and drawings.
+ StarlightFacts | stars probes | m | Far away | Stars, probes, large numbers.
+ KidsAndStars | * | s | Astronomy with children | Questions that start with why.
= history | Source; Question; Object
- Sources, please | At least where you read it.
- No present politics | It's hard enough without it.
+ FootnoteClub | * | l | History with footnotes | Curious and careful.
+ OldEveryday | daily | m | Everyday life, long ago | Bread, buttons, baths.
+ AncientDesk | ancient | m | The ancient world | Clay, stone, papyrus.
+ MedievalMisc | medieval daily | m | The middle of things | Not as dark as all that.
+ InventionsLog | tech | m | Who made that, and when? | Machines and their mothers.
+ MapsAndCharts | maps | m | Old maps | Wrong in interesting ways.
+ FamilyRecords | family | m | Family history | Registers, photos, handwriting.
+ SchoolOfSources | * | s | Reading old texts | Handwriting, dates, doubts.
= money | Debt; Win; Beginner
- General only | No tips on single shares, no legal advice.
- No judging | People ask because they want to change something.
+ PennyWiser | * | x | Everyday money | Budgets, bills, small wins.
+ BudgetKitchenTable | budget | l | Budgets | Envelope, app or napkin.
+ OutOfDebt | debt | l | Paying it off | Monthly numbers, no shame.
+ RainyDayFund | saving | m | Saving | Boring and safe.
+ BillCutters | bills | m | Lower bills | Call them. Really.
+ FirstPaycheck | budget bills saving | m | Starting out | Rent, bills, first savings.
= sewing | Pattern; Mending; First
- Name the pattern | Or say that it's your own.
- Insides welcome | Show the seams.
+ NeedleAndNotch | * | l | Sewing | Clothes, bags, mistakes.
+ MachineRoom | machine | m | Machines | Tension, oil, noise.
+ QuiltTop | quilt | m | Quilts | Blocks, batting, patience.
+ WearWhatYouMake | clothes | m | Clothes | Fit is everything.
+ YarnBasket | knit | m | Knitting and crochet | Swatch first. I know.
+ MendingPile | clothes machine | m | Mending | Buttons, zips, knees.
`;

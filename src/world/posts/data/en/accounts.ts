/**
 * Offices and papers that write English: kind | topic | mark | name | handle | biographies. {town} is each town in turn;
 * rows without {town} are one account each.
 */
export const accounts = `
ferries | commute | grey | {town} Ferries | {town}Ferry | Crossings, delays and the occasional seal. Answers from six to ten.
runs | running | gold | The {town} Half | {town}Half | Twenty-one kilometres once a year. Entries, results, lost jumpers.
council | local | grey | {town} Council | {town}Hall | News from the town hall. For bins, please ring us.
power | local | gold | {town} Power | {town}Power | The network for {town} and around. Faults first, everything else after.
weather | weather | grey | {town} Weather Station | {town}Wx | Measured, not guessed. Readings twice a day since 1931.
library | books | grey | {town} Library | {town}Library | Books, warmth, a sofa. Open every day but one.
chess | chess | | {town} Chess Club | {town}Chess | We meet on Tuesdays above the bakery. Beginners welcome, apples aren't.
buses | commute | grey | {town} Buses | {town}Buses | Lines, detours, lost umbrellas.
market | food | gold | {town} Market | {town}Market | Saturdays, in the old goods hall. Bring a bag.
observatory | science | gold | {town} Observatory | {town}Obs | A dome on a hill, open on clear Fridays.
wildlife | pets | | {town} Wildlife Trust | {town}Wild | We count, mend, guard and sometimes just look.
paper | local | gold | {town} Post | {town}Post | The paper of {town} and the villages. Corrections are marked as such.
radio | local | gold | Radio {town} | Radio{town} | Traffic, weather, requests.
desk | local | blue | {town} Live | {town}Live | One reporter, one bicycle.
clubs | football | gold | {club} | {club} | Official account. Home games on Saturdays at three.
films | film | gold | Lanternhouse Films | lanternhouse | We make films with doors, boats and dogs in them.
code | code | gold | Small Tools Collective | smalltoolsorg | Home of Heronkit, Driftsql, Tarnfs and friends. Run by volunteers.
codepress | code | blue | Release Radar | releaseradar | New releases of small, good programs, every Thursday.
codepress | code | blue | Diff Daily | diffdaily | What changed, in two sentences.
bands | music | gold | Low Rooms Records | LowRoomsRecords | A label with eleven bands and one kettle.
apps | tech | gold | Plain App Company | plainappco | We make Plainmail, Noteling and other quiet apps.
culture | music | blue | The Slow Review | slowreview | One record, one film, one book a week.
culture | film | blue | Row Seven | RowSevenReview | Films, records and books, reviewed by four friends in row seven.
techpress | tech | blue | Plug and Pray | plugandpray | Apps, phones, cables. Corrections at the top.
techpress | tech | blue | The Patch Notes | thepatchnotes | We read release notes so that you don't have to.
sportpress | football | blue | Touchline | TouchlineDesk | Small clubs, big feelings.
`;
export const clubs =
  "Eastmere Rovers;Quillport Town;Harrow Vale;Pellworth Athletic;Northgate United;Saltcote City;Old Kiln Wanderers;Brackenford;Lowmoor Albion;Fellside Rangers".split(
    ";",
  );

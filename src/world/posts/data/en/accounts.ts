/**
 * Offices and papers that write English: kind | topic | mark | name | handle | biographies. {town} is each town in turn;
 * rows without {town} are one account each.
 */
export const accounts = `
ferries | commute | grey | {town} Ferries | {town}Ferry | Timetable, delays and service updates. Replies from 6 am to 10 pm.
runs | running | gold | The {town} Half | {town}Half | Official account of the {town} Half. Entries, results, lost property.
council | local | grey | {town} Council | {town}Hall | News from the town hall. Please call us about individual cases.
power | local | gold | {town} Power | {town}Power | Electricity network for {town} and the surrounding area. Report a fault by phone.
weather | weather | grey | {town} Weather Station | {town}Wx | Local readings twice a day since 1931.
library | books | grey | {town} Library | {town}Library | Public library. Open every day except Monday.
chess | chess | | {town} Chess Club | {town}Chess | We meet on Tuesdays at seven. Beginners welcome.
buses | commute | grey | {town} Buses | {town}Buses | Timetables, diversions and lost property.
market | food | gold | {town} Market | {town}Market | Saturdays, in the old goods hall. Bring a bag.
observatory | science | gold | {town} Observatory | {town}Obs | Open to visitors on clear Friday evenings.
wildlife | pets | | {town} Wildlife Trust | {town}Wild | Protecting wildlife around {town}. Run by volunteers.
paper | local | gold | {town} Post | {town}Post | The paper of {town} and the villages. Corrections are marked as such.
radio | local | gold | Radio {town} | Radio{town} | Traffic, weather, requests.
desk | local | blue | {town} Live | {town}Live | Local news from {town}, independent.
clubs | football | gold | {club} | {club} | Official account. Home games on Saturdays at three.
films | film | gold | Lanternhouse Films | lanternhouse | Film production and distribution.
code | code | gold | Small Tools Collective | smalltoolsorg | Home of Heronkit, Driftsql, Tarnfs and friends. Run by volunteers.
codepress | code | blue | Release Radar | releaseradar | New releases of small, good programs, every Thursday.
codepress | code | blue | Diff Daily | diffdaily | Software changes, in brief.
bands | music | gold | Low Rooms Records | LowRoomsRecords | Independent record label.
apps | tech | gold | Plain App Company | plainappco | We make Plainmail, Noteling and other quiet apps.
culture | music | blue | The Slow Review | slowreview | Reviews of music, film and books every week.
culture | film | blue | Row Seven | RowSevenReview | Film, music and book reviews.
techpress | tech | blue | Plug and Pray | plugandpray | Apps, phones and gadgets. Corrections are pinned.
techpress | tech | blue | The Patch Notes | thepatchnotes | App and software news, explained.
sportpress | football | blue | Touchline | TouchlineDesk | News from the lower leagues.
`;
export const clubs =
  "Eastmere Rovers;Quillport Town;Harrow Vale;Pellworth Athletic;Northgate United;Saltcote City;Old Kiln Wanderers;Brackenford;Lowmoor Albion;Fellside Rangers".split(
    ";",
  );

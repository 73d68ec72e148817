/** The initial state of the app: an account, access points, a few passwords. */
import { dayMs } from "#state/civil.ts";
import { settings } from "./state.ts";

export const seed = settings.seed(({ now, say }) => {
  const schedule = (start: string, end: string, days = [0, 1, 2, 3, 4, 5, 6]) => ({
    on: false,
    start,
    end,
    days,
    ranAt: now,
  });
  return {
    books: {
      vpn: {
        rec_s1: {
          name: say("Work", "公司"),
          type: "ikev2",
          server: "vpn.lumen-office.example",
          user: "r.hale",
          password: "copper-kite-90",
        },
      },
      apn: {
        rec_s2: { name: "Meridian Internet", apn: "internet.meridian", proxy: "", port: "", user: "", password: "" },
        rec_s3: {
          name: "Meridian MMS",
          apn: "mms.meridian",
          proxy: "10.0.0.172",
          port: "80",
          user: "",
          password: "",
        },
      },
      contacts: {},
      places: {},
      accounts: {
        rec_s4: {
          name: "robin.hale@lumenmail.example",
          type: "mail",
          owner: "Robin Hale",
          contacts: "yes",
          calendar: "yes",
          mail: "yes",
          photos: "",
        },
        rec_s5: {
          name: "r.hale@lumen-office.example",
          type: "work",
          owner: "Robin Hale",
          contacts: "",
          calendar: "yes",
          mail: "yes",
          photos: "",
        },
      },
      passwords: {
        rec_s6: { site: "citylibrary.example", user: "robin.hale", password: "Quiet-Shelf-31", note: "" },
        rec_s7: { site: "lumenmail.example", user: "robin.hale", password: "harbor%Lantern7", note: "" },
        rec_s8: {
          site: "parkrun.example",
          user: "rhale",
          password: "5kSunday!",
          note: say("Start number 482", "参赛号 482"),
        },
        rec_s9: { site: "tilia-cafe.example", user: "robin@lumenmail.example", password: "flatwhite2024", note: "" },
      },
      users: {},
      printers: {},
      dictionary: { rec_s10: { word: say("On my way!", "马上到！"), shortcut: "omw" } },
      feedback: {},
    },
    used: { apn: "rec_s2" },
    traits: {},
    schedules: {
      dark: schedule("20:00", "07:00"),
      nightLight: schedule("21:00", "06:30"),
      dnd: schedule("22:30", "07:00"),
      bedtime: schedule("23:00", "07:00"),
      saver: schedule("23:00", "06:00"),
      focus: schedule("09:00", "12:00", [1, 2, 3, 4, 5]),
    },
    cleared: {},
    backedUpAt: now - 2 * dayMs,
    checkedAt: now - 5 * dayMs,
    adId: "7c41f2e0-5b1d-4d3a-9f0e-c26a1b8d7e35",
    taps: 0,
  };
});

/** Limits that the server holds and the client shows. */
export const limits = {
  /** Bytes of a JSON request body. Source: house rule H9. */
  jsonBodyBytes: 1_000_000,
  /** Levels of nesting of a JSON request body. Source: house rule H9. */
  jsonDepth: 32,
  /** Largest `pageSize`. Source: house rule H9. */
  pageSize: 200,
  /** Casts named in one overview or live call. */
  usernamesPerCall: 200,
  /** Characters of a stream title. Source: house rule F6. */
  titleLength: 500,
  /** Characters of a password, counted as Unicode code points. Source: house rule A6. */
  passwordMin: 10,
  passwordMax: 128,
  /** Seconds between two verification mails to one address. Source: screens 2.3. */
  resendAfterS: 60,
  /** Hours for which the link of a verification mail holds. */
  verifyLinkHours: 24,
  /** Minutes for which the link of a reset mail holds. */
  resetLinkMinutes: 60,
  /** Countries there are in ISO 3166-1. */
  countries: 249,
  /** Addresses and networks that rules by country let through. Source: screens 2.10. */
  allowedNetworks: 200,
  /** Characters of what is noted beside one of them. */
  exceptionNote: 80,
  /** Changes of the rules by country that are read at once, the latest. */
  geoRevisions: 50,
  /** Longest ban that ends, in seconds: a year. */
  banMaxS: 31_536_000,
  /** Streams of a cast at most. Source: screens, V-STREAM. */
  castStreams: 3,
  /** Characters of a cast's description, and how many genres it has. Source: screens 2.13. */
  castDescription: 500,
  castGenres: 5,
  /** Listeners of a cast at most, as the staff may allow. Source: screens 2.32. */
  castListeners: 100_000,
  /** kbit/s of a stream, at least and at most. Source: screens, V-STREAM. */
  bitrateMin: 16,
  bitrateMax: 320,
  /** Characters of the reason for which a cast is suspended. */
  suspensionReason: 500,
  /** Characters that the staff may look for in their lists. */
  searchLength: 100,
  /** Seconds in which a source has to be back after a change of the streams. Source: screens 2.13. */
  applyWithinS: 60,
  /** Days of a range of statistics at most. */
  statisticsDays: 366,
  /** Days for which minutes and hours are kept. Source: screens 2.8. */
  statisticsFineDays: 90,
  /** Seconds from which a session counts as active. Source: screens 2.8. */
  activeSessionS: 60,
  /** Lines that sessions are told apart in. */
  statisticsLines: 50,
  /** Named parts of the week of a cast, and characters of a name. */
  dayParts: 24,
  dayPartName: 60,
  /** What happened to a cast in a range of statistics, as far as it is told. */
  statisticsMarks: 60,
  /** Saved widgets of a cast. */
  castWidgets: 50,
  /** Characters of the name of a widget, and of what a button of it says. */
  widgetName: 60,
  widgetLabel: 30,
  /** Buttons of a widget, and sites that may show it. Source: screens 2.12. */
  widgetButtons: 6,
  widgetSites: 20,
  /** Characters of a listing's slogan. Source: screens 2.11. */
  slogan: 160,
  /** Characters kept of what a directory says. */
  directoryMessage: 300,
  /** Entries of a directory that are shown of a cast. */
  directoryEntries: 20,
  /** Domains of a site, pending ones among them. Source: screens 2.21. */
  siteDomains: 5,
  /** Characters of such a domain: 253 less `_studio-verify.` before it. */
  domainName: 238,
  /** Days after which a domain that was not verified is forgotten. Source: house rule E5. */
  domainPendingDays: 7,
  /** Recovery codes made at once. */
  recoveryCodes: 10,
} as const;

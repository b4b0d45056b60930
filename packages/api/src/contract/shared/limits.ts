import { silenceLimits } from '#/contract/shared/silence-limits.ts';

/** Limits enforced by the server and shown by the client. */
export const limits = {
  /** Bytes of a JSON request body. Source: house rule H9. */
  jsonBodyBytes: 1_000_000,
  /** Levels of nesting of a JSON request body. Source: house rule H9. */
  jsonDepth: 32,
  /** Largest `pageSize`. Source: house rule H9. */
  pageSize: 200,
  /** Casts per overview or live request. */
  usernamesPerCall: 200,
  /** Characters of a stream title. Source: house rule F6. */
  titleLength: 500,
  /** Characters of a password, counted as Unicode code points. Source: house rule A6. */
  passwordMin: 10,
  passwordMax: 128,
  /** Seconds between two verification emails to one address. Source: screens 2.3. */
  resendAfterS: 60,
  /** Hours until a verification link expires. */
  verifyLinkHours: 24,
  /** Minutes until a password reset link expires. */
  resetLinkMinutes: 60,
  /** Days until an invitation to the team expires. Source: screens 2.42. */
  teamInviteDays: 7,
  /** Entries of one export of the audit log. */
  auditExport: 10_000,
  /** Days until an invitation to an account expires. */
  invitationDays: 7,
  /** People of an account, with pending invitations. */
  accountPeople: 50,
  /** Products that a limited person may see. */
  personProducts: 500,
  /** Countries in ISO 3166-1. */
  countries: 249,
  /** Allowed addresses and networks of the geoblocking rules. Source: screens 2.10. */
  allowedNetworks: 200,
  /** Characters of the note of an allowed network. */
  exceptionNote: 80,
  /** Maximum duration of a temporary ban in seconds: a year. */
  banMaxS: 31_536_000,
  /** Streams of a cast. Source: screens, V-STREAM. */
  castStreams: 3,
  /** Days after the first source in which a cast counts as new. Source: screens 2.44. */
  castSetupDays: 30,
  /** Characters of a cast's description, and its genres. Source: screens 2.13. */
  castDescription: 500,
  castGenres: 5,
  /** Highest listener limit that an admin can set. Source: screens 2.32. */
  castListeners: 100_000,
  /** kbit/s of a stream. Source: screens, V-STREAM. */
  bitrateMin: 16,
  bitrateMax: 320,
  /** Characters of the reason of a suspension. */
  suspensionReason: 500,
  /** Days in which a terminated cast can be restored. Source: screens 2.32. */
  terminationDays: 14,
  /** Characters of a plan's price. */
  priceText: 60,
  /** Characters of the note of a request, of the reason of its refusal, and of a message to customers. */
  requestNote: 1_000,
  /** Pending requests of an account. */
  pendingRequests: 10,
  /** Casts that an account can start with a self-service plan. */
  selfServiceCasts: 1,
  /** Casts of one bulk action. */
  bulkCasts: 100,
  /** Entries of a cast's log. */
  castLog: 200,
  /** Characters of a search in the admin lists. */
  searchLength: 100,
  /** Seconds in which a source must reconnect after a change of the streams. Source: screens 2.13. */
  applyWithinS: 60,
  /** Days of a statistics range. */
  statisticsDays: 366,
  /** Retention of minute and hour data in days. Source: screens 2.8. */
  statisticsFineDays: 90,
  /** Minimum seconds of an active session. Source: screens 2.8. */
  activeSessionS: 60,
  /** Groups of a breakdown. */
  statisticsLines: 50,
  /** Dayparts of a cast, and characters of a name. */
  dayParts: 24,
  dayPartName: 60,
  /** Chart annotations of a statistics range. */
  statisticsMarks: 60,
  /** Saved widgets of a cast. */
  castWidgets: 50,
  /** Characters of the URL of a stream. */
  streamUrl: 500,
  /** Seconds between two checks of a streaming service. Source: screens 2.25. */
  servicePollMinS: 5,
  servicePollMaxS: 300,
  /** Rules and ignored texts of a station's titles, and characters of one. Source: screens 2.15. */
  titleRules: 10,
  ignoredTitles: 50,
  titleRule: 200,
  /** Characters of the path of a field in a page of playout software. */
  fieldPath: 200,
  /** Seconds between two requests to a page of playout software. Source: screens 2.15. */
  feedPollMinS: 5,
  feedPollMaxS: 60,
  /** Seconds from a text to its song. Source: screens 2.15. */
  songDelayMinS: -30,
  songDelayMaxS: 120,
  /** Seconds below which a text is not recorded. */
  minSongMaxS: 120,
  /** Characters of an artist, a title or an album. */
  songText: 300,
  /** Stations of one bulk action. */
  bulkStations: 100,
  /** Streaming services of one import, and characters of a cell of the spreadsheet. */
  importedServices: 500,
  importedCell: 1_000,
  /** Hours for which the previous address of a stream is kept. Source: screens 2.14. */
  previousUrlHours: 24,
  /** Outputs of the songs of a station. */
  songOutputs: 10,
  /** Characters of the name, the template and the secret of an output. */
  songOutputName: 60,
  songOutputTemplate: 500,
  songOutputSecret: 500,
  /** Rates of an output. */
  songOutputEverySongs: 100,
  songOutputIntervalS: 86_400,
  /** Stored tries of an output. */
  songOutputLog: 50,
  /** Refusals in a row after which an output is turned off. */
  songOutputRefusals: 20,
  /** Characters of a partner id and a partner key of TuneIn. Source: screens, V-TUNEIN. */
  tuneInCredential: 64,
  /** Seconds by which a call to TuneIn can be delayed. Source: screens 2.16. */
  tuneInDelayS: 120,
  /** Calls in the log of a station, and days for which they are kept. Source: screens 2.16. */
  tuneInLog: 200,
  tuneInLogDays: 30,
  /** Seconds between two test calls of a station. */
  tuneInTestEveryS: 30,
  /** Stations of one bulk act. */
  tuneInBulk: 100,
  /** Characters of the name of a widget and of a button label. */
  widgetName: 60,
  widgetLabel: 30,
  /** Buttons and allowed sites of a widget. Source: screens 2.12. */
  widgetButtons: 6,
  widgetSites: 20,
  /** Characters of a listing's slogan. Source: screens 2.11. */
  slogan: 160,
  /** Stored characters of a directory's message. */
  directoryMessage: 300,
  /** Directory entries shown per cast. */
  directoryEntries: 20,
  /** Sections of a site, and entries of a section. Source: screens 2.20. */
  siteSections: 20,
  /** Latest episodes of a podcast on a site. */
  siteEpisodes: 10,
  siteItems: 60,
  /** Characters of the texts of a site. Source: screens 2.20. */
  siteTitle: 60,
  siteTagline: 120,
  siteHeading: 60,
  siteSearchTitle: 60,
  siteSearchDescription: 160,
  siteAlt: 160,
  siteName: 80,
  siteLead: 300,
  siteIntro: 500,
  siteBody: 4_000,
  siteLegal: 20_000,
  /** Characters of a section with code. */
  siteCode: 20_000,
  /** Published versions of a site that are kept. */
  siteVersions: 50,
  /** Days until the link to a draft expires. Source: screens 2.20. */
  siteShareDays: 7,
  /** Days in which a publication can be scheduled. */
  siteScheduleDays: 366,
  /** Characters of a message from a visitor of a site. */
  siteMessage: 2_000,
  /** Messages of a site that are kept, and the days for which they are. */
  siteMessages: 2_000,
  siteMessageDays: 365,
  /** Characters of an invocation name as typed, and of a text that Alexa says. Source: screens 2.22. */
  skillName: 100,
  skillSpeech: 200,
  /** Characters of what is said to a skill in the simulator. */
  skillUtterance: 200,
  /** Comments of one review of a skill, and characters of one. */
  skillComments: 50,
  skillComment: 1_000,
  /** Characters of the reply of Amazon that staff paste. */
  skillVerdict: 20_000,
  /** Moves of a skill that are listed. */
  skillHistory: 50,
  /** Apps of an account, and streams of one. Source: screens 2.18. */
  apps: 20,
  appStreams: 6,
  appStreamName: 40,
  /** Characters below an icon. Source: screens 2.19. */
  appLauncherName: 30,
  appLauncherAdvised: 12,
  /** Source: screens, V-APK and V-BUNDLE. */
  appPackageId: 155,
  appTag: 40,
  /** Texts of a listing are kept up to so many times the limit of the store. */
  appTextFactor: 3,
  /** Comments of one review of an app, and characters of one. */
  appComments: 50,
  appComment: 1_000,
  /** Moves and builds of an app that are listed. */
  appHistory: 50,
  appBuilds: 50,
  /** Characters of a file that signs apps in base64, and of its password. Source: house rule D2. */
  signingFile: 400_000,
  signingPassword: 256,
  /** Releases of a secret that are listed. */
  signingUses: 20,
  /** Build machines, labels of one, and characters of a name and of a label. */
  buildMachines: 50,
  buildLabels: 20,
  buildLabel: 40,
  buildMachineName: 60,
  /** Hours until a registration token of a build machine expires. */
  buildRegistrationHours: 24,
  /** Seconds of a lease, between two heartbeats, to accept a job, and of a claim that waits. */
  buildLeaseS: 60,
  buildHeartbeatS: 20,
  buildAcceptS: 30,
  buildClaimS: 50,
  /** Tries of a build whose machine disappears. */
  buildTries: 3,
  /** Bytes of a build's log, and of one part of it that is read at once. */
  buildLogBytes: 4_194_304,
  buildLogPart: 262_144,
  /** Days for which the log of a build that ended is kept. */
  buildLogDays: 90,
  /** Files of a build. */
  buildArtifacts: 20,
  /** Domains of a site, including pending ones. Source: screens 2.21. */
  siteDomains: 5,
  /** Characters of a domain: 253 minus the `_studio-verify.` prefix. */
  domainName: 238,
  /** Days until an unverified domain is removed. Source: house rule E5. */
  domainPendingDays: 7,
  /** Total bytes of an account's uploads. Source: house rule D7. */
  uploadBytesPerAccount: 100_000_000,
  /** Hours until an upload that no resource uses is deleted. */
  unusedUploadHours: 24,
  /** Days until the link of an invitation expires. Source: screens 2d. */
  inviteLinkDays: 7,
  /** Tags of a customer, and characters of one. */
  customerTags: 10,
  customerTag: 30,
  /** Internal notes about a customer, and characters of one. */
  customerNotes: 500,
  customerNote: 2000,
  /** Characters of the reason of an act about a customer. */
  customerReason: 200,
  /** Minutes of a read-only session in the area of a customer. Source: screens 2.43. */
  viewAsMinutes: 30,
  /** Webhook endpoints of an account. */
  webhooks: 20,
  /** Characters of the description of a webhook endpoint, and of its address. */
  webhookDescription: 120,
  webhookUrl: 500,
  /** Casts, and stations, that a webhook endpoint can be limited to. */
  webhookProducts: 200,
  /** Hours in which the previous signing secret of a webhook endpoint is still used. */
  webhookSecretOverlapHours: 24,
  /** Days for which deliveries of webhooks are kept. */
  webhookLogDays: 30,
  /** Bytes that are stored of the response of a webhook endpoint. */
  webhookResponseBytes: 1_024,
  /** Recovery codes per set. */
  recoveryCodes: 10,
  /** API keys of an account that have not ended, and characters of a name. */
  keys: 50,
  keyName: 60,
  /** Products and networks of an API key. */
  keyProducts: 100,
  keyNetworks: 20,
  /** Hours for which a replaced API key works. */
  keyOverlapHours: 168,
  /** Calls of an API key within a minute. */
  keyCallsPerMinute: 600,
  /** Listed calls of an API key, and the days for which they are kept. */
  keyCalls: 100,
  keyCallDays: 30,
  /** Minutes until a sign-in link expires. */
  signInLinkMinutes: 5,
  ...silenceLimits,
  /** Stations of an account. */
  accountStations: 200,
} as const;

/**
 * What the stores accept, as their documents stated on the date of each store. Counted in UTF-16 units unless a unit is
 * named.
 */
export const storeLimits = {
  /** Source: `ask-smapi-model` 1.24.0, `spec.json`; the name and the icons: "Provide Your Skill's Details". */
  alexa: {
    asOf: '2026-11-29',
    name: { min: 2, max: 50 },
    summary: { max: 160, advised: 80 },
    description: { max: 4_000 },
    keywords: { max: 30 },
    keyword: { max: 150 },
    /** Amazon accepts a fourth in its API, but the store shows three. */
    examplePhrases: { max: 3 },
    examplePhrase: { max: 200 },
    testingInstructions: { max: 4_000 },
    /** Width and height in pixels. */
    icons: { small: 108, large: 512 },
  },
  /** Source: "Add preview assets to showcase your app", "Create and set up your app" (Play Console Help). */
  google: {
    asOf: '2026-11-29',
    title: { max: 30 },
    short: { max: 80 },
    full: { max: 4_000 },
    developer: { max: 64 },
    /** What is new in a version. */
    whatsNew: { max: 500 },
    tags: { max: 5 },
    /** Pixels, and bytes of the file. */
    icon: { side: 512, maxBytes: 1_048_576 },
    featureGraphic: { width: 1_024, height: 500 },
    /** Pixels of a side; the longer side is at most twice the shorter one. */
    phone: { min: 2, max: 8, minSide: 320, maxSide: 3_840 },
    tablet: { min: 4, max: 8, minSide: 1_080, maxSide: 7_680 },
    /** Newest Android API that new apps and updates must target, since 31 August 2026. */
    targetApi: 36,
    /** Days in a row and testers of a closed test that a personal account needs before production. */
    testers: 12,
    testDays: 14,
    versionCode: { max: 2_100_000_000 },
  },
  /** Source: "App information", "Platform version information", "Screenshot specifications" (App Store Connect Help). */
  apple: {
    asOf: '2026-11-29',
    title: { min: 2, max: 30 },
    subtitle: { max: 30 },
    /** UTF-8 bytes with the commas: a Japanese or Chinese character takes three. */
    keywordBytes: 100,
    promo: { max: 170 },
    full: { max: 4_000 },
    whatsNew: { max: 4_000 },
    screenshots: { min: 1, max: 10 },
    /** Accepted width × height in pixels of 6.9-inch phones and 13-inch tablets. */
    phoneSizes: [
      [1_260, 2_736],
      [1_290, 2_796],
      [1_320, 2_868],
    ],
    tabletSizes: [
      [2_064, 2_752],
      [2_048, 2_732],
    ],
    /** Xcode with which apps must be built, since 28 April 2026. */
    xcode: 26,
  },
  /** Our own pages. Search results cut longer texts. */
  site: {
    asOf: '2026-11-29',
    title: { advised: 60 },
    short: { advised: 160 },
  },
} as const;

import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';

const header =
  'Question ID (machine readable),Response ID (machine readable),Response value,Answer requirement,Human-friendly question label';
const collectsNothing =
  'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,,false,REQUIRED,"Does your app collect or share any of the required user data types?"';

const note = `The app shows ads, so it collects data through the ad network. Which data, and for what, depends on the settings of
the network in the account of the owner. This kit therefore contains no answers for the form "Data safety".

1. Open Play Console > App content > Data safety and export the form as CSV.
2. Answer it from the disclosure of the ad network, for example "Google Mobile Ads SDK: data disclosure".
3. Import the CSV, or answer the form in the console.
`;

/** Answers for "Data safety": the least file that the store accepts, or why there is none. */
export const dataSafety = ({ app }: KitInput): KitFile =>
  app.document.hasAds
    ? { path: 'data-safety.txt', content: note }
    : { path: 'data-safety.csv', content: `${header}\n${collectsNothing}\n` };

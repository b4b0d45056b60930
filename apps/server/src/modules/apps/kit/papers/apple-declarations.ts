import { markdownText } from '#/modules/apps/kit/escape.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

/** What App Store Connect asks and no file answers, and replies to the usual rejections, with the data of the owner. */
export function appleDeclarations(input: KitInput): KitFile {
  const { document, settings } = input.app;
  const { legal } = document;
  const name = markdownText(document.name);
  const publisher = markdownText(legal.developerName) || '(name of the account)';
  const streams = input.config.streams.map(
    (stream) => `- ${markdownText(stream.name) || name}: ${stream.url}`,
  );
  const lines = [
    `# Declarations for the App Store: ${name}`,
    '',
    `Bundle id \`${document.packageId}\`, SKU \`${settings.sku || 'not set'}\`, version ${settings.versionName} (${settings.versionCode}).`,
    '',
    '## Guideline 4.2.6 (apps from a template)',
    '',
    legal.account === 'own'
      ? `The app is submitted by its owner: the account is that of ${publisher}. Reply, if the reviewer asks:`
      : 'The app is to be submitted from the account of the provider. Apple accepts that only from the provider of the content: use the account of the owner. Text for it:',
    '',
    `> ${name} is the app of our own radio station. We submit it ourselves, from our own developer account. The station,`,
    '> its name, its logo and its programme are ours, and the app plays our live streams only:',
    ...streams.map((line) => `> ${line}`),
    '> The app is native. It plays in the background, shows the song on air on the lock screen, works with AirPlay, and',
    `> has these features besides the player: ${featuresOf(document.tabs)}.`,
    `> Website: ${document.website || settings.marketingUrl || '(address)'}`,
    '',
    'Attach: a letter on the paper of the station, signed, with the name of the account and of the app.',
    '',
    '## Guideline 5.2.3 (rights to the streams)',
    '',
    `- The owner has the rights to the streams: ${yesNo(legal.ownsStreams)}`,
    `- to the name: ${yesNo(legal.ownsName)}, to the pictures: ${yesNo(legal.ownsPictures)}`,
    '- Attach the licence of the collecting society, or the contract with the rights holders.',
    '- Screenshots show the logo of the station, no covers of albums.',
    '',
    '## Guideline 2.5.4 (audio in the background)',
    '',
    'The review notes say how to find it. All streams are https. Apple tests on a network that has IPv6 only: the hosts',
    'of the streams need to be names, not addresses.',
    '',
    '## CarPlay',
    '',
    'The app contains the list of streams for CarPlay, but is signed without its entitlement. Ask Apple for it at',
    'https://developer.apple.com/contact/carplay/ (category: audio), make a new profile, and build with IOS_CARPLAY=true.',
    '',
    '## App privacy',
    '',
    'The app itself has no account, no analytics, no tracking and no ads: "Data Not Collected", unless the owner links',
    'logs of the stream servers to people.',
    ...(document.hasAds
      ? [
          '',
          'The owner has turned ads on. This project contains no ad network for iOS; ads within the streams need no answer here.',
        ]
      : []),
    `Privacy policy: ${document.privacyUrl || 'missing'}`,
    '',
    '## Age rating',
    '',
    `Staff chose ${settings.ageRating}. The questionnaire in App Store Connect decides; the owner says:`,
    '',
    `- Youngest listeners: ${legal.audience}`,
    `- Mature content: ${yesNo(legal.hasMatureContent)}`,
    `- Listeners can write to each other: ${yesNo(legal.hasUserContent)}`,
    '',
    '## Export compliance',
    '',
    'Only the encryption of iOS (https): `ITSAppUsesNonExemptEncryption` is false in Info.plist.',
    '',
  ];
  return { path: 'declarations.md', content: lines.join('\n') };
}

const names = {
  website: 'website',
  socials: 'profiles',
  schedule: 'schedule',
  requests: 'song requests',
  alarm: 'alarm',
  sleep_timer: 'sleep timer',
} as const;

const featuresOf = (tabs: readonly (keyof typeof names)[]) =>
  tabs.map((tab) => names[tab]).join(', ') || 'the list of streams';

import { hasAdMob } from '#/modules/apps/kit/android/android-project.ts';
import { markdownText } from '#/modules/apps/kit/escape.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

/** What Play Console asks and no file answers, with the data of the owner. */
export function androidDeclarations(input: KitInput): KitFile {
  const { document, settings } = input.app;
  const { legal } = document;
  const name = markdownText(document.name);
  const lines = [
    `# Declarations for Google Play: ${name}`,
    '',
    `Package \`${document.packageId}\`, version ${settings.versionName} (${settings.versionCode}).`,
    '',
    '## Foreground service: media playback',
    '',
    'Play Console > App content > Foreground service permissions > FOREGROUND_SERVICE_MEDIA_PLAYBACK.',
    '',
    'Text:',
    '',
    `> ${name} is an internet radio app. The listener taps the play button, and the live stream has to continue while the`,
    '> screen is off or another app is open. Interrupting the service would stop the sound at once. The listener sees a',
    '> media notification the whole time and can stop the stream there, on the lock screen, or in the app.',
    '',
    'Video (30 to 60 seconds, one take, with sound; publish it unlisted and paste the link):',
    '',
    '1. Home screen of the phone. Tap the icon of the app.',
    '2. The player is shown. Tap the large play button; the status changes to "Live" and the stream is heard.',
    '3. Pull down the notification shade: the media notification with the name of the station and its button.',
    '4. Go to the home screen and open another app: the stream continues.',
    '5. Turn the screen off and on: the lock screen shows the controls, and the stream continues.',
    '6. Press stop in the notification: the sound ends.',
    '',
    '## Alarm',
    '',
    'The app has the permission SCHEDULE_EXACT_ALARM (not USE_EXACT_ALARM): the listener grants it in the settings of',
    'Android when they set the alarm. No declaration is needed.',
    '',
    '## Ads',
    '',
    `Contains ads: ${yesNo(document.hasAds)}.${hasAdMob(document) ? ' AdMob, after the consent form of Google. The permission AD_ID comes from its library: answer "Advertising ID" with "Yes, advertising".' : ''}`,
    '',
    '## Data safety',
    '',
    document.hasAds
      ? 'See `data-safety.txt`.'
      : 'Import `data-safety.csv`. It says that the app collects no data: it has no account and no analytics. The owner confirms that nothing else was added, and that the privacy policy covers the addresses that stream servers log.',
    '',
    '## Content rating, audience, news',
    '',
    `- Youngest listeners: ${legal.audience}`,
    `- Listeners can write to each other in the app: ${yesNo(legal.hasUserContent)}`,
    `- Mature content: ${yesNo(legal.hasMatureContent)}`,
    `- News app: ${yesNo(legal.isNews)}`,
    '- Access: the whole app is available without an account.',
    `- Privacy policy: ${document.privacyUrl || 'missing'}`,
    `- Contact: ${markdownText(document.contactEmail) || 'missing'}`,
    `- Tags: ${document.tags.map(markdownText).join(', ') || 'none'}`,
    '',
    '## Rights',
    '',
    `- Publisher: ${markdownText(legal.developerName) || 'not known yet'} (${legal.account === 'own' ? 'the account of the owner' : 'the account of the provider'})`,
    `- The owner has the rights to the name: ${yesNo(legal.ownsName)}`,
    `- to the pictures: ${yesNo(legal.ownsPictures)}`,
    `- to the streams: ${yesNo(legal.ownsStreams)}`,
    '',
  ];
  return { path: 'declarations.md', content: lines.join('\n') };
}

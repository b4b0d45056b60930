import type { StaffApp } from '@unmuted/api';

/** A prepared answer to the reviewers of Apple, in English, which they read. */
export interface StoreAnswer {
  readonly id: 'template' | 'rights' | 'background' | 'ownership';
  /** The guideline of Apple that it answers. */
  readonly guideline: string;
  readonly text: string;
  /** What the owner has not confirmed, so that the answer would not be true yet. */
  readonly missing: 'own_account' | 'ownsStreams' | 'ownsName' | null;
}

/** Answers to the usual reasons for which Apple rejects apps of stations, filled with the data of the owner. */
export function storeAnswers({ app, customer, settings }: StaffApp): StoreAnswer[] {
  const { draft, facts } = app;
  const { legal } = draft;
  const [listing] = draft.listings;
  const name = listing?.title || draft.name;
  const owner = legal.developerName || customer.name;
  const station = facts.source?.name ?? draft.name;
  const contact = [settings.reviewName, settings.reviewEmail, settings.reviewPhone]
    .filter(Boolean)
    .join(', ');
  const home = draft.website || facts.siteUrl || '';
  const team = settings.teamId === '' ? '' : ` (team ${settings.teamId})`;
  const sign = `\n\nKind regards,\n${settings.reviewName || owner}\n${owner}`;
  return [
    {
      id: 'template',
      guideline: '4.2.6',
      missing: legal.account === 'own' ? null : 'own_account',
      text: `Hello,

${name} (${draft.packageId}) is submitted by ${owner}, the provider of its content, from its own developer account${team}. Guideline 4.2.6 asks for this.

${station} is our own radio station${home === '' ? '' : `: ${home}`}. The app has our own design, our own streams, and these functions that a website does not offer: playback in the background and on the lock screen, an alarm, a sleep timer, and the song that is on air.

It is our only app for this station. Our contact for questions: ${contact || owner}.${sign}`,
    },
    {
      id: 'rights',
      guideline: '5.2.3',
      missing: legal.ownsStreams ? null : 'ownsStreams',
      text: `Hello,

${owner} produces and broadcasts ${station}. All streams in the app are our own broadcasts${
        facts.source?.listenUrl ? ` (${facts.source.listenUrl})` : ''
      }; it plays no content of others.

We hold the rights to publish our programme in an app, and pay for the use of music. We attach the documents that show it.${sign}`,
    },
    {
      id: 'background',
      guideline: '2.5.4',
      missing: null,
      text: `Hello,

Playback in the background is the purpose of the app. To hear it:

1. Open ${name} and tap the large play button.
2. Wait until the live stream of ${station} starts.
3. Lock the device, or go to the home screen: the stream keeps playing.
4. The lock screen shows the song on air and a button to pause.

The stream plays day and night. No account is needed.${
        settings.reviewNotes === '' ? '' : `\n\n${settings.reviewNotes}`
      }${sign}`,
    },
    {
      id: 'ownership',
      guideline: '5.2.1',
      missing: legal.ownsName ? null : 'ownsName',
      text: `[Letterhead of ${owner}]
[Date]

To App Review

We, ${owner}, own the station ${station}, its name and its logo. We publish the app ${name} with the bundle ID ${
        draft.packageId
      } ourselves, from our own developer account${team}.

Website: ${home || '–'}
Contact: ${contact || '–'}


[Signature]
${settings.reviewName || '[Name]'}, for ${owner}`,
    },
  ];
}

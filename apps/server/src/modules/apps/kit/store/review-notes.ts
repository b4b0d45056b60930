import type { AppDocument, AppSettings } from '@unmuted/api/contract';

/** Source: App Store Connect, "App Review Information". */
const maxLength = 4_000;

const steps = [
  'No account is needed.',
  'How to find the audio in the background: open the app, tap the play button, wait until "Live" is shown, then lock the device or change to another app. The stream continues, and the lock screen shows its controls. Tap the stop button to end it.',
];

const ofTabs: Partial<Record<AppDocument['tabs'][number], string>> = {
  sleep_timer: 'Sleep timer: tap the moon beside the play button, or the row on the page "More".',
  alarm:
    'Alarm: page "More". It is a local notification; iOS asks for the permission when the alarm is turned on.',
  schedule: 'Schedule: page "More".',
  requests: 'Song requests: page "More".',
};

/** What staff wrote for the reviewer, and where each feature is. */
export function reviewNotes(document: AppDocument, settings: AppSettings): string {
  const own = settings.reviewNotes.trim();
  const general = [...steps, ...document.tabs.flatMap((tab) => ofTabs[tab] ?? [])].join('\n');
  const both = own === '' ? general : `${own}\n\n${general}`;
  // What staff wrote counts more.
  return both.length <= maxLength ? both : own;
}

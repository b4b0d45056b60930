import type { QuietWindow, SilenceSettings } from '@unmuted/api/contract';

/** The settings as the audit log has them. */
export function changeValuesOf({ alarms, quietWindows, action, ...values }: SilenceSettings) {
  return {
    ...values,
    ...alarms,
    quietWindows: quietWindows.map(windowText),
    action: action.kind === 'fallback' ? `fallback ${action.mount}` : action.kind,
  };
}

/** `Night: 1 2, 02:00–04:00 (-50 dB, 45 s)`. */
function windowText({ name, weekdays, date, from, until, talk }: QuietWindow): string {
  const profile = talk ? ` (${talk.thresholdDb} dB, ${talk.silenceS} s)` : '';
  return `${name}: ${date ?? weekdays.join(' ')}, ${from}–${until}${profile}`;
}

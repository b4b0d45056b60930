import type { AlertChannel } from '@unmuted/api/contract';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** When a service is asked, after it took a message. Calls and text messages arrive within seconds, or after the night. */
const timesMs = [10 * secondMs, minuteMs, 5 * minuteMs, 60 * minuteMs];

/** When the service is asked next whether a message arrived; null if it is not asked any more. */
export function receiptTime(
  { channel, sentAt }: { readonly channel: AlertChannel; readonly sentAt: Date },
  tries: number,
): Date | null {
  const afterMs = timesMs[tries];
  if (afterMs === undefined || (channel !== 'sms' && channel !== 'voice')) return null;
  return new Date(sentAt.getTime() + afterMs);
}

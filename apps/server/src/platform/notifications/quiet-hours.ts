/** Hours of the day in a time zone, `HH:MM`; `until` may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * When a message that is not urgent may be sent: now, or when the quiet hours end. On the day of a clock change the end
 * may differ by that hour.
 */
export function afterQuietHours(now: Date, { from, until }: QuietHours, timeZone: string): Date {
  const time = timeIn(now, timeZone);
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until;
  if (!isQuiet) return now;
  const leftMinutes = (minutesOf(until) - minutesOf(time) + dayMinutes) % dayMinutes;
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return new Date(minute + leftMinutes * minuteMs);
}

function timeIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** An entry of a calendar: a day and what ends then. */
export interface CalendarEntry {
  readonly id: string;
  readonly at: string;
  readonly title: string;
}

/** Days before the end on which a calendar reminds. */
const reminderDays = [30, 7];

/** A calendar file (RFC 5545) with whole days in UTC. */
export function signingCalendar(entries: readonly CalendarEntry[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studio//Signing//EN',
    ...entries.flatMap(({ id, at, title }) => [
      'BEGIN:VEVENT',
      // The same entry when the file is imported again.
      `UID:${id}@signing`,
      `DTSTAMP:${stamp(new Date(now))}`,
      `DTSTART;VALUE=DATE:${stamp(new Date(at)).slice(0, 8)}`,
      `SUMMARY:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      ...reminderDays.flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(title)}`,
        `TRIGGER:-P${days}D`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (found) => `\\${found}`).replace(/\r?\n/g, '\\n');

/** A line has at most 75 bytes; the following ones begin with a space. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current];
}

import { currentZoneName } from '@unmuted/ui/time-zone-select';

/** The browser's own time zone, by its current name. */
export function guessTimeZone(): string {
  return currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

export interface TimeZoneGroup {
  /** The part before the slash: `Europe`. Empty for zones without one. */
  area: string;
  zones: readonly { id: string; place: string }[];
}

/** Every time zone of this browser by area and current name, plus `also`, which the browser may not list. */
export function timeZoneGroups(also: string): readonly TimeZoneGroup[] {
  const ids = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also].map(currentZoneName))]
    .filter((id) => id !== '')
    .sort();
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const area = id.includes('/') ? id.slice(0, id.indexOf('/')) : '';
    groups.set(area, [...(groups.get(area) ?? []), id]);
  }
  return [...groups].map(([area, members]) => ({
    area,
    zones: members.map((id) => ({
      id,
      place: id.slice(area === '' ? 0 : area.length + 1).replaceAll('_', ' '),
    })),
  }));
}

import type { WallTile } from '@unmuted/api';

/** Alarms that ask for attention: nobody has acknowledged them, and they are no tests. */
export function openAlarms(tiles: readonly WallTile[]): readonly WallTile[] {
  return tiles.filter(({ incident }) => incident && !incident.acknowledged && !incident.isTest);
}

/** Finds alarms that were not there before. Those of the first answer are known already. */
export function createAlarmMemory() {
  let known: ReadonlySet<string> | null = null;
  return {
    /** Returns what is new. */
    note(tiles: readonly WallTile[]): readonly WallTile[] {
      const alarms = openAlarms(tiles);
      const before = known;
      const ids = tiles.flatMap(({ incident }) => incident?.id ?? []);
      known = new Set(before ? [...before, ...ids] : ids);
      return before ? alarms.filter(({ incident }) => incident && !before.has(incident.id)) : [];
    },
    /** Another filter shows other stations: their alarms are not new. */
    forget() {
      known = null;
    },
  };
}

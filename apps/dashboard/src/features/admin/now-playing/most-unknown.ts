import type { NowPlayingFleet } from '@unmuted/api';

type Hour = NowPlayingFleet['hours'][number];

/** The hour with the most unknown texts, the latest of equals; null if there are none. */
export function mostUnknown(hours: readonly Hour[]): Hour | null {
  return hours.reduce<Hour | null>(
    (worst, hour) => (hour.unknown > 0 && hour.unknown >= (worst?.unknown ?? 1) ? hour : worst),
    null,
  );
}

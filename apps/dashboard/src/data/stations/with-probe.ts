import type { Station } from '@unmuted/api';

/**
 * The station with the probe that was made on this page: the server does not store probes of streams that are hosted here, so
 * each newer reply would remove it.
 */
export function withProbe(station: Station, before: Station | undefined): Station {
  const isHosted = station.service?.type === 'cast';
  const isSame = before?.streamUrl === station.streamUrl && before.service?.id === station.service?.id;
  if (!isHosted || station.probe !== null || !isSame) return station;
  return { ...station, probe: before.probe };
}

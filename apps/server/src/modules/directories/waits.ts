import type { Directory } from '@unmuted/api/contract';
import { isPublicHost } from '#/connector/addresses.ts';
import type { Standing } from '#/modules/directories/standing.repository.ts';

/** A source that comes and goes within it is announced to nobody. As Icecast has it. */
export const firstMinuteMs = 60_000;

type Wait = Exclude<NonNullable<Directory['waitsFor']>, 'answer'>;

/** What has to be first before a directory is told of a cast; null: nothing. */
export function waitOf(standing: Standing, streamUrl: string | null, now: Date): Wait | null {
  if (!standing.is_public) return 'public';
  if (standing.status === 'suspended') return 'suspension';
  if (!standing.on_air || streamUrl === null) return 'on_air';
  if (!isPublicHost(new URL(streamUrl).hostname)) return 'public_address';
  const onAirMs = standing.since ? now.getTime() - standing.since.getTime() : 0;
  return onAirMs < firstMinuteMs ? 'first_minute' : null;
}

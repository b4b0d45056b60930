import type { Directory } from '@unmuted/api/contract';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import type { Place } from '#/modules/directories/directories/directory-registry.ts';
import { isPublicHost } from '#/platform/connector/addresses.ts';

type Wait = Exclude<NonNullable<Directory['waitsFor']>, 'answer'>;

/** What has to be first before a directory is told of a cast; null: nothing. */
export function waitOf(
  place: Pick<Place, 'url' | 'afterS'>,
  standing: Standing,
  { streamUrl, now }: { readonly streamUrl: string | null; readonly now: Date },
): Wait | null {
  if (!standing.is_public) return 'public';
  if (standing.status === 'suspended') return 'suspension';
  if (!standing.on_air || streamUrl === null) return 'on_air';
  // A directory of one's own network may list what is heard there.
  if (isPublic(place.url) && !isPublic(streamUrl)) return 'public_address';
  const onAirMs = standing.since ? now.getTime() - standing.since.getTime() : 0;
  return onAirMs < place.afterS * 1_000 ? 'first_minute' : null;
}

const isPublic = (url: string | null) => url !== null && isPublicHost(new URL(url).hostname);

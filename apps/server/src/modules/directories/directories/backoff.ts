import type { Directory } from '@unmuted/api/contract';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { isPublicHost } from '#/platform/connector/addresses.ts';

type Wait = Exclude<NonNullable<Directory['waitingFor']>, 'answer'>;

/** The reason why a cast cannot be announced yet, or null. */
export function waitOf(
  directory: Pick<DirectoryConfig, 'url' | 'afterS'>,
  standing: Standing,
  { streamUrl, now }: { readonly streamUrl: string | null; readonly now: Date },
): Wait | null {
  if (!standing.is_public) return 'public';
  if (standing.status === 'suspended') return 'suspension';
  if (!standing.on_air || streamUrl === null) return 'on_air';
  // A directory on a private network may list private addresses.
  if (isPublic(directory.url) && !isPublic(streamUrl)) return 'public_address';
  const onAirMs = standing.since ? now.getTime() - standing.since.getTime() : 0;
  return onAirMs < directory.afterS * 1_000 ? 'first_minute' : null;
}

const isPublic = (url: string | null) => url !== null && isPublicHost(new URL(url).hostname);

import { ApiError, type GeoLock } from '@unmuted/api';

/** Returns the saved lock from a version conflict error. */
export function currentFromConflict(reason: unknown): GeoLock | null {
  if (!(reason instanceof ApiError) || reason.code !== 'resource.version_conflict') return null;
  const current = reason.problem?.current;
  const isReply = typeof current === 'object' && current !== null && 'lock' in current;
  return isReply ? (current.lock as GeoLock) : null;
}

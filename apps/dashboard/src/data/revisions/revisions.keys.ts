import type { CastSection } from '@unmuted/api';

/** Separate from the queries: saving a section invalidates its history. */
export const revisionKeys = {
  cast: (username: string) => ['revisions', 'cast', username],
  section: (username: string, section: CastSection) => ['revisions', 'cast', username, section],
} as const;

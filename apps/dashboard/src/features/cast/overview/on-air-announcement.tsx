import { useLingui } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { hasOnAirNotice } from '#/components/cast-setup/cast-setup.ts';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';

/** Announces the first source of a cast; not when the page is opened later. */
export function OnAirAnnouncement({ overview }: { overview: CastOverview }) {
  const { t } = useLingui();
  const { name } = overview;
  return <LiveAnnouncement>{hasOnAirNotice(overview) ? t`${name} is on air.` : ''}</LiveAnnouncement>;
}

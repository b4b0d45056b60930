import { useLingui } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { hasOnAirNotice } from '#/components/cast-setup/cast-setup.ts';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';

/** Announces the first source of a cast; not when the page is opened later. Rendered once the casts are known. */
export function OnAirAnnouncement({ casts }: { casts: readonly CastOverview[] }) {
  const { t } = useLingui();
  const { name = '' } = casts.find(hasOnAirNotice) ?? {};
  return <LiveAnnouncement>{name === '' ? '' : t`${name} is on air.`}</LiveAnnouncement>;
}

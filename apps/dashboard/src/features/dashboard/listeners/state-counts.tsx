import { Trans } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { DescriptionItem } from '@unmuted/ui/description-list';
import { countIn } from '#/features/dashboard/listeners/listening.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Number of casts per state other than "on air"; states without casts are omitted. */
export function StateCounts({ casts }: { casts: readonly CastOverview[] }) {
  const formats = useFormats();
  const rows = [
    { state: 'off_air', term: <Trans>Off air</Trans> },
    { state: 'never_connected', term: <Trans>Never connected</Trans> },
    { state: 'stopped', term: <Trans>Stopped</Trans> },
    { state: 'suspended', term: <Trans>Suspended</Trans> },
    { state: 'unknown', term: <Trans>Unknown</Trans> },
  ] as const;
  return rows.map(({ state, term }) => {
    const count = countIn(casts, state);
    return count === 0 ? null : (
      <DescriptionItem key={state} layout="ends" term={term}>
        {formats.number(count)}
      </DescriptionItem>
    );
  });
}

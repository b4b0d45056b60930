import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminDashboard } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { useFormats } from '#/i18n/use-formats.ts';

/** Fleet counts. Values from the engine are hidden while it is unreachable. */
export function FleetTiles({ dashboard }: { dashboard: AdminDashboard }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { now, waiting, customers } = dashboard;
  const isKnown = now.engine.state === 'up';
  const said = (count: number) => (isKnown ? formats.number(count) : null);
  const total = formats.number(now.casts.total);
  return (
    <StatGroup className="max-md:grid-cols-2">
      <Stat label={<Trans>Casts live</Trans>} value={said(now.casts.live)} unit={t`of ${total}`} />
      <Stat label={<Trans>Off air</Trans>} value={said(now.casts.offAir)} />
      <Stat label={<Trans>Never connected</Trans>} value={said(now.casts.neverConnected)} />
      {now.casts.stopped > 0 && (
        <Stat label={<Trans>Stopped</Trans>} value={formats.number(now.casts.stopped)} />
      )}
      <Stat label={<Trans>Apps waiting for review</Trans>} value={formats.number(waiting.apps)} />
      <Stat label={<Trans>Skills waiting for review</Trans>} value={formats.number(waiting.skills)} />
      <Stat label={<Trans>Customers</Trans>} value={formats.number(customers)} />
    </StatGroup>
  );
}

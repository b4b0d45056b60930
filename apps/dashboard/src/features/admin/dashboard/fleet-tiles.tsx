import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminDashboard } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import { Age } from '#/components/timestamp/timestamp.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermission } from '#/session/use-permission.ts';

/** Fleet counts, which lead to the casts they count. Values from the engine are hidden while it is unreachable. */
export function FleetTiles({ dashboard }: { dashboard: AdminDashboard }) {
  const { t } = useLingui();
  const formats = useFormats();
  const maySeeSkills = usePermission('services.manage');
  const { now, waiting, customers } = dashboard;
  const isKnown = now.engine.state === 'up';
  const format = (count: number) => (isKnown ? formats.number(count) : null);
  const total = formats.number(now.casts.total);
  return (
    <StatGroup className="max-md:grid-cols-2 md:grid-cols-4">
      <LinkedStat
        label={<Trans>Casts live</Trans>}
        link={{ to: '/admin/cast', search: { state: 'live' } }}
        unit={t`of ${total}`}
        value={format(now.casts.live)}
      />
      <LinkedStat
        label={<Trans>Off air</Trans>}
        link={{ to: '/admin/cast', search: { state: 'off_air' } }}
        value={format(now.casts.offAir)}
      />
      <LinkedStat
        label={<Trans>Never connected</Trans>}
        link={{ to: '/admin/cast', search: { state: 'never_connected' } }}
        value={format(now.casts.neverConnected)}
      />
      {now.casts.stopped > 0 && (
        <LinkedStat
          label={<Trans>Stopped</Trans>}
          link={{ to: '/admin/cast', search: { state: 'stopped' } }}
          value={formats.number(now.casts.stopped)}
        />
      )}
      <Stat label={<Trans>Apps waiting for review</Trans>} value={formats.number(waiting.apps)} />
      {maySeeSkills ? (
        <LinkedStat
          label={<Trans>Skills waiting for review</Trans>}
          link={{ to: '/admin/alexa', search: { state: 'in_review' } }}
          value={formats.number(waiting.skills)}
        />
      ) : (
        <Stat label={<Trans>Skills waiting for review</Trans>} value={formats.number(waiting.skills)} />
      )}
      <LinkedStat
        label={<Trans>Requests waiting</Trans>}
        link={{ to: '/admin/customers/requests' }}
        unit={waiting.oldestRequestAt !== null && <OldestRequest at={waiting.oldestRequestAt} />}
        value={formats.number(waiting.requests)}
      />
      <LinkedStat
        label={<Trans>Customers</Trans>}
        link={{ to: '/admin/customers' }}
        value={formats.number(customers)}
      />
    </StatGroup>
  );
}

function OldestRequest({ at }: { at: string }) {
  return (
    <Trans>
      oldest <Age at={at} />
    </Trans>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminDashboard, CastState } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import type { ReactNode } from 'react';
import { Age } from '#/components/timestamp/timestamp.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Fleet counts, which lead to the casts they count. Values from the engine are hidden while it is unreachable. */
export function FleetTiles({ dashboard }: { dashboard: AdminDashboard }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { now, waiting, customers } = dashboard;
  const isKnown = now.engine.state === 'up';
  const format = (count: number) => (isKnown ? formats.number(count) : null);
  const total = formats.number(now.casts.total);
  return (
    <StatGroup className="max-md:grid-cols-2 md:grid-cols-4">
      <CastStat
        label={<Trans>Casts live</Trans>}
        state="live"
        unit={t`of ${total}`}
        value={format(now.casts.live)}
      />
      <CastStat label={<Trans>Off air</Trans>} state="off_air" value={format(now.casts.offAir)} />
      <CastStat
        label={<Trans>Never connected</Trans>}
        state="never_connected"
        value={format(now.casts.neverConnected)}
      />
      {now.casts.stopped > 0 && (
        <CastStat label={<Trans>Stopped</Trans>} state="stopped" value={formats.number(now.casts.stopped)} />
      )}
      <Stat label={<Trans>Apps waiting for review</Trans>} value={formats.number(waiting.apps)} />
      <Stat label={<Trans>Skills waiting for review</Trans>} value={formats.number(waiting.skills)} />
      <Stat
        className="relative rounded-control has-[a:hover]:text-accent-text"
        label={
          <Link
            className="underline decoration-border-strong underline-offset-3 after:absolute after:-inset-2 after:rounded-control hover:decoration-current"
            to="/admin/customers/requests"
          >
            <Trans>Requests waiting</Trans>
          </Link>
        }
        unit={waiting.oldestRequestAt !== null && <OldestRequest at={waiting.oldestRequestAt} />}
        value={formats.number(waiting.requests)}
      />
      <Stat label={<Trans>Customers</Trans>} value={formats.number(customers)} />
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

interface CastStatProps {
  label: ReactNode;
  /** The state that the tile counts: it leads to the list of these casts. */
  state: CastState;
  value: ReactNode;
  unit?: string;
}

/** A tile that is a link as a whole. */
function CastStat({ label, state, value, unit }: CastStatProps) {
  return (
    <Stat
      className="relative rounded-control has-[a:hover]:text-accent-text"
      label={
        <Link
          className="underline decoration-border-strong underline-offset-3 after:absolute after:-inset-2 after:rounded-control hover:decoration-current"
          search={{ state }}
          to="/admin/cast"
        >
          {label}
        </Link>
      }
      unit={unit}
      value={value}
    />
  );
}

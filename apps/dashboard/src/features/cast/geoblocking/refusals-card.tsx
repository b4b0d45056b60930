import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BarList } from '@unmuted/ui/bar-chart';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Flag } from '@unmuted/ui/flag';
import { Skeleton } from '@unmuted/ui/skeleton';
import { refusalsQuery } from '#/data/geolock/geolock.queries.ts';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Joins refused in the last 24 hours by country, including bans. */
export function RefusalsCard() {
  const { t } = useLingui();
  const nameOf = useCountryName();
  const { api, username } = useCastContext();
  const refusals = useQuery(refusalsQuery(api, username));
  const counts = new Map<string, number>();
  for (const { country, count } of refusals.data?.items ?? [])
    counts.set(country ?? '', (counts.get(country ?? '') ?? 0) + count);
  const items = [...counts].sort(([, a], [, b]) => b - a);
  return (
    <Card asChild>
      <section aria-label={t`Blocked in the last 24 hours`}>
        <CardHeader title={<Trans>Blocked in the last 24 hours</Trans>} />
        <CardBody>
          {refusals.isPending && <Skeleton height={60} />}
          {refusals.isError && !refusals.data && <Trans>Couldn’t load blocked connections.</Trans>}
          {refusals.data && items.length === 0 && (
            <span className="text-fg-muted">
              <Trans>No one was blocked.</Trans>
            </span>
          )}
          {items.length > 0 && (
            <BarList
              aria-label={t`Blocked in the last 24 hours`}
              items={items.map(([country, value]) => ({
                id: country,
                label: nameOf(country || null),
                value,
                icon: country === '' ? <span className="w-5" /> : <Flag code={country} />,
              }))}
              max={6}
            />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

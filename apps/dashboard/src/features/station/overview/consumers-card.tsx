import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { RadioTowerIcon, SmartphoneIcon } from '@unmuted/ui/icons';

/** What else plays the stream of the station. Renders nothing if nothing does. */
export function ConsumersCard({ apps, consumers }: Pick<Station, 'apps' | 'consumers'>) {
  const { t } = useLingui();
  const count = consumers.length + apps.length;
  if (count === 0) return null;
  return (
    <Card asChild>
      <section aria-label={t`Also plays this stream`}>
        <CardHeader
          className="pb-2"
          description={
            <Plural
              value={count}
              one="It follows each change of the stream."
              other="They follow each change of the stream."
            />
          }
          title={<Trans>Also plays this stream</Trans>}
        />
        <DataList className="border-t border-border-soft">
          {consumers.map(({ id, name }) => (
            <DataListItem
              className="relative"
              description={<Trans>Station</Trans>}
              key={id}
              leading={
                <DataListIcon>
                  <RadioTowerIcon />
                </DataListIcon>
              }
              title={
                <Link
                  className="underline decoration-border-strong underline-offset-3 after:absolute after:inset-0 hover:decoration-current"
                  params={{ id }}
                  to="/station/$id"
                >
                  <bdi>{name}</bdi>
                </Link>
              }
            />
          ))}
          {apps.map(({ id, name, platform }) => (
            <DataListItem
              className="relative"
              description={platform === 'ios' ? <Trans>iOS app</Trans> : <Trans>Android app</Trans>}
              key={id}
              leading={
                <DataListIcon>
                  <SmartphoneIcon />
                </DataListIcon>
              }
              title={
                <Link
                  className="underline decoration-border-strong underline-offset-3 after:absolute after:inset-0 hover:decoration-current"
                  params={{ id }}
                  to="/apps/android/$id"
                >
                  <bdi>{name}</bdi>
                </Link>
              }
            />
          ))}
        </DataList>
      </section>
    </Card>
  );
}

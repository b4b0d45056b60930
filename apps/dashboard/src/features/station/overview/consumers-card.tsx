import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';

/** What else plays the stream of the station. Renders nothing if nothing does. */
export function ConsumersCard({ consumers }: Pick<Station, 'consumers'>) {
  const { t } = useLingui();
  const count = consumers.length;
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
          title={
            <Plural
              value={count}
              one="# other station plays this stream"
              other="# other stations play this stream"
            />
          }
        />
        <DataList className="border-t border-border-soft">
          {consumers.map(({ id, name }) => (
            <DataListItem
              description={<Trans>Station</Trans>}
              key={id}
              leading={
                <DataListIcon>
                  <RadioTowerIcon />
                </DataListIcon>
              }
              title={
                <TextLink asChild>
                  <Link params={{ id }} to="/station/$id">
                    <bdi>{name}</bdi>
                  </Link>
                </TextLink>
              }
            />
          ))}
        </DataList>
      </section>
    </Card>
  );
}

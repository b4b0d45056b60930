import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TuneInMetrics } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Link as TextLink } from '@unmuted/ui/link';

/** Stations with the same id at TuneIn overwrite each other's songs, and TuneIn may block both. */
export function Duplicates({ duplicates }: Pick<TuneInMetrics, 'duplicates'>) {
  return (
    <Alert
      title={
        <Plural
          one="# TuneIn ID is used by several stations"
          other="# TuneIn IDs are used by several stations"
          value={duplicates.length}
        />
      }
      tone="warning"
    >
      <Trans>They overwrite each other’s songs, and TuneIn may block them.</Trans>
      <ul className="mt-1 grid gap-1">
        {duplicates.map(({ stationId, stations }) => (
          <li className="wrap-anywhere" key={stationId}>
            <TextLink asChild>
              <Link search={{ q: stationId }} to="/admin/tunein">
                <code dir="ltr">{stationId}</code>
              </Link>
            </TextLink>
            {': '}
            {stations.map(({ id, name, customer }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <bdi>{name}</bdi> (<bdi>{customer}</bdi>)
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

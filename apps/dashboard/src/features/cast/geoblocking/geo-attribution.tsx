import { Trans } from '@lingui/react/macro';
import type { GeoSource } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

/** Attribution required by the license of the geolocation data. */
export function GeoAttribution({ geo: { name, date, attribution } }: { geo: GeoSource }) {
  const formats = useFormats();
  const day = date && formats.date(new Date(`${date}T12:00:00Z`), 'UTC');
  return (
    <p className="text-13 text-fg-muted">
      {day ? (
        <Trans>
          Countries: {name}, {day}.
        </Trans>
      ) : (
        <Trans>Countries: {name}.</Trans>
      )}{' '}
      {attribution !== null && <bdi>{attribution}</bdi>}
    </p>
  );
}

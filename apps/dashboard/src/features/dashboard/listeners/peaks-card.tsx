import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { useId } from 'react';
import type { Peaks } from '#/features/dashboard/listeners/peaks.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const shownAtMost = 5;

/** Compares the casts by their peak listeners of the last 24 hours. */
export function PeaksCard({ peaks }: { peaks: Peaks }) {
  const { t } = useLingui();
  const formats = useFormats();
  const id = useId();
  const { casts, highest } = peaks;
  const name = highest?.name;
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          title={
            <span id={id}>
              {name === undefined ? t`Several casts share the highest peak` : t`${name} had the highest peak`}
            </span>
          }
          description={<Trans>Peak listeners, last 24 h</Trans>}
        />
        <CardBody>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
            {casts.slice(0, shownAtMost).map((cast) => (
              <li key={cast.username} className="min-w-0">
                <p className="flex justify-between gap-4">
                  <span className="min-w-0 truncate" title={cast.name}>
                    {cast.name}
                  </span>
                  <span className="font-medium tabular-nums">{formats.number(cast.peak)}</span>
                </p>
                <span
                  className="mt-1.5 block h-2 overflow-hidden rounded-full bg-fill-hover"
                  aria-hidden="true"
                >
                  <span
                    className="block h-full rounded-full bg-data-1"
                    style={{ width: `${cast.share * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </CardBody>
      </section>
    </Card>
  );
}

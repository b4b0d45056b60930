import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NowPlayingFleet } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import type { ReactNode } from 'react';
import { shareText } from '#/features/admin/now-playing/share-text.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The share of the texts of the last 24 hours that are read: as a song, an ad, a jingle or a station name. */
export function ReadTextsCard({ day }: Pick<NowPlayingFleet, 'day'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const { parsed, corrected, unknown, others } = day;
  const read = parsed + corrected + others;
  const all = read + unknown;
  const percent = shareText(formats, read, all);
  return (
    <Card asChild>
      <section aria-label={t`Texts that are read`}>
        <CardHeader
          description={<Trans>Last 24 hours, all stations</Trans>}
          title={all === 0 ? <Trans>Texts that are read</Trans> : <Trans>{percent} of texts are read</Trans>}
        />
        <CardBody>
          {all === 0 ? (
            <EmptyState
              className="min-h-40"
              description={<Trans>The share is known once texts are recorded.</Trans>}
              title={<Trans>No texts in the last 24 hours</Trans>}
            />
          ) : (
            <>
              <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
                <span className="text-40 font-semibold tracking-tight">{formats.number(read)}</span>
                <span className="font-medium text-fg-muted">
                  <Plural one="of # text" other="of # texts" value={all} />
                </span>
              </p>
              <Bar {...day} />
              <dl className="mt-4 grid gap-2 text-13">
                <Line className="bg-data-1" count={parsed} term={<Trans>Read from the text</Trans>} />
                <Line
                  className="bg-data-2"
                  count={corrected}
                  term={<Trans>Corrected and remembered</Trans>}
                />
                <Line
                  className="bg-data-3"
                  count={others}
                  term={<Trans>Ads, jingles and station names</Trans>}
                />
                <Line
                  className="bg-silent-solid"
                  count={unknown}
                  term={<Trans context="kind of text">Unknown</Trans>}
                />
              </dl>
            </>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

/** Decorative: the list below has the numbers. */
function Bar({ parsed, corrected, others, unknown }: NowPlayingFleet['day']) {
  const parts = [
    ['bg-data-1', parsed],
    ['bg-data-2', corrected],
    ['bg-data-3', others],
    ['bg-silent-solid', unknown],
  ] as const;
  return (
    <div aria-hidden className="mt-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-fill">
      {parts.map(
        ([color, count]) =>
          count > 0 && (
            <span
              className={`min-w-1.5 forced-colors:bg-[Highlight] ${color}`}
              key={color}
              style={{ flexGrow: count }}
            />
          ),
      )}
    </div>
  );
}

function Line({ className, term, count }: { className: string; term: ReactNode; count: number }) {
  const formats = useFormats();
  return (
    <div className="flex items-center gap-2">
      <i aria-hidden className={`size-2.5 flex-none rounded-[2px] ${className}`} />
      <dt className="min-w-0 flex-1 text-fg-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{formats.number(count)}</dd>
    </div>
  );
}

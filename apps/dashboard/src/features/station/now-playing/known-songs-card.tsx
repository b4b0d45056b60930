import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NowPlaying } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;

/** The share of texts of the last 24 hours in which a song is known. */
export function KnownSongsCard({ day }: Pick<NowPlaying, 'day'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const { parsed, corrected, unknown, others } = day;
  const known = parsed + corrected;
  const all = known + unknown;
  // Not 100 % while one is unknown.
  const percent = all === 0 ? '' : formats.percent(unknown > 0 ? Math.min(known / all, 0.99) : 1, whole);
  return (
    <Card asChild>
      <section aria-label={t`Known songs`}>
        <CardHeader
          title={all === 0 ? <Trans>Known songs</Trans> : <Trans>{percent} of songs are known</Trans>}
        />
        <CardBody>
          {all + others === 0 ? (
            <EmptyState
              className="min-h-40"
              description={<Trans>The share is known once songs are recorded.</Trans>}
              title={<Trans>No texts in the last 24 hours</Trans>}
            />
          ) : (
            <>
              <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
                <span className="text-40 font-semibold tracking-tight">{formats.number(known)}</span>
                <span className="font-medium text-fg-muted">
                  <Plural one="of # song, 24 h" other="of # songs, 24 h" value={all} />
                </span>
              </p>
              <Bar corrected={corrected} parsed={parsed} unknown={unknown} />
              <dl className="mt-4 grid gap-2 text-13">
                <Line className="bg-data-1" count={parsed} term={<Trans>Read from the text</Trans>} />
                <Line
                  className="bg-data-2"
                  count={corrected}
                  term={<Trans>Corrected and remembered</Trans>}
                />
                <Line className="bg-silent-solid" count={unknown} term={<Trans>Unknown</Trans>} />
                <Line
                  className="border border-border-strong"
                  count={others}
                  term={<Trans>Ads, jingles and station names</Trans>}
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
function Bar({ parsed, corrected, unknown }: Omit<NowPlaying['day'], 'others'>) {
  const parts = [
    ['bg-data-1', parsed],
    ['bg-data-2', corrected],
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

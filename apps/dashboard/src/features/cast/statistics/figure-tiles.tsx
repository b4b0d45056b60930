import { Trans, useLingui } from '@lingui/react/macro';
import type { StatisticsSummary } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { Definition } from '#/features/cast/statistics/definition.tsx';
import { useFigureMessages } from '#/features/cast/statistics/figure.messages.ts';
import { changeOf } from '#/features/cast/statistics/figure-change.ts';
import { figureOf, type StatisticsTile, statisticsTiles } from '#/features/cast/statistics/figures.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface FigureTilesProps {
  /** Undefined while loading. */
  summary: StatisticsSummary | undefined;
  isFiltered: boolean;
}

/** Nine statistics of a range with their changes and definitions. */
export function FigureTiles({ summary, isFiltered }: FigureTilesProps) {
  return (
    <StatGroup className="-mx-(--card-pad) mt-4 -mb-(--card-pad) grid-cols-2 rounded-t-none border-x-0 border-b-0 *:last:col-span-2 md:grid-cols-3 md:*:last:col-span-1 print:*:last:col-span-1 print:grid-cols-3">
      {statisticsTiles.map((tile) => (
        <Tile isFiltered={isFiltered} key={tile.id} summary={summary} tile={tile} />
      ))}
    </StatGroup>
  );
}

function Tile({ tile, summary, isFiltered }: FigureTilesProps & { tile: StatisticsTile }) {
  const { i18n } = useLingui();
  const words = useFigureMessages();
  const { id, kind, rise } = tile;
  const value = summary ? figureOf(summary.values, id) : null;
  const before = summary?.compared ? figureOf(summary.compared.values, id) : null;
  const change = changeOf(value, before, kind === 'share');
  return (
    <Stat
      change={
        change && {
          direction: change.direction,
          text: words.changeText(kind, change),
          ...(rise && { rise }),
        }
      }
      label={
        <span className="flex items-center gap-1">
          {i18n._(tile.label)}
          <Definition term={i18n._(tile.term)}>{i18n._(tile.definition)}</Definition>
        </span>
      }
      loading={!summary}
      note={summary && <Note before={before} isFiltered={isFiltered} summary={summary} tile={tile} />}
      unit={words.unitOf(kind)}
      value={value === null ? null : words.numberOf(kind, value)}
    />
  );
}

interface NoteProps {
  tile: StatisticsTile;
  summary: StatisticsSummary;
  before: number | null;
  isFiltered: boolean;
}

/** Shows context or the previous value, or why a value is unavailable. */
function Note({ tile, summary, before, isFiltered }: NoteProps) {
  const words = useFigureMessages();
  const { values } = summary;
  const { id, kind } = tile;
  if (figureOf(values, id) === null) return <WhyNot isFiltered={isFiltered} summary={summary} tile={tile} />;
  const former = before === null ? null : words.fullOf(kind, before);
  return (
    <>
      {id === 'peak' && values.peak?.listeners ? (
        <PeakMoment peak={values.peak} timeZone={summary.timeZone} />
      ) : (
        former !== null && (
          <span>
            <Trans>was {former}</Trans>
          </span>
        )
      )}
    </>
  );
}

function WhyNot({ tile, summary: { values }, isFiltered }: Omit<NoteProps, 'before'>) {
  if (tile.from === 'counts')
    return isFiltered ? <Trans>Not available with filters</Trans> : <Trans>No data</Trans>;
  return values.starts === null ? <Trans>No session data</Trans> : <Trans>No sessions</Trans>;
}

interface PeakMomentProps {
  peak: NonNullable<StatisticsSummary['values']['peak']>;
  timeZone: string;
}

function PeakMoment({ peak: { at, title }, timeZone }: PeakMomentProps) {
  const formats = useFormats();
  const date = new Date(at);
  return (
    <span className="min-w-0 wrap-anywhere">
      <time className="whitespace-nowrap" dateTime={at}>
        {formats.date(date, timeZone)} {formats.time(date, timeZone)}
      </time>
      {title !== null && (
        <>
          {', '}
          <bdi>{title}</bdi>
        </>
      )}
    </span>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ApiClients, limits, type SongOutput, type SongOutputResult } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { useId } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { songOutputLogQuery } from '#/data/song-outputs/song-outputs.queries.ts';
import { ResultFacts } from '#/features/station/now-playing/outputs/result-facts.tsx';
import { SongName } from '#/features/station/now-playing/outputs/song-name.tsx';

export interface OutputPartProps {
  api: ApiClients;
  stationId: string;
  output: SongOutput;
}

/** The last tries of an output. */
export function OutputLog({ api, stationId, output }: OutputPartProps) {
  const id = useId();
  const query = useQuery(songOutputLogQuery(api, { stationId, outputId: output.id }));
  const most = limits.songOutputLog;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h3 className="font-medium" id={id}>
          <Trans>Log</Trans>
        </h3>
        <p className="text-13 text-fg-muted">
          <Trans>The last {most} tries</Trans>
        </p>
      </div>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the log</Trans>}
        query={query}
        skeleton={<RowsSkeleton count={3} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-fg-muted">
              <Trans>Nothing yet. Results appear here with the next song or test.</Trans>
            </p>
          ) : (
            <ul className="grid">
              {items.map((result) => (
                <LogEntry key={result.id} result={result} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </section>
  );
}

function LogEntry({ result }: { result: SongOutputResult }) {
  return (
    <li className="grid gap-1 border-t border-float-border py-3 first:border-t-0 first:pt-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">
          <SongName song={result.song} />{' '}
          {result.isTest && (
            <Badge tone="info">
              <Trans>Test</Trans>
            </Badge>
          )}
        </span>
        <span className="flex-none text-13 text-fg-muted">
          <Timestamp at={result.at} />
        </span>
      </p>
      <ResultFacts result={result} />
    </li>
  );
}

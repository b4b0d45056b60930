import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamingServiceSummary, StreamState } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { troubled, unchecked } from '#/features/admin/streaming-services/services.search.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** How many services are heard, not heard and not checked; each figure leads to what it counts. */
export function ServiceTiles({ summary }: { summary: StreamingServiceSummary | undefined }) {
  const formats = useFormats();
  const { i18n } = useLingui();
  const isLoading = summary === undefined;
  const sumOf = (states: readonly StreamState[]) =>
    summary && formats.number(states.reduce((sum, state) => sum + summary[state], 0));
  const partsOf = (states: readonly StreamState[]) =>
    states
      .filter((state) => (summary?.[state] ?? 0) > 0)
      .map((state) => `${i18n._(streamLooks[state].word)}: ${formats.number(summary?.[state] ?? 0)}`)
      .join(' · ');
  const linkTo = (states: readonly StreamState[]) =>
    ({ to: '/admin/streaming-services', search: { state: states.join() } }) as const;
  return (
    <StatGroup className="max-md:grid-cols-2">
      <Stat
        label={<Trans>Streaming services</Trans>}
        loading={isLoading}
        value={summary ? formats.number(summary.total) : null}
      />
      <LinkedStat
        label={i18n._(streamLooks.on_air.word)}
        link={linkTo(['on_air'])}
        loading={isLoading}
        value={sumOf(['on_air']) ?? null}
      />
      <LinkedStat
        label={<Trans>Not heard</Trans>}
        link={linkTo(troubled)}
        loading={isLoading}
        note={partsOf(troubled)}
        value={sumOf(troubled) ?? null}
      />
      <LinkedStat
        label={<Trans>Not checked</Trans>}
        link={linkTo(unchecked)}
        loading={isLoading}
        note={partsOf(unchecked)}
        value={sumOf(unchecked) ?? null}
      />
    </StatGroup>
  );
}

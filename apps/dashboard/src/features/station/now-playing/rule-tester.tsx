import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { EmptyState } from '@unmuted/ui/empty-state';
import { FailedState } from '@unmuted/ui/failed-state';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Textarea } from '@unmuted/ui/textarea';
import { useId } from 'react';
import type { RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { TestedTextRow } from '#/features/station/now-playing/tested-text.tsx';
import type { RuleTestState } from '#/features/station/now-playing/use-rule-test.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface RuleTesterProps {
  test: RuleTestState;
  rules: readonly RuleDraft[];
  /** The reader's own texts, one per line. */
  own: string;
  onOwn: (text: string) => void;
  /** No more rules are possible. */
  isFull: boolean;
  onRule: (raw: string) => void;
  onIgnore: (raw: string) => void;
}

/** What the rules make of the latest texts of the station and of the reader's own. */
export function RuleTester({ own, onOwn, test, ...row }: RuleTesterProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="min-w-0 border-border-soft bg-surface max-lg:border-t lg:rounded-ee-card lg:border-s">
      <div className="px-(--card-pad) py-4">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-semibold" id={id}>
            <Trans>Try it</Trans>
          </h3>
          <p className="text-12 text-fg-muted">
            <Trans>The latest texts, and your own</Trans>
          </p>
        </div>
        <Textarea
          aria-label={t`Your own texts, one per line`}
          className="min-h-control font-mono text-13"
          maxRows={5}
          minRows={1}
          onChange={({ currentTarget }) => onOwn(currentTarget.value)}
          placeholder={t`Artist - Title (Radio Edit)`}
          spellCheck={false}
          value={own}
        />
      </div>
      <Results {...row} labelledBy={id} test={test} />
    </div>
  );
}

type ResultsProps = Omit<RuleTesterProps, 'own' | 'onOwn'> & { labelledBy: string };

function Results({ test: { query, results }, labelledBy, ...row }: ResultsProps) {
  const { i18n } = useLingui();
  if (query.isError && !query.data)
    return (
      <FailedState
        className="border-t border-border-soft py-6"
        description={errorText(i18n, query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        title={<Trans>Couldn’t test the rules</Trans>}
      />
    );
  if (!results)
    return (
      <div className="grid gap-4 border-t border-border-soft p-(--card-pad)">
        {[70, 85, 55, 75].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
    );
  if (results.length === 0)
    return (
      <EmptyState
        className="border-t border-border-soft py-8"
        description={<Trans>Type one above to see what the rules make of it.</Trans>}
        title={<Trans>No texts to try yet</Trans>}
      />
    );
  return (
    <ul aria-busy={query.isFetching} aria-labelledby={labelledBy}>
      {results.map((result) => (
        <TestedTextRow key={result.raw} result={result} {...row} />
      ))}
    </ul>
  );
}

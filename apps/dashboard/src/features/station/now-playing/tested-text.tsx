import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { ArrowRightIcon, CirclePauseIcon, CircleQuestionMarkIcon } from '@unmuted/ui/icons';
import type { RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { kindNames } from '#/features/station/now-playing/now-playing.messages.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import type { TestedText } from '#/features/station/now-playing/use-rule-test.ts';

export interface TestedTextRowProps {
  rules: readonly RuleDraft[];
  /** No more rules are possible. */
  isFull: boolean;
  onRule: (raw: string) => void;
  onIgnore: (raw: string) => void;
  result: TestedText;
}

/** A text, and what the rules make of it. */
export function TestedTextRow({ result, ...acts }: TestedTextRowProps) {
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-t border-border-soft px-(--card-pad) py-3 md:grid-cols-[minmax(0,4fr)_1.25rem_minmax(0,6fr)]">
      <code className="font-mono text-12 whitespace-pre-wrap wrap-anywhere text-fg-muted">
        <bdi>{result.raw}</bdi>
      </code>
      <ArrowRightIcon className="text-fg-subtle max-md:hidden rtl:-scale-x-100" />
      <Result result={result} {...acts} />
    </li>
  );
}

function Result({ result, rules, isFull, onRule, onIgnore }: TestedTextRowProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { isFixed } = useNowPlayingStation();
  const { raw, kind, artist, title, ignoredBy } = result;
  if (kind === 'song')
    return (
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <bdi className="font-medium">{title}</bdi>{' '}
          {artist !== null && <bdi className="text-fg-muted">{artist}</bdi>}
        </p>
        <HowItWasRead result={result} rules={rules} />
      </div>
    );
  if (ignoredBy !== null)
    return (
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 text-fg-muted">
          <CirclePauseIcon />
          <Trans>Ignored</Trans>
        </p>
        <p className="text-12 wrap-anywhere text-fg-muted">
          <Trans>
            By <bdi>“{ignoredBy}”</bdi>
          </Trans>
        </p>
      </div>
    );
  if (kind !== 'none') return <p className="text-fg-muted">{i18n._(kindNames[kind])}</p>;
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div>
        <p className="flex items-center gap-1.5 font-medium text-silent-text">
          <CircleQuestionMarkIcon />
          {i18n._(kindNames.none)}
        </p>
        <p className="text-12 text-fg-muted">
          <Trans>No artist and title found</Trans>
        </p>
      </div>
      {!isFixed && (
        <span className="flex flex-wrap gap-1">
          {!isFull && (
            <Button aria-label={t`Make a rule for ${raw}`} onClick={() => onRule(raw)} size="sm">
              <Trans>Make a rule</Trans>
            </Button>
          )}
          <Button aria-label={t`Ignore this: ${raw}`} onClick={() => onIgnore(raw)} size="sm" variant="ghost">
            <Trans>Ignore this</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}

/** Which rules changed the text, or that a person corrected it. */
function HowItWasRead({ result, rules }: Pick<TestedTextRowProps, 'result' | 'rules'>) {
  const { i18n } = useLingui();
  if (result.isCorrected)
    return (
      <p className="text-12 text-fg-muted">
        <Trans>Corrected and remembered</Trans>
      </p>
    );
  const numbers = rules.flatMap(({ key }, place) => (result.rules.includes(key) ? [String(place + 1)] : []));
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(numbers);
  return (
    <p className="text-12 text-fg-muted">
      {numbers.length === 0 ? <Trans>Split as it comes</Trans> : <Trans>Changed by rule {list}</Trans>}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PreflightCheck as Check } from '@unmuted/api';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  TriangleAlertIcon,
} from '@unmuted/ui/icons';
import { checkAdvice, checkNames, outcomeMessages } from '#/features/cast/directories/preflight.messages.ts';
import { PreflightFacts } from '#/features/cast/directories/preflight-facts.tsx';
import { PreflightReason } from '#/features/cast/directories/preflight-reason.tsx';

const icons = {
  ok: { Icon: CircleCheckIcon, tone: 'text-live-text' },
  warn: { Icon: TriangleAlertIcon, tone: 'text-silent-text' },
  fail: { Icon: CircleAlertIcon, tone: 'text-off-air-text' },
  unknown: { Icon: CircleQuestionMarkIcon, tone: 'text-suspended-text' },
} as const;

export interface PreflightCheckProps {
  check: Check;
  /** Directory names by id. */
  names: ReadonlyMap<string, string>;
}

/** One check: result, facts, advice and the directories that require it. */
export function PreflightCheck({ check, names }: PreflightCheckProps) {
  const { i18n } = useLingui();
  const { id, outcome, requiredBy } = check;
  const { Icon, tone } = icons[outcome];
  const demanding = requiredBy.map((each) => names.get(each) ?? each).join(', ');
  return (
    <li className="flex gap-3 border-t border-border-soft py-3 first:border-t-0">
      <Icon className={`mt-0.5 flex-none ${tone}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{i18n._(checkNames[id])}</span>
          <span className={`text-13 font-medium ${tone}`}>{i18n._(outcomeMessages[outcome])}</span>
        </p>
        {outcome !== 'ok' && (
          <p className="text-13 wrap-anywhere">
            <PreflightReason check={check} />
          </p>
        )}
        <PreflightFacts check={check} />
        {(outcome === 'fail' || outcome === 'warn') && (
          <p className="text-13 wrap-anywhere">{i18n._(checkAdvice[id])}</p>
        )}
        {outcome !== 'ok' && demanding !== '' && (
          <p className="text-13 text-fg-muted wrap-anywhere">
            <Trans>
              Required by <bdi>{demanding}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}

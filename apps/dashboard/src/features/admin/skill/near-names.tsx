import { Trans } from '@lingui/react/macro';
import type { SkillNearName } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

/** From this similarity on listeners get the wrong one now and then. */
const tooNear = 0.9;

/** The names that sound most like a name. */
export function NearNames({ near }: { near: readonly SkillNearName[] }) {
  const formats = useFormats();
  if (near.length === 0)
    return (
      <p className="text-13 text-fg-muted">
        <Trans>No other name sounds like it.</Trans>
      </p>
    );
  return (
    <div className="text-13">
      <p className="text-fg-muted">
        <Trans>Sounds most like</Trans>
      </p>
      <ul className="mt-1 grid gap-1">
        {near.slice(0, 3).map(({ locale, name, kind, score }) => (
          <li
            className={`flex flex-wrap gap-x-2 ${score >= tooNear ? 'text-danger-text' : ''}`}
            key={`${locale} ${kind} ${name}`}
          >
            <bdi className="min-w-0 wrap-anywhere" lang={locale}>
              “{name}”
            </bdi>
            <span className={score >= tooNear ? '' : 'text-fg-muted'}>
              {kind === 'skill' ? <Trans>a skill of ours</Trans> : <Trans>a well-known station</Trans>},{' '}
              {formats.percent(score, { minimumFractionDigits: 0, maximumFractionDigits: 0 })}
              {score >= tooNear && (
                <>
                  {' – '}
                  <Trans>Alexa would mix them up</Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

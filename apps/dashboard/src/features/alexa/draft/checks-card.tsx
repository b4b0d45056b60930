import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillIssue } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useState } from 'react';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillIssueText } from '#/components/skill/skill-issues.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { tagOf } from '#/i18n/locales.ts';

/** Whether the draft can go to Amazon, and what is in the way; each line leads to its field. */
export function ChecksCard() {
  const { issues } = useSkillEditor();
  const [isOpen, setOpen] = useState(false);
  if (!issues)
    return (
      <Card className="flex min-h-14 items-center px-5">
        <Skeleton width={220} />
      </Card>
    );
  const errors = issues.filter(({ level }) => level === 'error');
  const rest = issues.filter(({ level }) => level !== 'error');
  const isReady = errors.length === 0;
  const shown = isOpen ? [...errors, ...rest] : errors;
  return (
    <Card asChild>
      <section aria-labelledby="skill-checks">
        <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5">
          {isReady ? (
            <CircleCheckIcon className="flex-none text-live-text" />
          ) : (
            <CircleAlertIcon className="flex-none text-off-air-text" />
          )}
          <h2 className="text-14 font-semibold" id="skill-checks">
            <span role="status">
              {isReady ? (
                <Trans>The draft can go to Amazon</Trans>
              ) : (
                <Plural
                  one="# thing to fix before it can go to Amazon"
                  other="# things to fix before it can go to Amazon"
                  value={errors.length}
                />
              )}
            </span>
          </h2>
          {rest.length > 0 && (
            <Button
              aria-expanded={isOpen}
              className="ms-auto text-fg-muted"
              onClick={() => setOpen(!isOpen)}
              size="sm"
              variant="ghost"
            >
              {isOpen ? (
                <Trans>Hide suggestions</Trans>
              ) : (
                <span>
                  <Plural one="# suggestion" other="# suggestions" value={rest.length} />
                </span>
              )}
            </Button>
          )}
        </div>
        {shown.length > 0 && (
          <ul className="grid border-t border-border-soft py-1">
            {shown.map((issue) => (
              <Line issue={issue} key={`${issue.locale} ${issue.field} ${issue.code}`} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Line({ issue }: { issue: SkillIssue }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { jump, document } = useSkillEditor();
  const { locale, field, level } = issue;
  const label = i18n._(skillFieldLabels[field]);
  const language = locale && document.voices.length > 1 ? skillLocaleName(tagOf(i18n.locale), locale) : null;
  return (
    <li>
      <button
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-1.5 text-start text-13 hover:bg-fill md:px-5"
        onClick={() => jump({ locale, field })}
        type="button"
      >
        {level === 'error' ? (
          <CircleAlertIcon className="flex-none text-off-air-text" />
        ) : (
          <InfoIcon className="flex-none text-fg-subtle" />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{language ? t`${label}, ${language}` : label}</span>{' '}
          <span className="text-fg-muted">{i18n._(skillIssueText(issue))}</span>
        </span>
      </button>
    </li>
  );
}

import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appIssueText, listingIssueText } from '#/components/mobile-app/app-issues.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import type { FieldPlace } from '#/features/apps/draft/editor-context.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { tagOf } from '#/i18n/locales.ts';

/** A line of the checks. */
export interface Finding {
  readonly id: string;
  readonly place: FieldPlace;
  readonly level: 'error' | 'warning' | 'hint';
  readonly text: string;
}

/** What the checks found about the app and its own store, errors first; other stores count as suggestions. */
export function useFindings(): readonly Finding[] {
  const { i18n } = useLingui();
  const { app, findings } = useAppEditor();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const found: Finding[] = [
    ...findings.fields.map((issue) => ({
      id: `${issue.field} ${issue.code}`,
      place: { field: issue.field, language: null },
      level: issue.level,
      text: i18n._(appIssueText(issue)),
    })),
    ...findings.listings.flatMap((issue) =>
      issue.field === 'language'
        ? []
        : [
            {
              id: `${issue.language} ${issue.store} ${issue.field} ${issue.code}`,
              place: { field: issue.field, language: issue.language },
              level: issue.level === 'error' && issue.store !== own ? ('hint' as const) : issue.level,
              text: listingIssueText(i18n, issue),
            },
          ],
    ),
  ];
  const ranks = { error: 0, warning: 1, hint: 2 };
  return found.sort((one, other) => ranks[one.level] - ranks[other.level]);
}

const icons = { error: CircleAlertIcon, warning: TriangleAlertIcon, hint: InfoIcon };
const tones = { error: 'text-off-air-text', warning: 'text-silent-text', hint: 'text-fg-subtle' };

/** Findings that lead to their fields. */
export function ChecksList({ findings }: { findings: readonly Finding[] }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { app, jump, document } = useAppEditor();
  return (
    <ul className="grid py-1">
      {findings.map(({ id, place, level, text }) => {
        const Icon = icons[level];
        const label = i18n._(appFieldLabel(place.field, app.platform));
        const language =
          place.language && document.listings.length > 1
            ? appLanguageName(tagOf(i18n.locale), place.language)
            : null;
        return (
          <li key={id}>
            <button
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-1.5 text-start text-13 hover:bg-fill md:px-5"
              onClick={() => jump(place)}
              type="button"
            >
              <Icon className={`flex-none ${tones[level]}`} />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{language ? t`${label}, ${language}` : label}</span>{' '}
                <span className="text-fg-muted">{text}</span>
                {level === 'error' && (
                  <span className="sr-only">
                    {' '}
                    <Trans>blocks sending</Trans>
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

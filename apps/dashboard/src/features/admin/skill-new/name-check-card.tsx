import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { StatusPill } from '@unmuted/ui/status-pill';
import { invocationNameTexts } from '#/components/skill/skill-issues.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { similarNamesQuery } from '#/data/skills/staff-skills.queries.ts';
import { IssueLine } from '#/features/admin/review/issue-line.tsx';
import { NearNames } from '#/features/admin/skill/near-names.tsx';
import {
  languageOfLocale,
  lintInvocationName,
  suggestInvocationName,
} from '#/features/admin/skill-new/new-skill.schema.ts';
import type { NewSkillNames } from '#/features/admin/skill-new/new-skill-form.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** What Amazon's rules say of the invocation names, and which names sound alike, while the form is filled in. */
export function NameCheckCard({ api, name, locales }: NewSkillNames & { api: ApiClients }) {
  const settled = useDebouncedValue(name.trim());
  // Locales of one language get the same name.
  const languages = [...new Set(locales.map(languageOfLocale))];
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="name-check">
        <CardHeader
          description={
            <Trans>By Amazon’s rules, and by sound among other skills and well-known stations.</Trans>
          }
          title={
            <span id="name-check">
              <Trans>Invocation names</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-5">
          {settled === '' || languages.length === 0 ? (
            <p className="text-fg-muted">
              <Trans>Choose what the skill plays; the names and their checks appear here.</Trans>
            </p>
          ) : (
            languages.map((language) => (
              <LanguageCheck
                api={api}
                key={language}
                locales={locales.filter((locale) => languageOfLocale(locale) === language)}
                name={settled}
              />
            ))
          )}
        </CardBody>
      </section>
    </Card>
  );
}

interface LanguageCheckProps {
  api: ApiClients;
  name: string;
  locales: readonly SkillLocale[];
}

function LanguageCheck({ api, name, locales }: LanguageCheckProps) {
  const { i18n } = useLingui();
  const [locale = 'en-US'] = locales;
  const suggestion = suggestInvocationName(name, locale);
  const issues = lintInvocationName(suggestion, locale);
  const hasError = issues.some(({ level }) => level === 'error');
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' });
  return (
    <section className="grid gap-2 border-t border-border-soft pt-4 first:border-t-0 first:pt-0">
      <h3 className="text-13 text-fg-muted">
        {names.format(locales.map((each) => skillLocaleName(i18n.locale, each)))}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 text-16 font-semibold wrap-anywhere" lang={locale}>
          {suggestion}
        </bdi>
        <StatusPill appearance="plain" status={hasError ? 'failed' : 'passed'}>
          {hasError ? <Trans>Amazon would refuse it</Trans> : <Trans>Follows Amazon’s rules</Trans>}
        </StatusPill>
      </p>
      {issues.length > 0 && (
        <ul className="grid gap-1.5">
          {issues.map(({ code, level }) => (
            <IssueLine key={code} level={level} text={i18n._(invocationNameTexts[code])} />
          ))}
        </ul>
      )}
      <Similar api={api} locale={locale} name={suggestion} />
    </section>
  );
}

function Similar({ api, name, locale }: { api: ApiClients; name: string; locale: SkillLocale }) {
  const { i18n } = useLingui();
  const { data, error } = useQuery(similarNamesQuery(api, name, locale));
  if (data) return <NearNames near={data.near} />;
  if (error) return <p className="text-13 text-danger-text">{errorText(i18n, error)}</p>;
  return name === '' ? null : <Skeleton height={16} width="60%" />;
}

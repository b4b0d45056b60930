import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, SkillDocument } from '@unmuted/api';
import type { SkillIssue } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillIssueText } from '#/components/skill/skill-issues.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { nearNamesQuery } from '#/data/skills/near-names.queries.ts';
import { IssueLine } from '#/features/admin/review/issue-line.tsx';
import { NearNames } from '#/features/admin/skill/near-names.tsx';

export interface ChecksCardProps {
  api: ApiClients;
  id: string;
  document: SkillDocument;
  issues: readonly SkillIssue[];
}

/** What Amazon would refuse, as far as it can be known, and the names that sound alike. */
export function ChecksCard({ api, id, document, issues }: ChecksCardProps) {
  const { i18n } = useLingui();
  const errors = issues.filter(({ level }) => level === 'error');
  const others = issues.filter(({ level }) => level !== 'error');
  const near = useQuery(nearNamesQuery(api, id, document));
  const nameOf = (issue: SkillIssue) => {
    const { locale, field } = issue;
    const label = i18n._(skillFieldLabels[field]);
    const place = locale === null ? label : `${label} (${skillLocaleName(i18n.locale, locale)})`;
    return `${place}: ${i18n._(skillIssueText(issue))}`;
  };
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="checks">
        <CardHeader
          className="pb-2"
          description={<Trans>By the rules of Amazon that we know</Trans>}
          title={
            <span id="checks">
              <Plural
                _0="Nothing that Amazon would refuse"
                one="Amazon would refuse # field"
                other="Amazon would refuse # fields"
                value={errors.length}
              />
            </span>
          }
        />
        <CardBody className="grid gap-4">
          {issues.length > 0 && (
            <ul className="grid gap-2">
              {[...errors, ...others].map((issue) => (
                <IssueLine
                  key={`${issue.locale} ${issue.field} ${issue.code}`}
                  level={issue.level}
                  text={nameOf(issue)}
                />
              ))}
            </ul>
          )}
          <div className="border-t border-border-soft pt-4 first:border-t-0 first:pt-0">
            <QueryContent
              failedTitle={<Trans>Couldn’t compare the names</Trans>}
              query={near}
              skeleton={<RowsSkeleton count={1} />}
            >
              {(found) => <NearNames near={found.near} />}
            </QueryContent>
          </div>
        </CardBody>
      </section>
    </Card>
  );
}

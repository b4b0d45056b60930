import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Skill, SkillDocument } from '@unmuted/api';
import type { SkillIssue } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@unmuted/ui/tabs';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { SkillReviewRow, type SkillReviewRowProps } from '#/features/admin/skill/skill-review-row.tsx';
import { useSkillTexts, voiceFields } from '#/features/admin/skill/use-skill-texts.ts';

export interface ReviewCardProps extends Pick<SkillReviewRowProps, 'issues' | 'draft' | 'onComment'> {
  skill: Skill;
  /** The version that is shown. */
  document: SkillDocument;
}

/** What Alexa says and what the store shows, one language at a time. */
export function VoicesCard({ skill, document, ...review }: ReviewCardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const texts = useSkillTexts(skill);
  const { voices } = document;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="voices">
        <CardHeader
          className="pb-2"
          description={<Trans>What Alexa says and what the store shows</Trans>}
          title={
            <span id="voices">
              <Trans>Texts by language</Trans>
            </span>
          }
        />
        <CardBody>
          <Tabs defaultValue={voices[0]?.locale ?? ''} key={voices.map(({ locale }) => locale).join()}>
            <TabsList aria-label={t`Languages of the skill`}>
              {voices.map(({ locale }) => (
                <TabsTab count={countOf(review.issues, locale)} key={locale} value={locale}>
                  {skillLocaleName(i18n.locale, locale)}
                </TabsTab>
              ))}
            </TabsList>
            {voices.map((voice) => (
              <TabsPanel key={voice.locale} value={voice.locale}>
                <dl>
                  {voiceFields.map((field) => (
                    <SkillReviewRow
                      {...review}
                      field={field}
                      key={field}
                      locale={voice.locale}
                      text={texts.ofVoice(voice, field)}
                    />
                  ))}
                </dl>
              </TabsPanel>
            ))}
          </Tabs>
        </CardBody>
      </section>
    </Card>
  );
}

/** Errors of a locale; hints do not stop a review. */
function countOf(issues: readonly SkillIssue[], of: string): number | undefined {
  const count = issues.filter(({ locale, level }) => locale === of && level === 'error').length;
  return count === 0 ? undefined : count;
}

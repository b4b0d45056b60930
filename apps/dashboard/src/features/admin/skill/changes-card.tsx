import { Trans } from '@lingui/react/macro';
import type { Skill } from '@unmuted/api';
import { comparisonOf } from '#/features/admin/review/comparison.ts';
import { FieldChangesCard } from '#/features/admin/review/field-changes-card.tsx';
import type { VersionName } from '#/features/admin/review/version-bar.tsx';
import { useSkillTexts } from '#/features/admin/skill/use-skill-texts.ts';

/** What changed between two versions. */
export function ChangesCard({ skill, name }: { skill: Skill; name: VersionName }) {
  const texts = useSkillTexts(skill);
  const comparison = comparisonOf(skill, name);
  if (comparison === null) return null;
  return (
    <FieldChangesCard
      changes={texts.changesBetween(comparison.before, comparison.after)}
      description={
        comparison.with === 'live' ? (
          <Trans>Compared with the live version</Trans>
        ) : (
          <Trans>In the draft, after it was sent for review</Trans>
        )
      }
    />
  );
}

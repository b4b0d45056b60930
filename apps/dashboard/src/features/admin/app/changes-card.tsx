import { Trans } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import { useAppTexts } from '#/features/admin/app/use-app-texts.ts';
import { comparisonOf } from '#/features/admin/review/comparison.ts';
import { FieldChangesCard } from '#/features/admin/review/field-changes-card.tsx';
import type { VersionName } from '#/features/admin/review/version-bar.tsx';

/** What changed between two versions of an app. */
export function ChangesCard({ app, name }: { app: App; name: VersionName }) {
  const texts = useAppTexts(app);
  const comparison = comparisonOf(app, name);
  if (comparison === null) return null;
  return (
    <FieldChangesCard
      changes={texts.changesBetween(comparison.before, comparison.after)}
      description={
        comparison.with === 'live' ? (
          <Trans>Compared with the version in the store</Trans>
        ) : (
          <Trans>In the draft, after it was sent for review</Trans>
        )
      }
    />
  );
}

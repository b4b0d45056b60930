import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SkillManifest } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { JsonDiff } from '@unmuted/ui/diff-view';
import { DownloadIcon } from '@unmuted/ui/icons';
import { JsonView } from '@unmuted/ui/json-view';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { Select } from '@unmuted/ui/select';
import { useMemo, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { skillManifestQuery } from '#/data/skills/staff-skills.queries.ts';
import { PackageCard } from '#/features/admin/skill/package-card.tsx';
import type { SkillTabProps } from '#/features/admin/skill/settings-tab.tsx';
import { viewersMessages } from '#/i18n/messages/viewers.messages.ts';
import { saveText } from '#/lib/save-text.ts';

/** The documents as Amazon gets them, and what differs from the live version. */
export function ManifestTab({ api, skill }: SkillTabProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const labels = useMemo(() => ({ viewers: viewersMessages(i18n) }), [locale]);
  const query = useQuery(skillManifestQuery(api, skill.skill.id));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the manifest</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={6} hasTitle />}
    >
      {(manifest) => (
        <UiLabelProvider groups={labels}>
          <PackageCard api={api} skill={skill} />
          <Documents manifest={manifest} />
          <LiveDiff manifest={manifest} />
        </UiLabelProvider>
      )}
    </QueryContent>
  );
}

const skillJson = 'skill.json';

/** File names are those of the package. */
function Documents({ manifest: { manifest, models } }: { manifest: SkillManifest }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [chosen, setChosen] = useState(skillJson);
  const model = models.find(({ locale }) => locale === chosen);
  const value = model ? model.model : manifest;
  const name = model ? `${model.locale}.json` : skillJson;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="documents">
        <CardHeader
          actions={
            <>
              <Select
                aria-label={t`Document`}
                onValueChange={setChosen}
                options={[
                  { value: skillJson, label: skillJson, note: t`Manifest` },
                  ...models.map(({ locale }) => ({
                    value: locale,
                    label: `${locale}.json`,
                    note: skillLocaleName(i18n.locale, locale),
                  })),
                ]}
                value={model ? chosen : skillJson}
              />
              <Button onClick={() => saveText(name, JSON.stringify(value, null, 2), 'application/json')}>
                <DownloadIcon />
                <Trans>Save file</Trans>
              </Button>
            </>
          }
          className="pb-4"
          description={<Trans>As Amazon gets them</Trans>}
          title={
            <span id="documents">
              <Trans>Manifest and interaction models</Trans>
            </span>
          }
        />
        <CardBody>
          <JsonView key={name} label={name} maxHeight="32rem" value={value} />
        </CardBody>
      </section>
    </Card>
  );
}

function LiveDiff({ manifest: { manifest, live } }: { manifest: SkillManifest }) {
  const { t } = useWords();
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="live-diff">
        <CardHeader
          className="pb-4"
          description={live && <Trans>The manifest as Amazon gets it against the live one</Trans>}
          title={
            <span id="live-diff">
              <Trans>Changes since the live version</Trans>
            </span>
          }
        />
        <CardBody>
          {live ? (
            <JsonDiff after={manifest} aria-label={t`Changes of the manifest`} before={live} />
          ) : (
            <p className="text-fg-muted">
              <Trans>The skill was never live.</Trans>
            </p>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

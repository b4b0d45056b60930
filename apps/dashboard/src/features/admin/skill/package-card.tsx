import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DownloadIcon } from '@unmuted/ui/icons';
import { readSkillPackage } from '#/data/skills/staff-skills.queries.ts';
import type { SkillTabProps } from '#/features/admin/skill/settings-tab.tsx';
import { saveZip } from '#/lib/save-text.ts';

/** The zip for Amazon; the server refuses one of a skill that is not complete. */
export function PackageCard({ api, skill }: SkillTabProps) {
  const reading = useMutation(readSkillPackage(api, skill.skill.id));
  const save = (format: 'ask' | 'smapi') =>
    reading.mutate(format, { onSuccess: ({ name, content }) => saveZip(name, content) });
  const isBusy = (format: string) => reading.isPending && reading.variables === format;
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="package">
        <CardHeader
          className="pb-4"
          description={
            <Trans>
              Manifest, interaction models and both icons. While a skill is in review: of what was sent.
            </Trans>
          }
          title={
            <span id="package">
              <Trans>Package for Amazon</Trans>
            </span>
          }
        />
        <CardBody className="flex flex-wrap gap-3">
          <Button loading={isBusy('ask')} onClick={() => save('ask')}>
            <DownloadIcon />
            <Trans>For ask deploy</Trans>
          </Button>
          <Button loading={isBusy('smapi')} onClick={() => save('smapi')}>
            <DownloadIcon />
            <Trans>For the import of SMAPI</Trans>
          </Button>
        </CardBody>
      </section>
    </Card>
  );
}

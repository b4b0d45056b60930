import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SiteSource } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { Select } from '@unmuted/ui/select';
import { useId } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { checkSkillStream } from '#/data/skills/skills.queries.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { SkillField } from '#/features/alexa/draft/skill-field.tsx';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { StreamReport } from '#/features/alexa/streams/stream-report.tsx';

const none = 'none';
const keyOf = ({ kind, id }: SiteSource) => `${kind} ${id}`;

/** What Alexa plays, and how it looks from there. */
export function StreamsView({ isSaved }: { isSaved: boolean }) {
  const { skill } = useSkillEditor();
  const { forcedUrl } = skill.facts;
  return (
    <>
      {forcedUrl !== null && (
        <Alert silent title={<Trans>Support has set another stream</Trans>} tone="warning">
          <Trans>
            Alexa plays <bdi dir="ltr">{forcedUrl}</bdi> in place of the stream below, until support ends
            this.
          </Trans>
        </Alert>
      )}
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:items-start">
        <StreamsCard />
        <CheckCard isSaved={isSaved} />
      </div>
    </>
  );
}

function StreamsCard() {
  const { t } = useLingui();
  const titleId = useId();
  const { skill, document, change, canEdit } = useSkillEditor();
  const { source, backupUrl } = document;
  const chosen = source && keyOf(source);
  const isKnown = source === null || skill.sources.some((each) => keyOf(each) === chosen);
  const address =
    skill.facts.source && chosen === keyOf(skill.facts.source) ? skill.facts.source.listenUrl : null;
  const options = [
    { value: none, label: t`Nothing yet` },
    ...(isKnown || !chosen ? [] : [{ value: chosen, label: t`Deleted station or cast` }]),
    ...skill.sources.map(({ name, ...each }) => ({
      value: keyOf(each),
      label: each.kind === 'station' ? t`${name} (station)` : t`${name} (cast)`,
    })),
  ];
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Live as soon as you save, without a new certification.</Trans>}
          title={
            <span id={titleId}>
              <Trans>What Alexa plays</Trans>
            </span>
          }
        />
        <CardBody>
          <fieldset className="grid min-w-0 gap-5" disabled={!canEdit}>
            <SkillField field="source">
              <Select
                disabled={!canEdit}
                onValueChange={(value) => {
                  const found = skill.sources.find((each) => keyOf(each) === value);
                  change({ source: found ? { kind: found.kind, id: found.id } : null });
                }}
                options={options}
                value={chosen ?? none}
              />
            </SkillField>
            {address !== null && (
              <p className="-mt-3 flex min-w-0 items-center gap-1 text-13 text-fg-muted">
                <bdi className="min-w-0 truncate" dir="ltr" title={address}>
                  {address}
                </bdi>
                <CopyButton label={t`Copy the address of the stream`} text={address} />
              </p>
            )}
            <SkillField
              field="backupUrl"
              hint={<Trans>Played once if the main stream fails. https, MP3 or AAC.</Trans>}
              optional
            >
              <Input
                autoCapitalize="none"
                autoComplete="off"
                dir="ltr"
                inputMode="url"
                onChange={({ target }) => change({ backupUrl: target.value.trim() })}
                placeholder="https://"
                spellCheck={false}
                value={backupUrl}
              />
            </SkillField>
          </fieldset>
        </CardBody>
      </section>
    </Card>
  );
}

function CheckCard({ isSaved }: { isSaved: boolean }) {
  const titleId = useId();
  const { api, id } = useSkill();
  const { canEdit } = useSkillEditor();
  const check = useMutation(checkSkillStream(api, id));
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          actions={
            canEdit && (
              <Button loading={check.isPending} onClick={() => check.mutate()}>
                <RotateCwIcon />
                <Trans>Check now</Trans>
              </Button>
            )
          }
          description={<Trans>Connects to the saved streams as a device does.</Trans>}
          title={
            <span id={titleId}>
              <Trans>As Alexa sees it</Trans>
            </span>
          }
        />
        {!isSaved && (
          <p className="px-4 pt-3 text-13 text-silent-text md:px-5">
            <Trans>Save the draft first to check what you changed.</Trans>
          </p>
        )}
        <CardBody aria-live="polite">
          {check.error ? (
            <CallFailure reason={check.error} />
          ) : check.data ? (
            <StreamReport report={check.data} />
          ) : (
            <p className="text-13 text-fg-muted">
              <Trans>
                Alexa needs https with a certificate that devices trust, MP3 or AAC, and sound within two
                seconds.
              </Trans>
            </p>
          )}
        </CardBody>
      </section>
    </Card>
  );
}

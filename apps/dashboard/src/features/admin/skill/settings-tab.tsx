import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClients, limits, type SkillSettings, type StaffSkill } from '@unmuted/api';
import { CardBody } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { staffSkillKeys } from '#/data/skills/staff-skills.keys.ts';
import { saveSkillSettings, staffSkillQuery } from '#/data/skills/staff-skills.queries.ts';
import { useStaffSettingsForm } from '#/features/admin/review/use-staff-settings-form.tsx';
import { skillSettings } from '#/features/admin/skill/settings.schema.ts';

const fields = ['amazonId', 'vendorId', 'endpoint', 'forcedUrl'] as const;

const labels: Record<(typeof fields)[number], MessageDescriptor> = {
  amazonId: msg`ID at Amazon`,
  vendorId: msg`Vendor ID`,
  endpoint: msg`Other endpoint`,
  forcedUrl: msg`Other stream`,
};

const maxLengths = { amazonId: 53, vendorId: 30, endpoint: 500, forcedUrl: limits.streamUrl };

export interface SkillTabProps {
  api: ApiClients;
  skill: StaffSkill;
}

/** What only staff set: the IDs at Amazon, the endpoint and the stream. */
export function SettingsTab({ api, skill }: SkillTabProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const form = useSettingsForm(api, skill);
  const { draft, base, theirs } = form;
  const hints: Record<(typeof fields)[number], ReactNode> = {
    amazonId: (
      <Trans>
        Amazon assigns it with the first upload: <bdi dir="ltr">amzn1.ask.skill.…</bdi>
      </Trans>
    ),
    vendorId: <Trans>The account at Amazon that publishes the skill.</Trans>,
    endpoint: <Trans>An https address or the ARN of a function that answers Alexa in place of Studio.</Trans>,
    forcedUrl: (
      <Trans>An https address that is played in place of the station, at once and for everyone.</Trans>
    ),
  };
  const conflict =
    theirs &&
    fields
      .filter((name) => theirs[name] !== draft[name])
      .map((id) => ({ id, label: i18n._(labels[id]), mine: draft[id] || null, theirs: theirs[id] || null }));
  return (
    <EditFormCard
      changes={fields.filter((name) => draft[name] !== base[name]).map((name) => i18n._(labels[name]))}
      conflict={conflict}
      description={<Trans>Only staff see and change them.</Trans>}
      effect={
        draft.forcedUrl === base.forcedUrl ? (
          <Trans>The manifest gets the new values.</Trans>
        ) : (
          <Trans>Listeners hear the other stream with their next request.</Trans>
        )
      }
      form={form}
      isFixed={false}
      title={<Trans>Amazon, endpoint and stream</Trans>}
    >
      <CardBody className="grid gap-5">
        <div className="grid gap-1">
          <p className="text-14 font-medium">
            <Trans>Our endpoint</Trans>
          </p>
          <p className="flex min-w-0 items-center gap-2 text-13">
            <code className="min-w-0 wrap-anywhere" dir="ltr">
              {skill.endpointUrl}
            </code>
            <CopyButton label={t`Copy our endpoint`} text={skill.endpointUrl} />
          </p>
        </div>
        {fields.map((name) => (
          <Field
            error={form.errorOf(`/${name}`, { duplicate: t`Another skill has this ID.` })}
            hint={hints[name]}
            key={name}
            label={i18n._(labels[name])}
            optional
          >
            <Input
              autoComplete="off"
              dir="ltr"
              maxLength={maxLengths[name]}
              name={name}
              onChange={({ currentTarget: { value } }) => form.change({ [name]: value })}
              spellCheck={false}
              value={draft[name]}
            />
          </Field>
        ))}
      </CardBody>
    </EditFormCard>
  );
}

function useSettingsForm(api: ApiClients, skill: StaffSkill) {
  const { id } = skill.skill;
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveSkillSettings(api, id));
  return useStaffSettingsForm({
    name: 'skill-settings',
    staff: skill,
    versionOf: (each) => each.skill.version,
    settingsOf: ({ settings }): SkillSettings => settings,
    schema: skillSettings,
    save: mutateAsync,
    reread: () => client.fetchQuery({ ...staffSkillQuery(api, id), staleTime: 0 }),
    setStaff: (each) => client.setQueryData(staffSkillKeys.one(id), each),
  });
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, AppSettings, StaffApp } from '@unmuted/api';
import { CardBody } from '@unmuted/ui/card';
import type { ReactNode } from 'react';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { storeNames } from '#/components/product-states/product-states.ts';
import { signingChoicesQuery } from '#/data/apps/signing.queries.ts';
import { staffAppKeys } from '#/data/apps/staff-apps.keys.ts';
import { saveAppSettings, staffAppQuery } from '#/data/apps/staff-apps.queries.ts';
import { appSettings } from '#/features/admin/app/app-checks.schema.ts';
import { SettingField } from '#/features/admin/app/setting-field.tsx';
import {
  type PlainSetting,
  type SettingsField,
  settingsFields,
  settingsLabels,
  trackNames,
} from '#/features/admin/app/settings-fields.ts';
import { GoogleNotes, TestCounter } from '#/features/admin/app/settings-notes.tsx';
import { SigningField } from '#/features/admin/app/signing-field.tsx';
import { useStaffSettingsForm } from '#/features/admin/review/use-staff-settings-form.tsx';

export interface AppTabProps {
  api: ApiClients;
  app: StaffApp;
}

/** What only staff set: the next version, the store and the contact for its reviewers. */
export function SettingsTab({ api, app }: AppTabProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const form = useSettingsForm(api, app);
  const { draft, base, theirs } = form;
  const { platform } = app.app;
  const fields = settingsFields[platform];
  const all: readonly SettingsField[] = [...fields, 'signingId'];
  const { data: choices } = useQuery(signingChoicesQuery(api, platform));
  const label = (field: SettingsField) => i18n._(settingsLabels[field]);
  const textOf = (values: AppSettings, field: SettingsField): string | null => {
    const value = values[field];
    if (field === 'signingId') return choices?.find(({ id }) => id === value)?.reference ?? null;
    if (field === 'track') return i18n._(trackNames[values.track]);
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    return value === null || value === '' ? null : String(value);
  };
  const highest = highestCode(app);
  const hints: Partial<Record<SettingsField, ReactNode>> = {
    versionName: <Trans>Two or three numbers, such as 1.4.0.</Trans>,
    versionCode:
      highest === 0 ? (
        <Trans>A whole number, which each build increases.</Trans>
      ) : (
        <Trans>Higher than {highest}, that of the last build.</Trans>
      ),
    rollout: <Trans>Percentage of listeners who get the version.</Trans>,
    appleAppId: <Trans>Digits; Apple assigns them when the app is created.</Trans>,
    sku: <Trans>Can’t be changed after the app was created.</Trans>,
    teamId: <Trans>Ten capital letters and digits.</Trans>,
    reviewPhone: <Trans>With the country: +353 91 555 010 is written +35391555010.</Trans>,
    reviewNotes: <Trans>How the reviewers find the playback in the background, step by step.</Trans>,
  };
  const field = (name: PlainSetting) => (
    <SettingField
      change={form.change}
      error={form.errorOf(`/${name}`, ownTexts(name))}
      field={name}
      hint={hints[name]}
      key={name}
      values={draft}
    />
  );
  const ownTexts = (name: SettingsField) => {
    const pattern = patternTexts[name];
    return {
      minimum: t`It has to be higher than that of the last build.`,
      ...(pattern && { pattern: i18n._(pattern) }),
    };
  };
  const groups = groupsOf(fields);
  const store = storeNames[platform];
  return (
    <EditFormCard
      changes={all.filter((name) => draft[name] !== base[name]).map(label)}
      conflict={
        theirs &&
        all
          .filter((id) => theirs[id] !== draft[id])
          .map((id) => ({ id, label: label(id), mine: textOf(draft, id), theirs: textOf(theirs, id) }))
      }
      description={<Trans>Only staff see and change them.</Trans>}
      effect={<Trans>The next build and the kit get the new values.</Trans>}
      form={form}
      isFixed={false}
      title={<Trans>Version, store and contact</Trans>}
    >
      <CardBody className="grid gap-6">
        <Group title={<Trans>Next build</Trans>}>
          <div className="grid items-start gap-5 md:grid-cols-2">
            {groups.version.map(field)}
            <SigningField
              choices={choices}
              error={form.errorOf('/signingId')}
              onChange={(signingId) => form.change({ signingId })}
              platform={platform}
              value={draft.signingId}
            />
          </div>
        </Group>
        <Group title={store}>
          {platform === 'android' && <GoogleNotes settings={draft} />}
          <div className="grid items-start gap-5 md:grid-cols-2">{groups.store.map(field)}</div>
          {platform === 'android' && <TestCounter settings={draft} />}
        </Group>
        <Group title={<Trans>Contact for the reviewers of the store</Trans>}>
          <div className="grid gap-5">{groups.contact.map(field)}</div>
        </Group>
      </CardBody>
    </EditFormCard>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-b border-border-soft pb-6 last:border-b-0 last:pb-0">
      <h3 className="text-16 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

const groupsOf = (fields: readonly PlainSetting[]) => ({
  version: fields.filter((field) => field.startsWith('version')),
  store: fields.filter((field) => !field.startsWith('version') && !field.startsWith('review')),
  contact: fields.filter((field) => field.startsWith('review')),
});

/** What the patterns of fields mean. */
const patternTexts: Partial<Record<SettingsField, MessageDescriptor>> = {
  versionName: msg`Write two or three numbers with periods, such as 1.4.0.`,
  teamId: msg`A team ID has ten capital letters and digits.`,
  reviewPhone: msg`Write the number with + and the country, without spaces.`,
  sku: msg`Use letters, digits, periods, hyphens and underscores.`,
  appleAppId: msg`Use digits only.`,
};

/** The highest number that a store may know; 0 without builds. */
const highestCode = ({ app }: StaffApp) =>
  app.builds.reduce((most, { versionCode }) => Math.max(most, versionCode), 0);

function useSettingsForm(api: ApiClients, app: StaffApp) {
  const { platform, id } = app.app;
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveAppSettings(api, { platform, id }));
  return useStaffSettingsForm({
    name: 'app-settings',
    staff: app,
    versionOf: (each) => each.app.version,
    settingsOf: ({ settings }): AppSettings => settings,
    schema: appSettings,
    // One that was not changed stays: the server raises it with the next build.
    check: ({ versionCode }) =>
      versionCode !== app.settings.versionCode && versionCode <= highestCode(app)
        ? { versionCode: { code: 'minimum' } }
        : {},
    save: mutateAsync,
    reread: () => client.fetchQuery({ ...staffAppQuery(api, { platform, id }), staleTime: 0 }),
    setStaff: (each) => client.setQueryData(staffAppKeys.one(id, platform), each),
  });
}

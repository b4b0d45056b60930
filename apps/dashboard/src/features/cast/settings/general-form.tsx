import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GeneralSettings, SavedGeneral } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import { useToast } from '@unmuted/ui/toast';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveGeneral, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { GenreField } from '#/features/cast/settings/genre-field.tsx';
import { LanguageField } from '#/features/cast/settings/language-field.tsx';
import { DescriptionField, NameField, WebsiteField } from '#/features/cast/settings/profile-fields.tsx';
import { generalSettings } from '#/features/cast/settings/settings.schema.ts';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

const valuesOf = ({ version: _, ...settings }: SavedGeneral): GeneralSettings => settings;

/** Public information about a cast for players and directories. */
export function GeneralForm({ saved, isFixed }: { saved: SavedGeneral; isFixed: boolean }) {
  const form = useGeneralForm(saved);
  const settingsChanges = useSettingsChanges(form);
  return (
    <EditFormCard
      {...settingsChanges}
      form={form}
      history={<SettingsHistory form={form} isFixed={isFixed} section="general" version={saved.version} />}
      title={<Trans>General</Trans>}
      description={<Trans>How players and directories show this cast.</Trans>}
      effect={<Trans>Applies immediately. No listener is disconnected.</Trans>}
      isFixed={isFixed}
    >
      <IdentityFields form={form} isFixed={isFixed} />
      <ContactFields form={form} />
      <PlaceFields form={form} isFixed={isFixed} />
    </EditFormCard>
  );
}

function useGeneralForm(saved: SavedGeneral) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveGeneral(api, username));
  return useEditForm<GeneralSettings, SavedGeneral>({
    name: 'general',
    resource: saved,
    setResource: (current) => client.setQueryData(settingsKeys.general(username), current),
    valuesOf,
    schema: generalSettings,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
}

interface GeneralFieldsProps {
  form: Pick<ReturnType<typeof useGeneralForm>, 'draft' | 'change' | 'errorOf'>;
  isFixed: boolean;
}

function IdentityFields({ form: { draft, change, errorOf }, isFixed }: GeneralFieldsProps) {
  const { name, description, genres } = draft;
  return (
    <SettingsSection
      title={<Trans>Identity</Trans>}
      description={<Trans>Shown in players and directories.</Trans>}
    >
      <NameField error={errorOf('/name')} onChange={(next) => change({ name: next })} value={name} />
      <DescriptionField
        error={errorOf('/description')}
        onChange={(next) => change({ description: next })}
        value={description}
      />
      <GenreField
        disabled={isFixed}
        error={errorOf('/genres') ?? genres.map((_genre, index) => errorOf(`/genres/${index}`)).find(Boolean)}
        genres={genres}
        onChange={(next) => change({ genres: next })}
      />
    </SettingsSection>
  );
}

function ContactFields({ form: { draft, change, errorOf } }: Pick<GeneralFieldsProps, 'form'>) {
  return (
    <SettingsSection
      title={<Trans>Contact</Trans>}
      description={<Trans>Where listeners find out more.</Trans>}
    >
      <WebsiteField
        error={errorOf('/website')}
        onChange={(next) => change({ website: next })}
        value={draft.website}
      />
    </SettingsSection>
  );
}

function PlaceFields({ form: { draft, change, errorOf }, isFixed }: GeneralFieldsProps) {
  return (
    <SettingsSection title={<Trans>Place and language</Trans>}>
      <Field
        error={errorOf('/timeZone')}
        hint={<Trans>The time zone of the station. Pages show times in your own.</Trans>}
        label={<Trans>Time zone</Trans>}
      >
        <TimeZoneSelect
          disabled={isFixed}
          onValueChange={(zone) => change({ timeZone: zone ?? '' })}
          value={draft.timeZone}
        />
      </Field>
      <LanguageField onChange={(code) => change({ language: code })} value={draft.language} />
    </SettingsSection>
  );
}

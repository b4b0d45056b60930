import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedServer, SavedStreams, ServerSettings } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveServer, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { serverSettings } from '#/features/cast/settings/settings.schema.ts';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import {
  SourceDropSection,
  type SourceDropSectionProps,
} from '#/features/cast/settings/source-drop-section.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

const valuesOf = ({ version: _, ...settings }: SavedServer): ServerSettings => settings;
const minuteS = 60;

export interface ServerFormProps {
  saved: SavedServer;
  streams: SavedStreams['streams'];
  isFixed: boolean;
}

/** Listener settings: maximum duration, connections per address, and what happens when a source drops. */
export function ServerForm({ saved, streams, isFixed }: ServerFormProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveServer(api, username));
  const form = useEditForm<ServerSettings, SavedServer>({
    name: 'server',
    resource: saved,
    setResource: (current) => client.setQueryData(settingsKeys.server(username), current),
    valuesOf,
    schema: serverSettings,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
  const { draft, change, errorOf } = form;
  const isShorter = draft.maxListenS > 0 && (saved.maxListenS === 0 || draft.maxListenS < saved.maxListenS);
  const nameOfStream = (id: string) =>
    streams.find((stream) => stream.id === id)?.name ?? t`a deleted stream`;
  const settingsChanges = useSettingsChanges(form, nameOfStream);
  return (
    <EditFormCard
      {...settingsChanges}
      form={form}
      history={
        <SettingsHistory
          form={form}
          isFixed={isFixed}
          nameOfStream={nameOfStream}
          section="server"
          version={saved.version}
        />
      }
      title={<Trans>Server</Trans>}
      description={<Trans>How the server treats listeners.</Trans>}
      effect={
        isShorter ? (
          <Trans>Applies immediately. Listeners beyond the limit are disconnected.</Trans>
        ) : (
          <Trans>Applies immediately. No listener is disconnected.</Trans>
        )
      }
      isFixed={isFixed}
      isHarmful={isShorter}
    >
      <LimitsSection draft={draft} change={change} errorOf={errorOf} isFixed={isFixed} />
      <SourceDropSection
        draft={draft}
        change={change}
        errorOf={errorOf}
        streams={streams}
        isFixed={isFixed}
      />
    </EditFormCard>
  );
}

type LimitsSectionProps = Omit<SourceDropSectionProps, 'streams'>;

/** How long and how often a player may listen. */
function LimitsSection({ draft, change, errorOf, isFixed }: LimitsSectionProps) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={<Trans>Limits</Trans>}
      description={<Trans>Disconnects players that were left running, and limits abuse.</Trans>}
    >
      <Field
        error={errorOf('/maxListenS')}
        hint={
          <Trans>The player is then disconnected; it can reconnect at once. Leave empty for no limit.</Trans>
        }
        label={<Trans>Maximum listening time</Trans>}
        optional
      >
        <NumberInput
          disabled={isFixed}
          max={1_440}
          min={1}
          onValueChange={(minutes) => change({ maxListenS: (minutes ?? 0) * minuteS })}
          unit={t`min`}
          value={draft.maxListenS === 0 ? null : Math.round(draft.maxListenS / minuteS)}
        />
      </Field>
      <Field
        error={errorOf('/perAddress')}
        hint={<Trans>A household or an office shares one address. Leave empty for any number.</Trans>}
        label={<Trans>Listeners from one address</Trans>}
        optional
      >
        <NumberInput
          disabled={isFixed}
          max={50}
          min={1}
          onValueChange={(perAddress) => change({ perAddress })}
          value={draft.perAddress}
        />
      </Field>
    </SettingsSection>
  );
}

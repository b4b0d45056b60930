import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminCast, type CastLimits, limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';
import { saveLimits } from '#/data/admin-casts/admin-casts.queries.ts';
import { castLimits } from '#/features/cast/settings/limits.schema.ts';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const valuesOf = (cast: AdminCast): CastLimits => cast.limits;

/** Limits of a cast: concurrent listeners, streams and bitrate. */
export function LimitsForm({ saved }: { saved: AdminCast }) {
  const form = useLimitsForm(saved);
  const settingsChanges = useSettingsChanges(form);
  return (
    <EditFormCard
      {...settingsChanges}
      form={form}
      history={<SettingsHistory form={form} isFixed={false} section="limits" version={saved.version} />}
      title={<Trans>Limits</Trans>}
      description={
        <Trans>The resources of this cast. The customer sees the limits, but can’t change them.</Trans>
      }
      effect={<LimitsEffect cast={saved} draft={form.draft} />}
      isFixed={false}
    >
      <ListenerLimitField form={form} />
      <StreamLimitFields cast={saved} form={form} />
    </EditFormCard>
  );
}

function useLimitsForm(saved: AdminCast) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveLimits(api, username));
  return useEditForm<CastLimits, AdminCast>({
    name: 'limits',
    resource: saved,
    setResource: (current) => client.setQueryData(adminCastKeys.one(username), current),
    valuesOf,
    schema: castLimits,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Limits saved</Trans> }),
  });
}

type LimitsFormState = Pick<ReturnType<typeof useLimitsForm>, 'draft' | 'change' | 'errorOf'>;

function ListenerLimitField({ form: { draft, change, errorOf } }: { form: LimitsFormState }) {
  return (
    <SettingsSection
      title={<Trans>Listeners</Trans>}
      description={<Trans>Across all streams of the cast.</Trans>}
    >
      <Field error={errorOf('/listenerLimit')} label={<Trans>Listeners at once</Trans>}>
        <NumberInput
          max={limits.castListeners}
          min={1}
          onValueChange={(value) => change({ listenerLimit: value ?? Number.NaN })}
          step={50}
          value={numberOf(draft.listenerLimit)}
        />
      </Field>
    </SettingsSection>
  );
}

interface StreamLimitFieldsProps {
  cast: Pick<AdminCast, 'streamCount' | 'fastestBitrate'>;
  form: LimitsFormState;
}

function StreamLimitFields({ cast, form: { draft, change, errorOf } }: StreamLimitFieldsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { streamCount, fastestBitrate } = cast;
  const fastest = formats.number(fastestBitrate ?? 0);
  return (
    <SettingsSection
      title={<Trans>Streams</Trans>}
      description={<Trans>Existing streams above a lower limit stay until they are changed.</Trans>}
    >
      <Field
        error={errorOf('/streamsLimit')}
        hint={<Plural value={streamCount} one="It has # stream." other="It has # streams." />}
        label={<Trans>Number of streams</Trans>}
      >
        <NumberInput
          max={limits.castStreams}
          min={1}
          onValueChange={(value) => change({ streamsLimit: value ?? Number.NaN })}
          stepper
          value={numberOf(draft.streamsLimit)}
        />
      </Field>
      <Field
        error={errorOf('/bitrateLimit')}
        hint={
          fastestBitrate !== null && (
            <Trans>Its stream with the highest bitrate is set up for {fastest} kbps.</Trans>
          )
        }
        label={<Trans>Maximum bitrate</Trans>}
      >
        <NumberInput
          max={limits.bitrateMax}
          min={limits.bitrateMin}
          onValueChange={(value) => change({ bitrateLimit: value ?? Number.NaN })}
          step={16}
          unit={t`kbps`}
          value={numberOf(draft.bitrateLimit)}
        />
      </Field>
    </SettingsSection>
  );
}

/** An empty field yields NaN. */
const numberOf = (value: number) => (Number.isNaN(value) ? null : value);

/** Describes how saving affects connected listeners and existing streams. */
function LimitsEffect({ cast, draft }: { cast: AdminCast; draft: CastLimits }) {
  const { listeners, streamCount, fastestBitrate } = cast;
  const formats = useFormats();
  const { listenerLimit, streamsLimit, bitrateLimit } = draft;
  if (listeners !== null && listenerLimit < listeners) {
    const limit = formats.number(listenerLimit);
    return (
      <Plural
        value={listeners}
        one={`# listener stays connected. New listeners can’t connect until there are fewer than ${limit}.`}
        other={`# listeners stay connected. New listeners can’t connect until there are fewer than ${limit}.`}
      />
    );
  }
  if (streamsLimit < streamCount || bitrateLimit < (fastestBitrate ?? 0))
    return <Trans>No stream is closed. The new limits apply to the next change of its streams.</Trans>;
  return <Trans>Applies immediately. No listener is disconnected.</Trans>;
}

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
export function LimitsForm({ kept }: { kept: AdminCast }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveLimits(api, username));
  const form = useEditForm<CastLimits, AdminCast>({
    resource: kept,
    setResource: (current) => client.setQueryData(adminCastKeys.one(username), current),
    valuesOf,
    schema: castLimits,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Limits saved</Trans> }),
  });
  const { draft, change, errorOf } = form;
  const { streamCount } = kept;
  const fastest = formats.number(kept.fastestBitrate ?? 0);
  const settingsChanges = useSettingsChanges(form);
  return (
    <EditFormCard
      {...settingsChanges}
      form={form}
      history={<SettingsHistory form={form} isFixed={false} section="limits" version={kept.version} />}
      title={<Trans>Limits</Trans>}
      description={
        <Trans>The resources of this cast. The customer sees the limits, but can’t change them.</Trans>
      }
      effect={<LimitsEffect kept={kept} wanted={draft} />}
      isFixed={false}
    >
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
            kept.fastestBitrate !== null && (
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
    </EditFormCard>
  );
}

/** An empty field yields NaN. */
const numberOf = (value: number) => (Number.isNaN(value) ? null : value);

/** Describes how saving affects connected listeners and existing streams. */
function LimitsEffect({ kept, wanted }: { kept: AdminCast; wanted: CastLimits }) {
  const { listeners, streamCount, fastestBitrate } = kept;
  const formats = useFormats();
  const { listenerLimit, streamsLimit, bitrateLimit } = wanted;
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

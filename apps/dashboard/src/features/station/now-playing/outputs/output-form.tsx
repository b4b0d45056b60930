import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ApiClients, limits, type SongOutput, type SongOutputKind } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NumberInput } from '@unmuted/ui/number-input';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import type { OutputFormState, OutputValues } from '#/features/station/now-playing/outputs/output-values.ts';
import { PostPreview } from '#/features/station/now-playing/outputs/post-preview.tsx';
import { SecretField } from '#/features/station/now-playing/outputs/secret-field.tsx';
import { TargetFields } from '#/features/station/now-playing/outputs/target-fields.tsx';
import { TemplateField } from '#/features/station/now-playing/outputs/template-field.tsx';

export interface OutputFormProps<Body> {
  api: ApiClients;
  stationId: string;
  kind: SongOutputKind;
  /** The output that is edited; null for a new one. */
  stored: SongOutput | null;
  action: ReactNode;
  schema: BodySchema<Body>;
  values: OutputValues;
  toBody: (values: OutputValues) => unknown;
  save: (body: Body) => Promise<unknown>;
}

/** Target, text and rate of an output, with an example of its posts. */
export function OutputForm<Body>({
  api,
  stationId,
  kind,
  stored,
  action,
  schema,
  values,
  toBody,
  save,
}: OutputFormProps<Body>) {
  const { data: station } = useQuery(stationQuery(api, stationId));
  const form = useContractForm<OutputValues, Body>({
    schema,
    defaultValues: values,
    nested: true,
    toBody,
    save: async (body) => {
      await save(body);
      return undefined;
    },
  });
  const { control, errorOf, register } = form;
  const template = useWatch({ control, name: 'template' });
  return (
    <DialogForm action={action} form={form}>
      <Field error={errorOf('name')} label={<Trans>Name</Trans>}>
        <Input {...register('name')} autoComplete="off" maxLength={limits.songOutputName} />
      </Field>
      {kind !== 'discord' && <TargetFields form={form} kind={kind} />}
      <SecretField form={form} kind={kind} stored={stored} />
      {kind === 'discord' && <TargetFields form={form} kind={kind} />}
      <TemplateField form={form} kind={kind} />
      <PostPreview
        kind={kind}
        song={stored?.lastResult?.song ?? null}
        stationName={station?.name ?? null}
        template={template}
      />
      <RateFields form={form} />
    </DialogForm>
  );
}

const minuteS = 60;

function RateFields({ form: { control, errorOf } }: { form: OutputFormState }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Controller
        control={control}
        name="everySongs"
        render={({ field }) => (
          <Field
            error={errorOf('everySongs')}
            hint={<Trans>1 posts every song, 3 every third one.</Trans>}
            label={<Trans>Post one song of</Trans>}
          >
            <NumberInput
              max={limits.songOutputEverySongs}
              min={1}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
              ref={field.ref}
              stepper
              value={field.value}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="minIntervalS"
        render={({ field }) => (
          <Field
            error={errorOf('minIntervalS')}
            hint={<Trans>0 for no limit. When the time is over, the song on air is posted.</Trans>}
            label={<Trans>At most one post in</Trans>}
          >
            <NumberInput
              max={limits.songOutputIntervalS / minuteS}
              min={0}
              onBlur={field.onBlur}
              onValueChange={(minutes) => field.onChange(minutes === null ? null : minutes * minuteS)}
              ref={field.ref}
              unit={t`minutes`}
              value={field.value === null ? null : field.value / minuteS}
            />
          </Field>
        )}
      />
    </div>
  );
}

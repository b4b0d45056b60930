import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox } from '@unmuted/ui/combobox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { Select } from '@unmuted/ui/select';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import type { NewStationValues, StreamKind } from '#/components/new-station/new-station.ts';
import { UrlInput } from '#/components/stream-status/url-input.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly note?: string | undefined;
}

export interface StreamFieldsProps {
  form: ContractForm<NewStationValues>;
  /** The kinds to choose from. */
  kinds: readonly StreamKind[];
  casts: readonly Choice[];
  services?: readonly Choice[];
  /** Below the address: its test. */
  children?: ReactNode;
}

/** What a station plays: the kind, and the cast, the service or the address. */
export function StreamFields({ form, kinds, casts, services = [], children }: StreamFieldsProps) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: 'stream.kind' });
  const gone = t`Please choose another one: it is no longer there.`;
  return (
    <>
      {kinds.length > 1 && (
        <Controller
          control={form.control}
          name="stream.kind"
          render={({ field }) => (
            <Field label={<Trans>What does the station play?</Trans>}>
              <RadioGroup onValueChange={field.onChange} value={field.value}>
                {kinds.map((each) => (
                  <Radio
                    description={<KindHint kind={each} />}
                    key={each}
                    label={<KindName kind={each} />}
                    value={each}
                  />
                ))}
              </RadioGroup>
            </Field>
          )}
        />
      )}
      {kind === 'cast' && (
        <Controller
          control={form.control}
          name="stream.username"
          render={({ field }) => (
            <Field
              error={form.errorOf('stream.username', { required: t`Please choose a cast.`, enum: gone })}
              label={<Trans>Cast</Trans>}
            >
              <Select onValueChange={field.onChange} options={casts} value={field.value} />
            </Field>
          )}
        />
      )}
      {kind === 'service' && (
        <Controller
          control={form.control}
          name="stream.id"
          render={({ field }) => (
            <Field
              error={form.errorOf('stream.id', { required: t`Please choose a service.`, enum: gone })}
              label={<Trans>Streaming service</Trans>}
            >
              <Combobox onValueChange={field.onChange} options={services} value={field.value} />
            </Field>
          )}
        />
      )}
      {kind === 'url' && (
        <>
          <Controller
            control={form.control}
            name="stream.url"
            render={({ field }) => (
              <Field
                error={form.errorOf('stream.url', {
                  pattern: t`Enter a complete address, such as https://radio.example:8000/live.`,
                })}
                hint={<Trans>What players open. Without a user name or password.</Trans>}
                label={<Trans>Address of the stream</Trans>}
              >
                <UrlInput onChange={field.onChange} value={field.value} />
              </Field>
            )}
          />
          {children}
        </>
      )}
    </>
  );
}

function KindName({ kind }: { kind: StreamKind }) {
  if (kind === 'cast') return <Trans>A cast</Trans>;
  return kind === 'service' ? <Trans>An existing service</Trans> : <Trans>An address</Trans>;
}

function KindHint({ kind }: { kind: StreamKind }) {
  if (kind === 'cast') return <Trans>One of the account, hosted here</Trans>;
  return kind === 'service' ? (
    <Trans>Several stations can play the same one</Trans>
  ) : (
    <Trans>A stream on another server</Trans>
  );
}

/** The name and the time zone of a new station. */
export function StationNameFields({ form }: Pick<StreamFieldsProps, 'form'>) {
  return (
    <>
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Listeners see it. It can be changed later.</Trans>}
        label={<Trans>Name of the station</Trans>}
      >
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <Field error={form.errorOf('timezone')} label={<Trans>Time zone</Trans>}>
            <TimeZoneSelect onValueChange={(zone) => field.onChange(zone ?? '')} value={field.value} />
          </Field>
        )}
      />
    </>
  );
}

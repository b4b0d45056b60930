import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits, type ServiceDraft } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NumberInput } from '@unmuted/ui/number-input';
import { Select } from '@unmuted/ui/select';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { UrlInput } from '#/components/stream-status/url-input.tsx';
import { types } from '#/features/admin/streaming-services/services.search.ts';

/** The values that say where a service is, and how often it is checked. */
export interface AddressValues {
  label: string;
  type: ServiceDraft['type'];
  url: string;
  /** Empty for the path of the URL. */
  mount: string;
  sid: number | null;
  pollS: number | null;
}

/** Removes what the type does not have. */
export function addressBody({ label, type, url, mount, sid, pollS }: AddressValues) {
  return {
    label,
    type,
    url,
    mount: type === 'icecast' && mount.trim() !== '' ? mount : null,
    sid: type === 'shoutcast2' ? sid : null,
    pollS: pollS ?? undefined,
  };
}

export interface AddressFieldsProps {
  values: Pick<AddressValues, 'type' | 'url' | 'mount' | 'sid'>;
  errorOf: (field: 'type' | 'url' | 'mount' | 'sid', own?: Record<string, string>) => string | undefined;
  onChange: (change: Partial<AddressValues>) => void;
}

/** Type, address, and the mount or stream ID that the type has. */
export function AddressFields({ values, errorOf, onChange }: AddressFieldsProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { type, url, mount, sid } = values;
  return (
    <>
      <Field error={errorOf('type')} label={<Trans>Type</Trans>}>
        <Select
          onValueChange={(value) => value !== null && onChange({ type: value })}
          options={types.flatMap((value) =>
            value === 'cast' ? [] : [{ value, label: i18n._(serviceTypeNames[value]) }],
          )}
          value={type}
        />
      </Field>
      <Field
        error={errorOf('url', {
          pattern: t`Enter a complete address, such as https://radio.example:8000/live.`,
        })}
        hint={<Trans>What players open. Without a user name or password.</Trans>}
        label={<Trans>Address</Trans>}
      >
        <UrlInput onChange={(next) => onChange({ url: next })} value={url} />
      </Field>
      {type === 'icecast' && (
        <Field
          error={errorOf('mount', { pattern: t`Enter a path, such as /live.mp3.` })}
          hint={<Trans>Empty for the path of the address.</Trans>}
          label={<Trans>Mount</Trans>}
          optional
        >
          <Input
            autoCapitalize="none"
            autoComplete="off"
            dir="ltr"
            maxLength={128}
            onChange={(event) => onChange({ mount: event.target.value })}
            placeholder="/live.mp3"
            spellCheck={false}
            value={mount}
          />
        </Field>
      )}
      {type === 'shoutcast2' && (
        <Field
          error={errorOf('sid')}
          hint={<Trans>Empty for stream 1.</Trans>}
          label={<Trans>Stream ID</Trans>}
          optional
        >
          <NumberInput
            max={2_147_483_647}
            min={1}
            onValueChange={(next) => onChange({ sid: next })}
            value={sid}
          />
        </Field>
      )}
    </>
  );
}

export interface PollFieldProps {
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** Seconds between two checks. */
export function PollField({ value, error, onChange }: PollFieldProps) {
  const { t } = useWords();
  const { servicePollMinS: min, servicePollMaxS: max } = limits;
  return (
    <Field
      error={error}
      hint={
        <Trans>
          {min} to {max} seconds. A shorter interval notices a break sooner.
        </Trans>
      }
      label={<Trans>Check every</Trans>}
    >
      <NumberInput
        max={max}
        min={min}
        onValueChange={onChange}
        step={5}
        stepper
        unit={t`seconds`}
        value={value}
      />
    </Field>
  );
}

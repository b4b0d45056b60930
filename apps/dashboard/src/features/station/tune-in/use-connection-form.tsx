import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, TuneIn, TuneInChange } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveTuneIn } from '#/data/tune-in/tune-in.queries.ts';
import { tuneInKeys } from '#/data/tune-in/tune-in-keys.ts';
import { tuneInChange } from '#/features/station/tune-in/tune-in.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** An empty key leaves the stored one unchanged. */
type Values = Omit<TuneInChange, 'partnerKey'> & { partnerKey: string };
export type ConnectionForm = ReturnType<typeof useConnectionForm>['form'];

const none: Values = {
  isEnabled: true,
  stationId: '',
  partnerId: '',
  partnerKey: '',
  options: { sendAlbum: true, markAds: false, unknownSongs: 'skip', delayS: 0 },
};

function valuesOf({ settings }: TuneIn): Values {
  if (!settings) return none;
  const { isEnabled, stationId, partnerId, options } = settings;
  return { isEnabled, stationId, partnerId, partnerKey: '', options };
}

const toBody = ({ partnerKey, ...values }: Values) => ({
  ...values,
  ...(partnerKey !== '' && { partnerKey }),
});

/** The form of the credentials and options, with its changes and conflicts as texts. */
export function useConnectionForm(api: ApiClients, tuneIn: TuneIn) {
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveTuneIn(api, tuneIn.id));
  const hasKey = tuneIn.settings !== null;
  const form = useEditForm<Values, TuneIn, TuneInChange>({
    name: undefined,
    resource: tuneIn,
    setResource: (current) => client.setQueryData(tuneInKeys.one(tuneIn.id), current),
    valuesOf,
    schema: tuneInChange,
    toBody,
    check: ({ partnerKey }) => (hasKey || partnerKey !== '' ? {} : { partnerKey: { code: 'required' } }),
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>TuneIn settings saved</Trans> }),
  });
  return { form, ...useChanges(form) };
}

const labels = {
  isEnabled: msg`Send songs to TuneIn`,
  stationId: msg`Station ID`,
  partnerId: msg`Partner ID`,
  partnerKey: msg`Partner key`,
  options: msg({ message: 'Options', context: 'TuneIn' }),
} as const;

interface Edit {
  base: Values;
  draft: Values;
  theirs: Values | null;
  isDirty: boolean;
}

function useChanges({ base, draft, theirs, isDirty }: Edit): {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
} {
  const { i18n } = useLingui();
  const fields = Object.keys(labels) as (keyof Values)[];
  const differs = (one: Values, other: Values, field: keyof Values) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const textOf = useValueText();
  return {
    changes: isDirty
      ? fields.filter((field) => differs(base, draft, field)).map((field) => i18n._(labels[field]))
      : [],
    conflict:
      theirs &&
      fields
        .filter((field) => differs(draft, theirs, field))
        .map((field) => ({
          id: field,
          label: i18n._(labels[field]),
          mine: textOf(field, draft),
          theirs: textOf(field, theirs),
        })),
  };
}

function useValueText(): (field: keyof Values, values: Values) => string | null {
  const { i18n } = useLingui();
  const formats = useFormats();
  const onOff = (isOn: boolean) =>
    i18n._(
      isOn ? msg({ message: 'On', context: 'a setting' }) : msg({ message: 'Off', context: 'a setting' }),
    );
  return (field, values) => {
    const { isEnabled, options, partnerKey } = values;
    if (field === 'isEnabled') return onOff(isEnabled);
    if (field === 'partnerKey') return i18n._(partnerKey === '' ? msg`The stored key` : msg`A new key`);
    if (field !== 'options') return values[field];
    return [
      `${i18n._(msg`Send the album`)}: ${onOff(options.sendAlbum)}`,
      `${i18n._(msg`Mark ad breaks`)}: ${onOff(options.markAds)}`,
      `${i18n._(msg`Station name between songs`)}: ${onOff(options.unknownSongs === 'station_name')}`,
      `${i18n._(msg({ message: 'Delay', context: 'of a call' }))}: ${formats.duration(options.delayS)}`,
    ].join('\n');
  };
}

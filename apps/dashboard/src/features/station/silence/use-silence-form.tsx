import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SilenceChange, SilenceWatch } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveSilence } from '#/data/silence/silence.queries.ts';
import { silenceKeys } from '#/data/silence/silence-keys.ts';
import {
  bodyOf,
  type SilenceFormValues,
  silenceChange,
  valuesOf,
} from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';

/** The edit form of all settings of silence detection. */
export function useSilenceForm(watch: SilenceWatch) {
  const { api, id } = useSilenceStation();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveSilence(api, id));
  return useEditForm<SilenceFormValues, SilenceWatch, SilenceChange>({
    name: 'silence',
    resource: watch,
    valuesOf,
    schema: silenceChange,
    toBody: bodyOf,
    save: mutateAsync,
    setResource: (theirs) => client.setQueryData<SilenceWatch>(silenceKeys.one(id), theirs),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
}

/** The edit form, as its fields need it. */
export type SilenceForm = ReturnType<typeof useSilenceForm>;

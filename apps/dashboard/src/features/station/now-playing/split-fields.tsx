import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useState } from 'react';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';

const usual = [' - ', ' – ', ' | ', ' / ', ': '] as const;
const isUsual = (separator: string | null) => separator === null || usual.some((each) => each === separator);

/** How a text is split into artist and title. */
export function SplitFields({ form }: { form: Pick<SettingsFormState, 'draft' | 'change' | 'errorOf'> }) {
  const { t } = useLingui();
  const { draft, change, errorOf } = form;
  const { order, separator } = draft;
  // Typing a usual separator does not close the field.
  const [isTyping, setTyping] = useState(false);
  const isOther = isTyping || !isUsual(separator);
  return (
    <div className="grid gap-x-4 gap-y-3 border-b border-border-soft px-(--card-pad) py-4 md:grid-cols-2">
      <Field label={<Trans>Order</Trans>}>
        <NativeSelect
          onChange={({ currentTarget: { value } }) =>
            change({ order: value === 'title-artist' ? value : 'artist-title' })
          }
          value={order}
        >
          <option value="artist-title">{t`Artist, then title`}</option>
          <option value="title-artist">{t`Title, then artist`}</option>
        </NativeSelect>
      </Field>
      <Field label={<Trans>Separator</Trans>}>
        <NativeSelect
          onChange={({ currentTarget: { value } }) => {
            setTyping(value === 'other');
            change(
              { separator: value === 'auto' ? null : value === 'other' ? '' : value },
              { skipValidation: value === 'other' },
            );
          }}
          value={isOther ? 'other' : (separator ?? 'auto')}
        >
          <option value="auto">{t({ message: 'Automatic', context: 'separator' })}</option>
          {usual.map((each) => (
            <option key={each} value={each}>{`“${each}”`}</option>
          ))}
          <option value="other">{t`Other…`}</option>
        </NativeSelect>
      </Field>
      {isOther && (
        <Field
          className="md:col-start-2"
          error={errorOf('/separator')}
          hint={<Trans>With its spaces, at most 10 characters.</Trans>}
          label={<Trans>Other separator</Trans>}
        >
          <Input
            className="font-mono"
            dir="ltr"
            maxLength={10}
            onChange={({ currentTarget }) => change({ separator: currentTarget.value })}
            value={separator ?? ''}
          />
        </Field>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { TagsInput } from '#/components/tags-input/tags-input.tsx';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Texts that are no songs. */
export function IgnoreField({ form: { draft, change, errorOf } }: { form: SettingsFormState }) {
  const formats = useFormats();
  const { ignore } = draft;
  const used = formats.number(ignore.length);
  const max = formats.number(limits.ignoredTitles);
  const error = errorOf('/ignore') ?? ignore.map((_text, place) => errorOf(`/ignore/${place}`)).find(Boolean);
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-4">
      <Field
        error={error}
        hint={
          <Trans>
            Not sent as a song. <code>*</code> stands for any text. {used} of {max} used.
          </Trans>
        }
        label={<Trans>Ignored texts</Trans>}
      >
        <TagsInput
          dir="auto"
          max={limits.ignoredTitles}
          maxLength={limits.titleRule}
          onValueChange={(next) => change({ ignore: [...next] })}
          separator="line"
          value={ignore}
        />
      </Field>
    </div>
  );
}

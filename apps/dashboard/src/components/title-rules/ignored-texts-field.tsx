import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { TagsInput } from '#/components/tags-input/tags-input.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface IgnoredTextsFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The translated error of a field, by JSON pointer such as `/ignore/0`. */
  errorOf: (pointer: string) => string | undefined;
}

/** Texts that are no songs. */
export function IgnoredTextsField({ value, onChange, errorOf }: IgnoredTextsFieldProps) {
  const formats = useFormats();
  const used = formats.number(value.length);
  const max = formats.number(limits.ignoredTitles);
  return (
    <Field
      error={errorOf('/ignore') ?? value.map((_text, place) => errorOf(`/ignore/${place}`)).find(Boolean)}
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
        onValueChange={(next) => onChange([...next])}
        separator="line"
        value={value}
      />
    </Field>
  );
}

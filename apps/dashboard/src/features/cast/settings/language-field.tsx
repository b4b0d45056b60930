import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useAfterFirstPaint } from '@unmuted/ui/provider';
import { useMemo } from 'react';
import { languageName } from '#/i18n/names.ts';

/** Common broadcast languages and all languages of our customers' countries (ISO 639-1). */
const codes = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'ga',
  'gd',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'ka',
  'ko',
  'lb',
  'lt',
  'lv',
  'mk',
  'ms',
  'mt',
  'nb',
  'nl',
  'nn',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
];

export interface LanguageFieldProps {
  value: string | null;
  onChange: (code: string | null) => void;
}

/** The language spoken on a cast. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // The first frame needs only the selected option.
  const isPainted = useAfterFirstPaint();
  const options = useMemo(() => {
    const all = value === null || codes.includes(value) ? codes : [...codes, value];
    const known = isPainted ? all : all.filter((code) => code === value);
    const { compare } = new Intl.Collator(locale);
    return known
      .map((code) => ({ code, name: languageName(locale, code) }))
      .sort((a, b) => compare(a.name, b.name));
  }, [locale, value, isPainted]);
  return (
    <Field label={<Trans>Language</Trans>} optional>
      <NativeSelect
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        value={value ?? ''}
      >
        <option value="">
          <Trans>Not given</Trans>
        </option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

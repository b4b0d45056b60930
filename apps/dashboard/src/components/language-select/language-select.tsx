import { useLingui } from '@lingui/react/macro';
import { GlobeIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { isLocale, localeNames, locales } from '#/i18n/locales.ts';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Selects the page language, each in its own name. Styled as a ghost button for headers. */
export function LanguageSelect() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { locale } = useTheme();
  return (
    <span className="relative flex items-center text-fg-muted hover:text-fg">
      <GlobeIcon className="pointer-events-none absolute start-2.5" />
      <NativeSelect
        aria-label={t`Language`}
        className="field-sizing-content h-control w-auto border-transparent bg-transparent ps-8.5 text-13 font-medium text-inherit hover:border-transparent hover:bg-fill-hover"
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) store.set({ locale: target.value });
        }}
      >
        {locales.map((name) => (
          <option className="bg-float text-fg" key={name} lang={name} value={name}>
            {localeNames[name]}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}

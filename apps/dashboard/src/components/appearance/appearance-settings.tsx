import { Trans, useLingui } from '@lingui/react/macro';
import { MoonIcon, SunIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Segmented } from '@unmuted/ui/segmented';
import { Switch } from '@unmuted/ui/switch';
import { ColorSetting } from '#/components/appearance/color-setting.tsx';
import { Setting } from '#/components/appearance/setting.tsx';
import { isLocale, localeNames, locales } from '#/i18n/locales.ts';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Theme, language and direction. */
export function PageSettings() {
  return (
    <>
      <ThemeSetting />
      <LanguageSetting />
      <DirectionSetting />
    </>
  );
}

/** Light or dark. */
export function ThemeSetting() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { currentTheme } = useTheme();
  return (
    <Setting label={<Trans>Theme</Trans>}>
      {(labelId) => (
        <Segmented
          aria-labelledby={labelId}
          className="flex"
          onValueChange={(value) => store.set({ currentTheme: value })}
          options={[
            { value: 'light', label: t`Light`, icon: <SunIcon /> },
            { value: 'dark', label: t`Dark`, icon: <MoonIcon /> },
          ]}
          value={currentTheme}
        />
      )}
    </Setting>
  );
}

function LanguageSetting() {
  const store = useThemeStore();
  const { locale } = useTheme();
  return (
    <Setting label={<Trans>Language</Trans>}>
      {(labelId) => (
        <NativeSelect
          aria-labelledby={labelId}
          onChange={({ target: { value } }) => isLocale(value) && store.set({ locale: value })}
          value={locale}
        >
          {locales.map((name) => (
            <option key={name} lang={name} value={name}>
              {localeNames[name]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Setting>
  );
}

/** The text direction, independent of the language. */
export function DirectionSetting() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { direction } = useTheme();
  return (
    <Setting label={<Trans>Page direction</Trans>}>
      {(labelId) => (
        <Segmented
          aria-labelledby={labelId}
          className="flex"
          onValueChange={(value) => store.set({ direction: value })}
          options={[
            { value: 'ltr', label: t`Left to right` },
            { value: 'rtl', label: t`Right to left` },
          ]}
          value={direction}
        />
      )}
    </Setting>
  );
}

/** Position and style of the navigation. */
export function NavigationSettings() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { navCollapsed, navType, sideNavTheme, topNavColor } = useTheme();
  return (
    <>
      <Setting label={<Trans>Navigation</Trans>}>
        {(labelId) => (
          <Segmented
            aria-labelledby={labelId}
            className="flex"
            onValueChange={(value) => store.set({ navType: value })}
            options={[
              { value: 'side', label: t`Side` },
              { value: 'top', label: t`Top` },
            ]}
            value={navType}
          />
        )}
      </Setting>
      {navType === 'side' && (
        <Setting label={<Trans>Side navigation</Trans>}>
          {(labelId) => (
            <Segmented
              aria-labelledby={labelId}
              className="flex"
              onValueChange={(value) => store.set({ sideNavTheme: value })}
              options={[
                { value: 'light', label: t`Same as page` },
                { value: 'dark', label: t`Dark` },
              ]}
              value={sideNavTheme}
            />
          )}
        </Setting>
      )}
      {navType === 'side' && (
        <Switch
          checked={navCollapsed}
          description={<Trans>Hover over an icon to see its name.</Trans>}
          label={<Trans>Show only icons in the navigation</Trans>}
          onChange={({ target }) => store.set({ navCollapsed: target.checked })}
        />
      )}
      {navType === 'top' && (
        <Setting label={<Trans>Top navigation colour</Trans>}>
          {(labelId) => (
            <ColorSetting
              labelId={labelId}
              onChange={(value) => store.set({ topNavColor: value })}
              value={topNavColor}
            />
          )}
        </Setting>
      )}
    </>
  );
}

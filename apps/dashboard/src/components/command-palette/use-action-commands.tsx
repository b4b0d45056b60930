import { useLingui } from '@lingui/react/macro';
import { GlobeIcon, LogOutIcon, MoonIcon, SunIcon } from '@unmuted/ui/icons';
import type { Command } from '#/components/command-palette/command.ts';
import { localeNames, locales } from '#/i18n/locales.ts';
import { useAuth } from '#/session/auth-context.tsx';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Global actions: theme, language, sign out. */
export function useActionCommands(): readonly Command[] {
  const { t } = useLingui();
  const auth = useAuth();
  const store = useThemeStore();
  const { currentTheme, locale } = useTheme();
  const isDark = currentTheme === 'dark';
  return [
    {
      id: 'theme',
      label: isDark ? t`Light theme` : t`Dark theme`,
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      keywords: [t`Appearance`],
      run: () => store.set({ currentTheme: isDark ? 'light' : 'dark' }),
    },
    ...locales
      .filter((name) => name !== locale)
      .map((name) => ({
        id: `language-${name}`,
        label: localeNames[name],
        hint: t`Language`,
        icon: <GlobeIcon />,
        keywords: [t`Language`, name],
        run: () => store.set({ locale: name }),
      })),
    {
      id: 'sign-out',
      label: t`Sign out`,
      icon: <LogOutIcon className="rtl:-scale-x-100" />,
      navigates: true,
      run: () => auth.signOut(),
    },
  ];
}

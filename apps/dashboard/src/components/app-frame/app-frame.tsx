import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { localeNames, locales } from '#/i18n/locales.ts';
import { useAuth, useSessionUser } from '#/session/auth-context.tsx';
import { areaOf, homeOf } from '#/session/session-user.ts';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** The frame of every page that is not blank: landmarks, who is signed in, language, theme, sign-out. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const auth = useAuth();
  const user = useSessionUser();
  const store = useThemeStore();
  const { currentTheme, locale } = useTheme();
  return (
    <div className="min-h-dvh bg-surface text-fg">
      <a href="#main" className="sr-only focus:not-sr-only">
        <Trans>Skip to content</Trans>
      </a>
      <header className="flex h-header items-center gap-4 border-b border-border px-4">
        <nav aria-label={t`Main navigation`} className="flex-1">
          {user && (
            <Link to={homeOf[areaOf(user)]} className="font-brand">
              <Trans>Dashboard</Trans>
            </Link>
          )}
        </nav>
        <select
          aria-label={t`Language`}
          value={locale}
          onChange={({ target }) => {
            const chosen = locales.find((name) => name === target.value);
            if (chosen) store.set({ locale: chosen });
          }}
        >
          {locales.map((name) => (
            <option key={name} value={name} lang={name}>
              {localeNames[name]}
            </option>
          ))}
        </select>
        <button
          type="button"
          onClick={() => store.set({ currentTheme: currentTheme === 'dark' ? 'light' : 'dark' })}
        >
          {currentTheme === 'dark' ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>}
        </button>
        <button type="button" onClick={() => auth.signOut()}>
          <Trans>Sign out</Trans>
        </button>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-content p-4">
        {children}
      </main>
    </div>
  );
}

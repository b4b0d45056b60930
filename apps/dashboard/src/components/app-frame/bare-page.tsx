import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { PanelLeftIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { useThemeStore } from '#/theme/theme-context.tsx';

/** A page without the frame, for wall-mounted displays. A corner button restores the frame. */
export function BarePage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const store = useThemeStore();
  return (
    <div className="min-h-dvh bg-surface text-14 text-fg">
      <main
        className="mx-auto max-w-content px-4 pt-4 pb-20 outline-none md:px-8 md:pt-6"
        id="main"
        tabIndex={-1}
      >
        {children}
      </main>
      <IconButton
        aria-label={t`Show the navigation again`}
        className="fixed start-4 bottom-4 z-30 bg-float shadow-float"
        onClick={() => store.set({ blankLayout: false })}
        title={t`Show the navigation again`}
        variant="secondary"
      >
        <PanelLeftIcon className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

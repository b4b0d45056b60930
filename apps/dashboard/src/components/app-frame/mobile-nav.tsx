import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { IconButton } from '@unmuted/ui/icon-button';
import { MenuIcon } from '@unmuted/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useWidthClass } from '#/components/app-frame/use-width-class.ts';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Opens the drawer. `mobileNav` is its state: the drawer is the only control it has, and needs. */
export function MobileNavToggle() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { mobileNav } = useTheme();
  return (
    <IconButton
      aria-expanded={mobileNav}
      aria-haspopup="dialog"
      aria-label={t`Open navigation`}
      onClick={() => store.set({ mobileNav: true })}
    >
      <MenuIcon className="size-5" />
    </IconButton>
  );
}

const MobileNavDrawer = lazyOverlay(
  async () => (await import('#/components/app-frame/mobile-nav-drawer.tsx')).MobileNavDrawer,
);

/** The navigation drawer on phones. It closes after navigation. */
export function MobileNav({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const store = useThemeStore();
  const { mobileNav } = useTheme();
  const router = useRouter();
  const isOpen = useWidthClass() === 'phone' && mobileNav;
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const abandon = () => {
    setNeeded(false);
    store.set({ mobileNav: false });
  };
  usePrefetch(MobileNavDrawer.load);

  useEffect(
    () => router.subscribe('onBeforeNavigate', () => store.set({ mobileNav: false })),
    [router, store],
  );

  return (
    isNeeded && (
      <MobileNavDrawer brand={brand} onLoadFailed={abandon} open={isOpen}>
        {children}
      </MobileNavDrawer>
    )
  );
}

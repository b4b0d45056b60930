import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Drawer, DrawerContent } from '@unmuted/ui/drawer';
import { IconButton } from '@unmuted/ui/icon-button';
import { MenuIcon } from '@unmuted/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { useIsPhone } from '#/components/app-frame/use-is-phone.ts';
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

/** The navigation drawer on phones. It closes after navigation. */
export function MobileNav({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const store = useThemeStore();
  const { mobileNav, sideNavTheme } = useTheme();
  const router = useRouter();
  const isPhone = useIsPhone();

  useEffect(
    () => router.subscribe('onBeforeNavigate', () => store.set({ mobileNav: false })),
    [router, store],
  );

  return (
    <Drawer onOpenChange={(isOpen) => store.set({ mobileNav: isOpen })} open={mobileNav && isPhone}>
      <DrawerContent
        className="bg-nav-bg"
        data-nav-theme={sideNavTheme}
        head={brand}
        side="start"
        title={t`Main navigation`}
        titleHidden
      >
        {children}
      </DrawerContent>
    </Drawer>
  );
}

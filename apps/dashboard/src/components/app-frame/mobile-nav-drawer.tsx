import { useLingui } from '@lingui/react/macro';
import { Drawer, DrawerContent } from '@unmuted/ui/drawer';
import type { ReactNode } from 'react';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

export interface MobileNavDrawerProps {
  open: boolean;
  brand: ReactNode;
  children: ReactNode;
}

/** The drawer of the navigation on phones. */
export function MobileNavDrawer({ open, brand, children }: MobileNavDrawerProps) {
  const { t } = useLingui();
  const store = useThemeStore();
  const { sideNavTheme } = useTheme();
  return (
    <Drawer onOpenChange={(isOpen) => store.set({ mobileNav: isOpen })} open={open}>
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

import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { NavigationSettings, PageSettings } from '#/components/appearance/appearance-settings.tsx';
import { HeaderSettings } from '#/components/appearance/header-settings.tsx';
import { useThemeStore } from '#/theme/theme-context.tsx';
import { defaultThemeSettings } from '#/theme/theme-settings.ts';

export interface AppearanceDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The specified appearance settings; each applies immediately and is stored in the browser. `mobileNav` has no control
 * here: it is the state of the navigation drawer on phones, toggled by the drawer's button.
 */
export function AppearanceDrawer({ open, onOpenChange }: AppearanceDrawerProps) {
  const store = useThemeStore();
  const defaultLocale = useRouteContext({ from: '__root__', select: ({ config }) => config.defaultLocale });
  return (
    <Drawer onOpenChange={onOpenChange} open={open}>
      <DrawerContent
        description={<Trans>Changes apply immediately and are saved in this browser.</Trans>}
        title={<Trans>Appearance</Trans>}
      >
        <DrawerBody className="grid content-start gap-6">
          <PageSettings />
          <NavigationSettings />
          <HeaderSettings />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => store.set({ ...defaultThemeSettings, locale: defaultLocale })}>
            <Trans>Reset to defaults</Trans>
          </Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}

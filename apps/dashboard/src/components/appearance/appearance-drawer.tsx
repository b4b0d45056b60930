import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { Switch } from '@unmuted/ui/switch';
import { NavigationSettings, PageSettings } from '#/components/appearance/appearance-settings.tsx';
import { ColorSetting } from '#/components/appearance/color-setting.tsx';
import { Setting } from '#/components/appearance/setting.tsx';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';
import { defaultThemeSettings } from '#/theme/theme-settings.ts';

export interface AppearanceDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The settings of the specification, each taking effect at once and kept by this browser. `mobileNav` has no control
 * here: it says whether the drawer of a phone is open, and the button that opens the drawer is its control.
 */
export function AppearanceDrawer({ open, onOpenChange }: AppearanceDrawerProps) {
  const store = useThemeStore();
  const defaultLocale = useRouteContext({ from: '__root__', select: ({ config }) => config.defaultLocale });
  const { blankLayout, headerNavColor, navCollapsed, navType, topNavColor } = useTheme();
  return (
    <Drawer onOpenChange={onOpenChange} open={open}>
      <DrawerContent
        description={<Trans>Changes show at once and stay in this browser.</Trans>}
        title={<Trans>Appearance</Trans>}
      >
        <DrawerBody className="grid content-start gap-6">
          <PageSettings />
          <NavigationSettings />
          {navType === 'side' && (
            <Switch
              checked={navCollapsed}
              description={<Trans>The names show as you point at an icon.</Trans>}
              label={<Trans>Only icons in the navigation</Trans>}
              onChange={({ target }) => store.set({ navCollapsed: target.checked })}
            />
          )}
          {navType === 'top' && (
            <Setting label={<Trans>Colour of the top navigation</Trans>}>
              {(labelId) => (
                <ColorSetting
                  labelId={labelId}
                  onChange={(value) => store.set({ topNavColor: value })}
                  value={topNavColor}
                />
              )}
            </Setting>
          )}
          <HeaderColor color={headerNavColor} onChange={(color) => store.set({ headerNavColor: color })} />
          <Switch
            checked={blankLayout}
            description={<Trans>For a screen on the wall. A button in the corner brings it back.</Trans>}
            label={<Trans>Hide navigation and header</Trans>}
            onChange={({ target }) => store.set({ blankLayout: target.checked })}
          />
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

/** Without a colour of its own the header follows the theme. */
function HeaderColor({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const hasOwnColor = color !== '';
  return (
    <div className="grid gap-4">
      <Switch
        checked={hasOwnColor}
        label={<Trans>A colour of its own for the header</Trans>}
        onChange={({ target }) => onChange(target.checked ? defaultThemeSettings.topNavColor : '')}
      />
      {hasOwnColor && (
        <Setting label={<Trans>Colour of the header</Trans>}>
          {(labelId) => <ColorSetting labelId={labelId} onChange={onChange} value={color} />}
        </Setting>
      )}
    </div>
  );
}

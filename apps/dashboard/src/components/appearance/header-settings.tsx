import { Trans } from '@lingui/react/macro';
import { Switch } from '@unmuted/ui/switch';
import { ColorSetting } from '#/components/appearance/color-setting.tsx';
import { Setting } from '#/components/appearance/setting.tsx';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';
import { defaultThemeSettings } from '#/theme/theme-settings.ts';

/** Colour and visibility of the header. */
export function HeaderSettings() {
  const store = useThemeStore();
  const { blankLayout, headerNavColor } = useTheme();
  return (
    <>
      <HeaderColor color={headerNavColor} onChange={(color) => store.set({ headerNavColor: color })} />
      <Switch
        checked={blankLayout}
        description={<Trans>For wall-mounted displays. A button in the corner brings them back.</Trans>}
        label={<Trans>Hide navigation and header</Trans>}
        onChange={({ target }) => store.set({ blankLayout: target.checked })}
      />
    </>
  );
}

/** Without a custom colour the header follows the theme. */
function HeaderColor({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const hasOwnColor = color !== '';
  return (
    <div className="grid gap-4">
      <Switch
        checked={hasOwnColor}
        label={<Trans>Custom header colour</Trans>}
        onChange={({ target }) => onChange(target.checked ? defaultThemeSettings.topNavColor : '')}
      />
      {hasOwnColor && (
        <Setting label={<Trans>Header colour</Trans>}>
          {(labelId) => <ColorSetting labelId={labelId} onChange={onChange} value={color} />}
        </Setting>
      )}
    </div>
  );
}

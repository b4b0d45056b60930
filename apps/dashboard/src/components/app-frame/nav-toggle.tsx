import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { PanelLeftIcon } from '@unmuted/ui/icons';
import { Tooltip } from '@unmuted/ui/tooltip';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Collapses the side navigation to icons and expands it. */
export function NavToggle() {
  const { t } = useLingui();
  const store = useThemeStore();
  const { navCollapsed } = useTheme();
  const label = navCollapsed ? t`Expand navigation` : t`Collapse navigation`;
  return (
    <Tooltip content={label}>
      <IconButton aria-label={label} onClick={() => store.set({ navCollapsed: !navCollapsed })}>
        <PanelLeftIcon className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </Tooltip>
  );
}

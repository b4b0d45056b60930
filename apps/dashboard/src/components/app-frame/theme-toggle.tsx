import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { MoonIcon, SunIcon } from '@unmuted/ui/icons';
import { Tooltip } from '@unmuted/ui/tooltip';
import { useTheme, useThemeStore } from '#/theme/theme-context.tsx';

/** Switches between light and dark; its label names the action. */
export function ThemeToggle() {
  const { t } = useLingui();
  const store = useThemeStore();
  const isDark = useTheme().currentTheme === 'dark';
  const label = isDark ? t`Light theme` : t`Dark theme`;
  return (
    <Tooltip content={label}>
      <IconButton aria-label={label} onClick={() => store.set({ currentTheme: isDark ? 'light' : 'dark' })}>
        {isDark ? <SunIcon className="size-5" /> : <MoonIcon className="size-5" />}
      </IconButton>
    </Tooltip>
  );
}

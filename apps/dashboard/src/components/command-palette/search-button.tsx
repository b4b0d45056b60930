import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { SearchIcon } from '@unmuted/ui/icons';
import { ariaKeys, Kbd } from '@unmuted/ui/kbd';
import { usePalette } from '#/components/command-palette/palette-context.tsx';
import type { Area } from '#/session/session-user.ts';

const keys = ['mod', 'K'];

/** Opens the command palette: looks like a search field, and like a button on phones. */
export function SearchButton({ area }: { area: Area }) {
  const { t } = useLingui();
  const palette = usePalette();
  if (!palette) return null;
  const label = area === 'customer' ? t`Search casts, stations, apps` : t`Search casts, pages and actions`;
  const props = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': ariaKeys(keys),
    onClick: palette.open,
    onFocus: palette.prepare,
    onPointerEnter: palette.prepare,
  } as const;
  return (
    <>
      <button
        {...props}
        className="ms-2 flex h-control w-80 min-w-0 shrink cursor-pointer items-center gap-2 rounded-control border border-border-strong bg-field ps-2.5 pe-1.5 text-left rtl:text-right text-fg-subtle hover:border-fg-subtle max-md:hidden"
        type="button"
      >
        <SearchIcon />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <Kbd aria-hidden="true" className="max-lg:hidden" keys={keys} />
      </button>
      <IconButton {...props} aria-label={label} className="ms-auto md:hidden">
        <SearchIcon className="size-5" />
      </IconButton>
    </>
  );
}

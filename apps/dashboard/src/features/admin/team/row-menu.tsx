import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';

/** The menu of a row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={label} variant="ghost">
          <EllipsisIcon />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

import type { CommandGroup, CommandItem } from '@unmuted/ui/command-palette';
import type { ReactNode } from 'react';

/** An entry of the palette: an address to go to, or something to do. */
export type Command = CommandItem & {
  /** Listed only if it matches a query or was chosen recently, because there are many of its kind. */
  searchOnly?: boolean;
} & ({ href: string; run?: undefined } | { href?: undefined; run: () => void });

/** Entries below one heading. */
export interface CommandsOfKind extends CommandGroup {
  items: readonly Command[];
}

/** The entries that an area of the product declares. */
export interface PaletteEntries {
  groups: readonly CommandsOfKind[];
  isLoading: boolean;
  /** Names of the lists that failed to load. */
  failed: readonly string[];
  /** A dialog that an entry opened. May suspend while its code loads. */
  dialog?: ReactNode;
}

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

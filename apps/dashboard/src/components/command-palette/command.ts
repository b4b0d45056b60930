import type { CommandGroup, CommandItem } from '@unmuted/ui/command-palette';

/** An entry of the palette: an address to go to, or something to do. */
export type Command = CommandItem &
  ({ href: string; run?: undefined } | { href?: undefined; run: () => void });

/** Entries below one heading. */
export interface CommandsOfKind extends CommandGroup {
  items: readonly Command[];
}

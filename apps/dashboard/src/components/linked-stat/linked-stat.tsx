import { Link, type LinkProps } from '@tanstack/react-router';
import { Stat, type StatProps } from '@unmuted/ui/stat';

export interface LinkedStatProps extends StatProps {
  link: Pick<LinkProps, 'search' | 'to'>;
}

/** A figure that leads to what it counts: the tile is a link as a whole. */
export function LinkedStat({ label, link, ...stat }: LinkedStatProps) {
  return (
    <Stat
      {...stat}
      className="relative rounded-control has-[a:hover]:text-accent-text"
      label={
        <Link
          {...link}
          className="underline decoration-border-strong underline-offset-3 after:absolute after:-inset-2 after:rounded-control hover:decoration-current"
        >
          {label}
        </Link>
      }
    />
  );
}

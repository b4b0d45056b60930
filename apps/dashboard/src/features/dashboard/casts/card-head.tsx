import type { IconType } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';

export interface CardHeadProps {
  /** ID of the heading, for the card's `aria-labelledby`. */
  id?: string;
  icon: IconType;
  /** Shown in place of the icon; null or undefined for none. */
  picture?: string | null;
  name: string;
  /** The name as a link, if there is a page for it. */
  link?: ReactNode;
  status: ReactNode;
  /** Shown next to the status if there is enough space. */
  detail: ReactNode;
}

/** Head of a card: icon, name and status. */
export function CardHead({ id, icon: Icon, picture, name, link, status, detail }: CardHeadProps) {
  return (
    <div className="flex items-start gap-3 px-4 pt-4">
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center overflow-hidden rounded-control bg-fill-hover text-fg-subtle"
      >
        {picture ? (
          <img alt="" className="size-full object-cover" height={48} src={picture} width={48} />
        ) : (
          <Icon className="size-5" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={id} className="truncate font-semibold" title={name}>
          {link ?? <bdi>{name}</bdi>}
        </h3>
        {/* A single line: a detail that does not fit wraps and is clipped. */}
        <div className="mt-1 flex h-6 flex-wrap items-center gap-x-2 overflow-hidden text-12 text-fg-subtle">
          {status}
          <span className="max-w-full truncate leading-6">{detail}</span>
        </div>
      </div>
    </div>
  );
}

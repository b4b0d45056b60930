import type { IconType } from '@unmuted/ui/icons';

/** The square at the start of a card: what kind of product it is. Decoration. */
export function CardTile({ icon: Icon }: { icon: IconType }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-control bg-fill-hover text-fg-subtle"
    >
      <Icon className="size-5" />
    </span>
  );
}

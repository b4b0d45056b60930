import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Legend for the country styles on the map. */
export function MapLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-(--card-pad) py-3 text-12 text-fg-muted">
      <Entry swatch={<span className="size-3 rounded-badge bg-data-1 forced-colors:bg-[Highlight]" />}>
        <Trans>Allowed</Trans>
      </Entry>
      <Entry swatch={<HatchedSwatch />}>
        <Trans>Blocked, with listeners</Trans>
      </Entry>
      <Entry swatch={<span className="size-3 rounded-badge bg-fill-active forced-colors:border" />}>
        <Trans context="verdict">Blocked</Trans>
      </Entry>
      <Entry swatch={<span className="size-2.5 rounded-full bg-fg forced-colors:bg-[CanvasText]" />}>
        <Trans>Connected now</Trans>
      </Entry>
    </ul>
  );
}

function Entry({ swatch, children }: { swatch: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="flex flex-none">
        {swatch}
      </span>
      {children}
    </li>
  );
}

function HatchedSwatch() {
  return (
    <svg aria-hidden="true" className="size-3 rounded-badge bg-fill-active" viewBox="0 0 12 12">
      <path
        className="fill-none stroke-fg-subtle"
        d="M-1 5L5 -1M-1 9L9 -1M-1 13L13 -1M3 13L13 3M7 13L13 7"
        strokeWidth={1.25}
      />
    </svg>
  );
}

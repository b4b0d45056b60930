import { HATCH } from '#/components/chart-frame/gap-hatch.tsx';
import type { RibbonState } from './ribbon.ts';

/**
 * Each state has its own shape and colour, distinguishable at two pixels: the live encoder fills the ribbon, AutoDJ is a
 * thin band, silence is striped, off air extends above and below, a suspension is a line, and missing data is hatched.
 */
export const RIBBON_SHAPE: Readonly<Record<RibbonState, string>> = {
  live: 'ui:inset-y-0 ui:bg-live-solid ui:forced-color-adjust-none',
  automatic: 'ui:inset-y-[30%] ui:bg-data-compare/60 ui:forced-color-adjust-none',
  silent:
    'ui:inset-y-0 ui:bg-silent-fill ui:bg-[repeating-linear-gradient(135deg,var(--ui-silent-solid)_0_3px,transparent_3px_5px)] ui:forced-color-adjust-none',
  'off-air': 'ui:-inset-y-1 ui:bg-off-air-solid ui:forced-color-adjust-none',
  suspended: 'ui:inset-y-[40%] ui:bg-fg-subtle ui:forced-color-adjust-none',
  'no-data': `ui:inset-y-0 ui:opacity-55 ${HATCH}`,
};

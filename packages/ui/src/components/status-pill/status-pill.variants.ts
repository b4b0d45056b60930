import { tv, type VariantProps } from '#/lib/tv.ts';

/** All statuses, by severity within their group. */
export const STATUSES = [
  'live',
  'silent',
  'off-air',
  'pending',
  'suspended',
  'unknown',
  'passed',
  'failed',
] as const;

/** Text colour of a status. */
export const statusText = {
  live: 'ui:text-live-text',
  silent: 'ui:text-silent-text',
  'off-air': 'ui:text-off-air-text',
  pending: 'ui:text-pending-text',
  suspended: 'ui:text-suspended-text',
  unknown: 'ui:text-suspended-text',
  passed: 'ui:text-live-text',
  failed: 'ui:text-off-air-text',
} as const;

/** Background of a status: its text reaches 4.5:1 on it. */
export const statusFill = {
  live: 'ui:bg-live-fill',
  silent: 'ui:bg-silent-fill',
  'off-air': 'ui:bg-off-air-fill',
  pending: 'ui:bg-pending-fill',
  suspended: 'ui:bg-suspended-fill',
  unknown: 'ui:bg-suspended-fill',
  passed: 'ui:bg-live-fill',
  failed: 'ui:bg-off-air-fill',
} as const;

const statusBorder = {
  live: 'ui:border-live-border',
  silent: 'ui:border-silent-border',
  'off-air': 'ui:border-off-air-border',
  pending: 'ui:border-pending-border',
  suspended: 'ui:border-suspended-border',
  unknown: 'ui:border-suspended-border',
  passed: 'ui:border-live-border',
  failed: 'ui:border-off-air-border',
} as const;

/** Classes of a status pill. */
export const statusPillVariants = tv({
  base: 'ui:max-w-full ui:flex-none ui:items-center ui:align-middle ui:whitespace-nowrap',
  variants: {
    status: statusText,
    /** `pill` next to a title, `plain` in rows and tables, `icon` where space is limited (the text is visually hidden). */
    appearance: {
      pill: 'ui:inline-flex ui:h-6 ui:gap-1.25 ui:rounded-full ui:border ui:ps-1.75 ui:pe-2.25 ui:text-12 ui:font-pill',
      plain: 'ui:inline-flex ui:gap-1.5 ui:font-medium',
      icon: 'ui:inline-flex',
    },
  },
  compoundVariants: STATUSES.map((status) => ({
    appearance: 'pill' as const,
    status,
    class: [statusFill[status], statusBorder[status]],
  })),
  defaultVariants: { appearance: 'pill' },
});

/** Variant props of a status pill. */
export type StatusPillVariants = VariantProps<typeof statusPillVariants>;

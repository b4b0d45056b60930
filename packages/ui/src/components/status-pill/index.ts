export {
  type Status,
  StatusIcon,
  type StatusIconProps,
  StatusPill,
  type StatusPillProps,
} from './status-pill.tsx';
export { STATUSES } from './status-pill.variants.ts';

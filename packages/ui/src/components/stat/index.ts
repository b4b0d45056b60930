export { Stat, type StatProps } from './stat.tsx';
export type { StatChange } from './stat-change.tsx';
export { StatGroup, type StatGroupProps } from './stat-group.tsx';

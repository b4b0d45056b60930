export { Stat, type StatChange, StatGroup, type StatGroupProps, type StatProps } from './stat.tsx';

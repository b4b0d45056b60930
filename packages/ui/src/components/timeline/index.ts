export { Timeline, type TimelineEvent, type TimelineProps } from './timeline.tsx';

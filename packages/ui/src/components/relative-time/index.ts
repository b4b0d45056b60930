export { type RelativeParts, relativeParts } from './relative-parts.ts';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';

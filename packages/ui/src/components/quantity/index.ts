/**
 * Numbers, durations and sizes in the locale of the provider, as components and as functions.
 *
 * @packageDocumentation
 */

export { Bytes, type BytesProps } from './bytes.tsx';
export { Duration, type DurationProps } from './duration.tsx';
export { type BytesUnit, formatBytes } from './format-bytes.ts';
export { clockText, type DurationPart, durationParts, isoDuration } from './format-duration.ts';
export { formatNumber, type NumberStyle } from './format-number.ts';
export { FormattedNumber, type FormattedNumberProps } from './formatted-number.tsx';

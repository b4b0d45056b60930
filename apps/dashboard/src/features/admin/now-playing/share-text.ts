import type { Formats } from '#/i18n/format.ts';

const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;

/** A share in whole percent: neither 0 % with some, nor 100 % without all. */
export function shareText(formats: Pick<Formats, 'percent'>, part: number, all: number): string {
  const share = all === 0 ? 0 : part / all;
  const shown = share === 0 || share === 1 ? share : Math.min(Math.max(share, 0.01), 0.99);
  return formats.percent(shown, whole);
}

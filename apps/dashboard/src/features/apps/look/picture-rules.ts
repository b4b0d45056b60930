import type { AppPlatform } from '@unmuted/api';
import { storeLimits } from '#/features/apps/draft/app-checks.schema.ts';
import type { ListingPicture, PictureSize } from '#/features/apps/drawing/picture-sizes.ts';

const { google, apple } = storeLimits;

/** What a store accepts: one of some sizes, or a range of sides with at most the double as the longer one. */
export type PictureRule =
  | { readonly sizes: readonly (readonly [number, number])[] }
  | { readonly minSide: number; readonly maxSide: number };

export function pictureRule(platform: AppPlatform, picture: ListingPicture): PictureRule {
  if (picture === 'featureGraphic')
    return { sizes: [[google.featureGraphic.width, google.featureGraphic.height]] };
  if (platform === 'ios') return { sizes: picture === 'phone' ? apple.phoneSizes : apple.tabletSizes };
  return picture === 'phone' ? google.phone : google.tablet;
}

/** Whether a picture has a size that the store accepts. Devices can be held both ways. */
export function fitsRule(rule: PictureRule, { width, height }: PictureSize): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if ('sizes' in rule)
    return rule.sizes.some(
      ([w, h]) => (w === width && h === height) || (w < h && w === height && h === width),
    );
  return short >= rule.minSide && long <= rule.maxSide && long <= short * 2;
}

/** The number of pictures of a kind. */
export function pictureCount(
  platform: AppPlatform,
  picture: 'phone' | 'tablet',
): { min: number; max: number } {
  if (platform === 'android') return google[picture];
  return { min: picture === 'phone' ? apple.screenshots.min : 0, max: apple.screenshots.max };
}

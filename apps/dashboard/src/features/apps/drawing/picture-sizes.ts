import type { AppPlatform } from '@unmuted/api';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A kind of picture of a listing. */
export type ListingPicture = 'phone' | 'tablet' | 'featureGraphic';

/**
 * What is drawn for each store. Google Play promotes only listings whose screenshots are 16:9 or 9:16; Apple accepts only
 * the sizes of its devices.
 */
export const drawnSizes: Readonly<Record<AppPlatform, Readonly<Record<ListingPicture, PictureSize>>>> = {
  android: {
    phone: { width: 1_080, height: 1_920 },
    tablet: { width: 1_920, height: 1_080 },
    featureGraphic: { width: 1_024, height: 500 },
  },
  ios: {
    phone: { width: 1_320, height: 2_868 },
    tablet: { width: 2_064, height: 2_752 },
    featureGraphic: { width: 1_024, height: 500 },
  },
};

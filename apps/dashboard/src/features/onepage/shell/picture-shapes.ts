import type { CropShape } from '#/components/upload/crop-shape.ts';

const shareSize = { width: 1_200, height: 630 };

/** The places of a site's pictures. Useful sizes are those of the pages on sharp screens. */
export const pictureShapes = {
  hero: { ratio: [3, 2], usefulSize: { width: 1_200, height: 800 }, drawn: 'scaled' },
  share: { ratio: [1_200, 630], usefulSize: shareSize, drawn: shareSize },
  logo: { ratio: [1, 1], usefulSize: { width: 256, height: 256 }, drawn: 'scaled' },
  presenter: { ratio: [1, 1], usefulSize: { width: 200, height: 200 }, isRound: true, drawn: 'scaled' },
  gallery: { usefulSize: { width: 640, height: 360 }, drawn: 'scaled' },
  sponsor: { usefulSize: { width: 160, height: 80 }, drawn: 'scaled' },
  map: { usefulSize: { width: 640, height: 360 }, drawn: 'scaled' },
} as const satisfies Record<string, CropShape>;

/** A place of pictures. */
export type PicturePlace = keyof typeof pictureShapes;

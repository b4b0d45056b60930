/** Image formats that can be uploaded, and the formats in which they are stored. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Rules for images. Every image is decoded and encoded again, which removes metadata and embedded content. */
export interface ImageRule {
  /** Smallest width and height in pixels, after the image was cropped. */
  readonly minSide: number;
  /** Largest width times height in pixels, checked before decoding. */
  readonly maxPixels: number;
  /** Whether width and height must be equal, after the image was cropped. */
  readonly isSquare: boolean;
  /** Larger images are scaled down to this width and height in pixels. */
  readonly outputSide: number;
  /** The stored format of each accepted format. */
  readonly output: Readonly<Partial<Record<ImageType, ImageType>>>;
}

/** What can be uploaded for one purpose. */
export interface UploadKind {
  /** Largest size of the sent file in bytes. */
  readonly maxBytes: number;
  /** Accepted media types, detected from the content. */
  readonly types: readonly string[];
  /** Whether anyone who knows the address can read the file. */
  readonly isPublic: boolean;
  /** Absent: the file is stored unchanged. */
  readonly image?: ImageRule;
}

const images = ['image/png', 'image/jpeg', 'image/webp'] as const;
const maxPixels = 16_000_000;

/** Every kind of upload. Source of the sizes: screens, V-IMG; house rule D1. */
export const uploadKinds = {
  'image.logo': {
    maxBytes: 5_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 64,
      maxPixels,
      isSquare: false,
      outputSide: 1_024,
      output: { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg', 'image/webp': 'image/png' },
    },
  },
  'image.icon': {
    maxBytes: 2_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 512,
      maxPixels,
      isSquare: true,
      outputSide: 1_024,
      output: { 'image/png': 'image/png', 'image/jpeg': 'image/png', 'image/webp': 'image/png' },
    },
  },
  'image.app': {
    maxBytes: 5_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 1_024,
      maxPixels,
      isSquare: true,
      outputSide: 1_024,
      output: { 'image/png': 'image/png', 'image/jpeg': 'image/png', 'image/webp': 'image/png' },
    },
  },
  // Drawn by the dashboard in exactly the size that the stores ask for.
  'image.screenshot': {
    maxBytes: 8_000_000,
    types: ['image/png'],
    isPublic: true,
    image: {
      minSide: 320,
      maxPixels,
      isSquare: false,
      outputSide: 3_840,
      output: { 'image/png': 'image/png' },
    },
  },
  'image.station': {
    maxBytes: 5_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 128,
      maxPixels,
      isSquare: true,
      outputSide: 512,
      output: { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg', 'image/webp': 'image/png' },
    },
  },
  'image.site': {
    maxBytes: 5_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 64,
      maxPixels,
      isSquare: false,
      outputSide: 1_600,
      output: { 'image/png': 'image/webp', 'image/jpeg': 'image/webp', 'image/webp': 'image/webp' },
    },
  },
  // Some services that show links do not accept WebP.
  'image.share': {
    maxBytes: 5_000_000,
    types: images,
    isPublic: true,
    image: {
      minSide: 200,
      maxPixels,
      isSquare: false,
      outputSide: 1_200,
      output: { 'image/png': 'image/jpeg', 'image/jpeg': 'image/jpeg', 'image/webp': 'image/jpeg' },
    },
  },
} as const satisfies Record<string, UploadKind>;

/** The purpose of an upload. */
export type UploadKindName = keyof typeof uploadKinds;

/** Densities of screens, with the number of pixels of a length of one dp. */
export const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

export type Density = keyof typeof densities;

/** Kinds of icons, with their folder, their file and their side in dp. */
export const iconKinds = {
  /** For versions before Android 8. */
  legacy: { folder: 'mipmap', file: 'ic_launcher', sideDp: 48 },
  legacyRound: { folder: 'mipmap', file: 'ic_launcher_round', sideDp: 48 },
  /** Layers of the adaptive icon, of which the system shows a part in a shape of its own. */
  foreground: { folder: 'mipmap', file: 'ic_launcher_foreground', sideDp: 108 },
  monochrome: { folder: 'mipmap', file: 'ic_launcher_monochrome', sideDp: 108 },
  /** White, on transparent. */
  notification: { folder: 'drawable', file: 'ic_notification', sideDp: 24 },
} as const;

export type IconKind = keyof typeof iconKinds;

/** The pictures of an app, as PNG. */
export interface PreviewPictures {
  readonly icons: Readonly<Record<IconKind, Readonly<Record<Density, Buffer>>>>;
  /** Shown on the screen of the app and in the notification. */
  readonly logo: Buffer;
}

export const densityNames = Object.keys(densities) as readonly Density[];
export const iconKindNames = Object.keys(iconKinds) as readonly IconKind[];

/** The side of the logo in pixels. */
export const logoSide = 512;
/** Where the template has the logo. `aapt2` adds the version in which qualifiers of densities appeared. */
export const logoPath = 'res/drawable-nodpi-v4/logo.png';

export const iconSide = (kind: IconKind, density: Density): number =>
  iconKinds[kind].sideDp * densities[density];

/** Where the template has an icon. */
export const iconPath = (kind: IconKind, density: Density): string =>
  `res/${iconKinds[kind].folder}-${density}-v4/${iconKinds[kind].file}.png`;

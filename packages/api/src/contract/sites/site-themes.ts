/** The themes of one-page sites. */
export const siteThemes = ['atlantic', 'moss', 'rose', 'fjord', 'club', 'dusk'] as const;
/** One of `siteThemes`. */
export type SiteThemeName = (typeof siteThemes)[number];

/** Font pairs of sites: fonts of the visitor's system, so that a page loads none. */
export const siteFonts = ['sans', 'serif', 'rounded', 'mono'] as const;
/** One of `siteFonts`. */
export type SiteFont = (typeof siteFonts)[number];

/** The colors of a theme in light or dark, as `#rrggbb`. */
export interface SitePalette {
  /** Of the page. */
  readonly background: string;
  /** Of cards: the player, forms. */
  readonly surface: string;
  /** At least 7:1 on the background and the surface. */
  readonly text: string;
  /** At least 4.5:1 on the background and the surface. */
  readonly muted: string;
  /** Lines and borders. */
  readonly line: string;
  /** Of the play button and other buttons. */
  readonly accent: string;
  /** Text on the accent, at least 4.5:1. */
  readonly onAccent: string;
  /** Links and other text in the accent's color, at least 4.5:1 on the background and the surface. */
  readonly accentText: string;
  /** The picture's colors, from the outermost to the innermost. */
  readonly picture: readonly [string, string, string, string];
}

type Colors = Omit<SitePalette, 'onAccent' | 'accentText'>;

/** Every theme with its own accent. */
export const siteThemeColors: Readonly<Record<SiteThemeName, Readonly<Record<'light' | 'dark', Colors>>>> = {
  atlantic: {
    light: {
      background: '#f4eee2',
      surface: '#fffdf8',
      text: '#16202e',
      muted: '#545b66',
      line: '#dcd3c2',
      accent: '#c5402a',
      picture: ['#dce3df', '#a9c4d3', '#41719b', '#e4663f'],
    },
    dark: {
      background: '#10171f',
      surface: '#1a232e',
      text: '#f4eee2',
      muted: '#a9b1bb',
      line: '#334150',
      accent: '#e8704f',
      picture: ['#16222d', '#1f3c52', '#41719b', '#e4663f'],
    },
  },
  moss: {
    light: {
      background: '#f3f4ec',
      surface: '#fffffb',
      text: '#18241c',
      muted: '#525c52',
      line: '#d5d9c8',
      accent: '#2c6146',
      picture: ['#e2e7d3', '#b7c9a4', '#2c4a3a', '#d9a514'],
    },
    dark: {
      background: '#111813',
      surface: '#1b241e',
      text: '#eef2e6',
      muted: '#a8b3a6',
      line: '#35423a',
      accent: '#7fc29b',
      picture: ['#18211a', '#28402f', '#4e7a5e', '#d9a514'],
    },
  },
  rose: {
    light: {
      background: '#faf1ef',
      surface: '#fffcfb',
      text: '#2b161c',
      muted: '#6b535a',
      line: '#e8d5d1',
      accent: '#a5334c',
      picture: ['#f3dfda', '#e8b9ae', '#6e2b3d', '#e07a5f'],
    },
    dark: {
      background: '#1b1215',
      surface: '#271b1f',
      text: '#f8ebe8',
      muted: '#bba7ab',
      line: '#45333a',
      accent: '#ec8b84',
      picture: ['#261a1e', '#472733', '#85384f', '#e07a5f'],
    },
  },
  fjord: {
    light: {
      background: '#eef2f8',
      surface: '#fcfdff',
      text: '#131c33',
      muted: '#505b73',
      line: '#d0d9e8',
      accent: '#2b4ea2',
      picture: ['#dbe4f2', '#a9bfe4', '#243a6b', '#6b8bd6'],
    },
    dark: {
      background: '#0e1422',
      surface: '#182033',
      text: '#ecf1fa',
      muted: '#a5afc4',
      line: '#2f3b55',
      accent: '#8fabf0',
      picture: ['#141c2e', '#1f2f55', '#3a5599', '#8fabf0'],
    },
  },
  club: {
    light: {
      background: '#f6f6f4',
      surface: '#ffffff',
      text: '#141414',
      muted: '#565656',
      line: '#dadad6',
      accent: '#141414',
      picture: ['#e7e7e3', '#bdbdb8', '#8b8b86', '#f2c12e'],
    },
    dark: {
      background: '#0d0d0d',
      surface: '#1a1a1a',
      text: '#f5f5f2',
      muted: '#adada8',
      line: '#363636',
      accent: '#f2c12e',
      picture: ['#161616', '#2b2b2b', '#565652', '#f2c12e'],
    },
  },
  dusk: {
    light: {
      background: '#f5f0f8',
      surface: '#fefcff',
      text: '#201530',
      muted: '#5d5269',
      line: '#ded3e6',
      accent: '#6a3a9c',
      picture: ['#e9def1', '#cbb2dd', '#4a2d6b', '#b0629f'],
    },
    dark: {
      background: '#140f1b',
      surface: '#201829',
      text: '#f3edf8',
      muted: '#b2a8bd',
      line: '#3d3149',
      accent: '#c79bee',
      picture: ['#1b1424', '#35234b', '#5f3b89', '#c277b1'],
    },
  },
};

/** Contrast ratio of two colors as `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const black = '#000000';
const white = '#ffffff';
const textContrast = 4.5;

/** The palette of a theme; a site's own accent replaces the theme's. Contrast of text is always sufficient. */
export function sitePaletteOf(
  theme: SiteThemeName,
  scheme: 'light' | 'dark',
  ownAccent: string | null,
): SitePalette {
  const colors = siteThemeColors[theme][scheme];
  const accent = ownAccent ?? colors.accent;
  const onAccent = contrastOf(white, accent) >= contrastOf(black, accent) ? white : black;
  return { ...colors, accent, onAccent, accentText: readableOn([colors.background, colors.surface], accent) };
}

/** Mixes a color with black or white until text in it is readable on all backgrounds. */
function readableOn(backgrounds: readonly string[], color: string): string {
  const isDark = luminance(backgrounds[0] ?? white) < 0.2;
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mix(color, isDark ? white : black, share);
    if (backgrounds.every((background) => contrastOf(background, mixed) >= textContrast)) return mixed;
  }
  return isDark ? white : black;
}

function mix(color: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [color, other].map((each) => Number.parseInt(each.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

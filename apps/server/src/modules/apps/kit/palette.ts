import { type AppDocument, contrastOf } from '@unmuted/api/contract';

/** The colors of an app in one appearance, `#rrggbb` each. */
export interface AppPalette {
  readonly background: string;
  readonly onBackground: string;
  readonly bar: string;
  readonly onBar: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly isBackgroundLight: boolean;
  readonly isBarLight: boolean;
  /** Whether dialogs and switches are light. */
  readonly isLight: boolean;
}

const black = '#000000';
const white = '#ffffff';
/** Where a color of the owner has the other lightness. */
const neutral = {
  light: { background: '#fafafa', bar: '#eeeff2' },
  dark: { background: '#121417', bar: '#1d2126' },
} as const;

const isLight = (color: string) => contrastOf(color, black) > contrastOf(color, white);
const on = (color: string) => (isLight(color) ? black : white);

/**
 * The colors of an app while the system is light and while it is dark. With `auto` a color of the owner is used in the
 * appearance that fits it; a fixed scheme uses them always.
 */
export function palettesOf({ colors, scheme }: AppDocument): {
  readonly day: AppPalette;
  readonly night: AppPalette;
} {
  if (scheme !== 'auto') {
    const fixed = paletteOf(colors, scheme === 'light');
    return { day: fixed, night: fixed };
  }
  const fitted = (appearance: 'light' | 'dark') => {
    const fit = (name: 'background' | 'bar') =>
      isLight(colors[name]) === (appearance === 'light') ? colors[name] : neutral[appearance][name];
    const own = { background: fit('background'), bar: fit('bar'), tint: colors.tint };
    return paletteOf(own, appearance === 'light');
  };
  return { day: fitted('light'), night: fitted('dark') };
}

function paletteOf({ background, bar, tint }: AppDocument['colors'], isLightScheme: boolean): AppPalette {
  return {
    background,
    onBackground: on(background),
    bar,
    onBar: on(bar),
    accent: tint,
    onAccent: on(tint),
    isBackgroundLight: isLight(background),
    isBarLight: isLight(bar),
    isLight: isLightScheme,
  };
}

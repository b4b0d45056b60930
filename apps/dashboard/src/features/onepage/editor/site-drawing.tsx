import type { SiteDrawing, SitePalette } from '@unmuted/api';
import type { ComponentProps } from 'react';

export interface SiteDrawingPictureProps extends Omit<ComponentProps<'svg'>, 'fill'> {
  drawing: SiteDrawing;
  palette: SitePalette;
}

const bars = [18, 34, 52, 30, 64, 44, 24, 56, 36, 20];

/** A small version of a drawing of the hero, in the colors of a theme. Decorative. */
export function SiteDrawingPicture({ drawing, palette, ...rest }: SiteDrawingPictureProps) {
  const [outer, middle, inner, core] = palette.picture;
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 120 90" {...rest}>
      <rect fill={palette.background} height="90" width="120" />
      {drawing === 'rings' && (
        <>
          <circle cx="60" cy="45" fill={outer} r="40" />
          <circle cx="60" cy="45" fill={middle} r="30" />
          <circle cx="60" cy="45" fill={inner} r="20" />
          <circle cx="60" cy="45" fill={core} r="11" />
        </>
      )}
      {drawing === 'hills' && (
        <>
          <circle cx="88" cy="24" fill={core} r="11" />
          <path d="M0 44 Q30 20 62 42 T120 36 V90 H0Z" fill={outer} />
          <path d="M0 60 Q28 38 60 58 T120 52 V90 H0Z" fill={middle} />
          <path d="M0 78 Q34 56 66 74 T120 68 V90 H0Z" fill={inner} />
        </>
      )}
      {drawing === 'bars' &&
        bars.map((height, index) => (
          <rect
            fill={[inner, middle, core][index % 3]}
            height={height}
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={index}
            rx="2"
            width="6"
            x={12 + index * 10}
            y={45 - height / 2}
          />
        ))}
    </svg>
  );
}

const segments = 30;
/** dBFS of the first segment; each has 2 dB. The range and the colours are those of the level meter. */
const lowest = -60;
const perSegment = -lowest / segments;
function litOf(db: number | null): number {
  if (db === null || db <= lowest) return 0;
  return Math.min(segments, Math.ceil((db - lowest) / perSegment));
}

export interface LevelBarProps {
  /** dBFS; null while nothing is heard. */
  db: number | null;
  className?: string;
}

/**
 * A level in segments, without its number. Decorative: a wall has hundreds, and the text of each station has the level. Two
 * elements, because a mask draws the gaps. Amber from −14 dBFS, red from −6, at the edges of segments.
 */
export function LevelBar({ db, className = 'h-2.5' }: LevelBarProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative block min-w-0 flex-1 forced-color-adjust-none [mask-image:repeating-linear-gradient(to_right,currentcolor_0_calc((100%+2px)/30-2px),transparent_0_calc((100%+2px)/30))] ${className}`}
      dir="ltr"
    >
      <span className="absolute inset-0 bg-fill-hover forced-colors:bg-[GrayText]" />
      <span
        className="absolute inset-0 bg-[linear-gradient(to_right,var(--ui-live-solid)_calc((100%+2px)*23/30),var(--ui-silent-solid)_calc((100%+2px)*23/30)_calc((100%+2px)*27/30),var(--ui-off-air-solid)_calc((100%+2px)*27/30))]"
        style={{
          clipPath: `inset(0 calc(100% - (100% + 2px) * ${litOf(db)} / ${segments}) 0 0)`,
        }}
      />
    </span>
  );
}

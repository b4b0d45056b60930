import { type ComponentProps, useMemo, useRef } from 'react';
import { formatNumber } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { firstSegmentFrom, LEVELS, scaleShare, scaleTicks } from './level-scale.ts';
import type { LevelSource } from './level-source.ts';
import { usePaintedLevels } from './use-painted-levels.ts';

/** Props of {@link LevelMeter}; requires a name by `aria-label` or `aria-labelledby`. */
export interface LevelMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The level source; keep it stable between renders (`createLevelSource`). */
  source: LevelSource;
  /** Two rows or one. Default `stereo`. */
  channels?: 'stereo' | 'mono' | undefined;
  /** Shows the scale below the bars. Default `true`. */
  scale?: boolean | undefined;
  /** Lowest level of the scale in dBFS, such as −90 where silence matters. Default −60. */
  floor?: number | undefined;
  /** A level that is marked across the bars, with its text above them, such as "Alarm below −50 dBFS". */
  threshold?: { readonly level: number; readonly label: string } | undefined;
  /** Height of the bars: 10 px, or 24 px where the level is the subject of the page. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A signal level from −60 to 0 dBFS: 48 segments, amber from −14, red from −6, a peak hold mark, and the number.
 * It updates outside React, at most once per frame. With reduced motion it shows only numbers, once a second.
 */
export function LevelMeter({
  source,
  channels = 'stereo',
  scale = true,
  floor = LEVELS.min,
  threshold,
  size = 'md',
  ref,
  className,
  ...rest
}: LevelMeterProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('player');
  const root = useRef<HTMLDivElement>(null);
  const written = useMemo(() => {
    const number = (level: number | null) =>
      level === null ? labels.noSignal : formatNumber(locale, level, { unit: 'dBFS', digits: 1 });
    return {
      number,
      full: (level: number | null, peak: number | null) =>
        level === null || peak === null ? number(level) : `${number(level)}, ${labels.peak(number(peak))}`,
    };
  }, [locale, labels]);
  usePaintedLevels(root, source, written, floor);
  const ticks = scaleTicks(floor);
  const rows =
    channels === 'mono'
      ? [{ name: labels.mono, short: undefined }]
      : [
          { name: labels.left, short: labels.leftShort },
          { name: labels.right, short: labels.rightShort },
        ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      data-ui="level-meter"
      dir="ltr"
      role="group"
      {...rest}
      className={cx('ui:text-12 ui:text-fg-muted ui:tabular-nums', className)}
      ref={useMergedRefs(ref, root)}
    >
      <div className={cx('ui:relative', threshold && 'ui:mt-6 ui:motion-reduce:mt-0')} data-part="channels">
        {rows.map((row) => (
          <Channel key={row.name} {...row} floor={floor} size={size} />
        ))}
        {threshold ? (
          <Threshold {...threshold} floor={floor} hasNames={channels === 'stereo'} key={threshold.label} />
        ) : null}
      </div>
      {scale ? (
        <div
          aria-hidden="true"
          className={cx(
            'ui:relative ui:me-20 ui:h-4 ui:text-fg-subtle ui:motion-reduce:hidden',
            channels === 'stereo' && 'ui:ms-4.5',
          )}
          data-part="scale"
        >
          {ticks.map((level) => (
            <span
              className={cx(
                'ui:absolute ui:-translate-x-1/2 ui:first:translate-x-0 ui:last:-translate-x-full',
                // With an odd number of ticks, the first and the last stay.
                ticks.length % 2 === 1 && 'ui:max-md:even:hidden',
              )}
              data-part="tick"
              key={level}
              style={{ left: `${scaleShare(level, floor) * 100}%` }}
            >
              {formatNumber(locale, level)}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Colours change at segment boundaries. */
function coloursOf(floor: number): string {
  const share = (level: number) => `${(firstSegmentFrom(level, floor) / LEVELS.segments) * 100}%`;
  const [amber, red] = [share(LEVELS.amber), share(LEVELS.red)];
  return `linear-gradient(to right, var(--ui-live-solid) ${amber}, var(--ui-silent-solid) ${amber} ${red}, var(--ui-off-air-solid) ${red})`;
}

// One mask draws all segment gaps: 3 elements per row instead of 96.
const SEGMENTS =
  'ui:[mask-image:repeating-linear-gradient(to_right,currentcolor_0_calc((100%+2px)/48-2px),transparent_0_calc((100%+2px)/48))]';

interface ChannelProps extends Required<Pick<LevelMeterProps, 'floor' | 'size'>> {
  name: string;
  short: string | undefined;
  floor: number;
}

function Channel({ name, short, floor, size }: ChannelProps) {
  const isLarge = size === 'lg';
  return (
    <div
      className={cx('ui:flex ui:items-center ui:gap-2.5', isLarge ? 'ui:h-7.5' : 'ui:h-4.5')}
      data-part="channel"
    >
      {short === undefined ? null : (
        <span
          aria-hidden="true"
          className="ui:w-2 ui:flex-none ui:text-fg-subtle"
          data-part="name"
          title={name}
        >
          {short}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> has no segments */}
      <div
        aria-label={name}
        aria-valuemax={LEVELS.max}
        aria-valuemin={floor}
        aria-valuenow={floor}
        className={cx(
          isLarge ? 'ui:h-6' : 'ui:h-2.5',
          'ui:relative ui:min-w-0 ui:flex-1 ui:forced-color-adjust-none ui:motion-reduce:w-0 ui:motion-reduce:flex-none ui:motion-reduce:*:hidden',
          SEGMENTS,
        )}
        data-part="meter"
        role="meter"
      >
        <span
          className="ui:absolute ui:inset-0 ui:bg-fill-hover ui:forced-colors:bg-[GrayText]"
          data-part="track"
        />
        <span
          className="ui:absolute ui:inset-0"
          data-part="lit"
          style={{ backgroundImage: coloursOf(floor), clipPath: 'inset(0 100% 0 0)' }}
        />
        <span
          className="ui:absolute ui:inset-y-0 ui:w-[calc(100%/48)] ui:bg-control-on ui:forced-colors:bg-[Highlight]"
          data-part="peak"
          hidden
        />
      </div>
      <span
        aria-hidden="true"
        className="ui:w-17.5 ui:flex-none ui:text-end ui:whitespace-nowrap"
        data-part="number"
      />
    </div>
  );
}

interface ThresholdProps {
  level: number;
  label: string;
  floor: number;
  /** The bars are beside the names of channels. */
  hasNames: boolean;
}

/** A line across the bars. Its text goes to the side that has room. */
function Threshold({ level, label, floor, hasNames }: ThresholdProps) {
  const share = scaleShare(level, floor);
  return (
    <div
      className={cx(
        'ui:pointer-events-none ui:absolute ui:-inset-y-1 ui:end-20 ui:motion-reduce:hidden',
        hasNames ? 'ui:start-4.5' : 'ui:start-0',
      )}
      data-part="threshold"
    >
      <span
        className="ui:absolute ui:inset-y-0 ui:w-0.5 ui:-translate-x-1/2 ui:bg-fg ui:forced-colors:bg-[CanvasText]"
        style={{ left: `${share * 100}%` }}
      />
      <span
        className={cx(
          'ui:absolute ui:bottom-full ui:pb-0.5 ui:font-semibold ui:whitespace-nowrap ui:text-fg',
          share > 0.5 && 'ui:-translate-x-full',
        )}
        data-part="threshold-label"
        style={{ left: `${share * 100}%` }}
      >
        {label}
      </span>
    </div>
  );
}

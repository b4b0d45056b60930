import { type ComponentProps, useMemo, useRef } from 'react';
import { formatNumber } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { firstSegmentFrom, LEVELS, scaleShare } from './level-scale.ts';
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
}

const SCALE = [-60, -48, -36, -24, -12, 0];

/**
 * A signal level from −60 to 0 dBFS: 48 segments, amber from −14, red from −6, a peak hold mark, and the number.
 * It updates outside React, at most once per frame. With reduced motion it shows only numbers, once a second.
 */
export function LevelMeter({
  source,
  channels = 'stereo',
  scale = true,
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
  usePaintedLevels(root, source, written);
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
      {rows.map((row) => (
        <Channel key={row.name} {...row} />
      ))}
      {scale ? (
        <div
          aria-hidden="true"
          className={cx(
            'ui:relative ui:me-20 ui:h-4 ui:text-fg-subtle ui:motion-reduce:hidden',
            channels === 'stereo' && 'ui:ms-4.5',
          )}
          data-part="scale"
        >
          {SCALE.map((level) => (
            <span
              className="ui:absolute ui:-translate-x-1/2 ui:first:translate-x-0 ui:last:-translate-x-full"
              data-part="tick"
              key={level}
              style={{ left: `${scaleShare(level) * 100}%` }}
            >
              {formatNumber(locale, level)}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const share = (segment: number) => `${(segment / LEVELS.segments) * 100}%`;
// Colours change at segment boundaries.
const [AMBER, RED] = [share(firstSegmentFrom(LEVELS.amber)), share(firstSegmentFrom(LEVELS.red))];
const COLOURS = `linear-gradient(to right, var(--ui-live-solid) ${AMBER}, var(--ui-silent-solid) ${AMBER} ${RED}, var(--ui-off-air-solid) ${RED})`;
// One mask draws all segment gaps: 3 elements per row instead of 96.
const SEGMENTS =
  'ui:[mask-image:repeating-linear-gradient(to_right,currentcolor_0_calc((100%+2px)/48-2px),transparent_0_calc((100%+2px)/48))]';

function Channel({ name, short }: { name: string; short: string | undefined }) {
  return (
    <div className="ui:flex ui:h-4.5 ui:items-center ui:gap-2.5" data-part="channel">
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
        aria-valuemin={LEVELS.min}
        aria-valuenow={LEVELS.min}
        className={cx(
          'ui:relative ui:h-2.5 ui:min-w-0 ui:flex-1 ui:forced-color-adjust-none ui:motion-reduce:w-0 ui:motion-reduce:flex-none ui:motion-reduce:*:hidden',
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
          style={{ backgroundImage: COLOURS, clipPath: 'inset(0 100% 0 0)' }}
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

import { type ComponentProps, memo } from 'react';
import { cx } from '#/lib/tv.ts';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { futureDots, rulerMarks, WAVE, WAVE_PHASES, wavePhases } from './waveform.geometry.ts';

/** Props of {@link Waveform}. */
export interface WaveformProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The current time: it positions the ruler. The caller updates it once a second. */
  now: Date;
  /** Formatted time next to the now-line. */
  clock: string;
  /** Label above the time. */
  title?: string | undefined;
  /** Time zone of the ruler; the user's own by default. */
  timeZone?: string | undefined;
}

const PHASES = wavePhases();
const DOTS = futureDots();
/** Full cycle; the `ui-wave` keyframes alternate. */
const CYCLE_MS = 3600;

/**
 * Illustration of the brand panel: an animated wave up to now, a pink line, and an empty future.
 * It shows no measured data, so it is hidden from assistive technology. It is static with
 * reduced motion, and time is left to right in RTL layouts too.
 */
export function Waveform({ now, clock, title, timeZone: ownTimeZone, className, ...rest }: WaveformProps) {
  const { locale } = useUi();
  const timeZone = useTimeZone(ownTimeZone);
  // 24-hour format in every locale, as usual in broadcasting.
  const minute = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const clockClass =
    title === undefined ? 'ui:fill-fg ui:text-14 ui:font-semibold' : 'ui:fill-fg-subtle ui:text-12';
  return (
    <div
      aria-hidden="true"
      data-ui="waveform"
      dir="ltr"
      {...rest}
      className={cx('ui:relative ui:size-full ui:overflow-hidden ui:tabular-nums', className)}
    >
      <Bars />
      <svg aria-hidden="true" className={CANVAS}>
        <svg aria-hidden="true" className="ui:overflow-visible" x="100%" y="50%">
          <g transform={`translate(${-WAVE.future} 0)`}>
            <path className="ui:stroke-fg/35" d={`M${-WAVE.past} 0H0`} />
            <g className="ui:fill-border-strong">
              {DOTS.map((x) => (
                <circle cx={x} key={x} r="1.25" />
              ))}
            </g>
            <path className="ui:stroke-accent" d={`M0 ${WAVE.top}V${WAVE.bottom}`} strokeWidth="1.5" />
            <circle className="ui:fill-accent" r="5" />
            <circle className="ui:stroke-accent/35" r="11" strokeWidth="2" />
            {rulerMarks(now).map(({ x, minute: at }) => (
              <g key={x}>
                <path
                  className={at ? 'ui:stroke-border-strong' : 'ui:stroke-border-strong/60'}
                  d={`M${x} ${WAVE.ruler}v${at ? 12 : 6}`}
                />
                {at ? (
                  <text className="ui:fill-fg-subtle ui:text-12" x={x + 6} y={WAVE.ruler + 28}>
                    {minute.format(at)}
                  </text>
                ) : null}
              </g>
            ))}
            {title === undefined ? null : (
              <text className="ui:fill-fg ui:text-14 ui:font-semibold" x="12" y={WAVE.top + 12}>
                {title}
              </text>
            )}
            <text
              className={clockClass}
              data-part="clock"
              x="12"
              y={WAVE.top + (title === undefined ? 12 : 30)}
            >
              {clock}
            </text>
          </g>
        </svg>
      </svg>
    </div>
  );
}

const CANVAS = 'ui:absolute ui:inset-0 ui:size-full ui:fill-none';

// Memoized without props: clock updates do not re-render two hundred bars.
const Bars = memo(function Bars() {
  return PHASES.map((bars, phase) => (
    <svg
      aria-hidden="true"
      className={cx(
        CANVAS,
        'ui:motion-safe:animate-[ui-wave_1.8s_ease-in-out_infinite_alternate] ui:motion-safe:will-change-transform',
      )}
      data-part="layer"
      key={bars[0]?.x}
      style={{ animationDelay: `${(-phase * CYCLE_MS) / WAVE_PHASES}ms` }}
    >
      {/* A nested SVG puts the origin at now, regardless of the panel width. */}
      <svg aria-hidden="true" className="ui:overflow-visible" x="100%" y="50%">
        <g className="ui:fill-fg" transform={`translate(${-WAVE.future} 0)`}>
          {bars.map(({ x, height, opacity }) => (
            <rect
              height={height}
              key={x}
              opacity={opacity}
              rx={WAVE.barWidth / 2}
              width={WAVE.barWidth}
              x={x}
              y={-height / 2}
            />
          ))}
        </g>
      </svg>
    </svg>
  ));
});

import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { futureDots, rulerMarks, WAVE, waveBars } from './waveform.geometry.ts';

/** Props of {@link Waveform}. */
export interface WaveformProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The present: it places the ruler. The caller moves it on, once a second. */
  now: Date;
  /** The clock beside the now-line, as text. */
  clock: string;
  /** A word above the clock. */
  title?: string | undefined;
  /** Time zone of the ruler; the reader's own without one. */
  timeZone?: string | undefined;
}

const BARS = waveBars();
const DOTS = futureDots();

/**
 * A wave that moves up to now, a pink line, and an empty future: what the brand panel of a blank page shows.
 * It stands for sound as such and is no measurement, so it is hidden from assistive technology. It stands
 * still under reduced motion, and time runs from left to right in every direction of writing.
 */
export function Waveform({ now, clock, title, timeZone, className, ...rest }: WaveformProps) {
  const { locale } = useUi();
  const minute = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  return (
    <svg
      aria-hidden="true"
      data-ui="waveform"
      direction="ltr"
      {...rest}
      className={cx('ui:block ui:size-full ui:fill-none ui:tabular-nums', className) ?? ''}
    >
      {/* An inner drawing puts the origin where now is, whatever the size of the panel. */}
      <svg aria-hidden="true" className="ui:overflow-visible" x="100%" y="50%">
        <g transform={`translate(${-WAVE.future} 0)`}>
          <path className="ui:stroke-fg/35" d={`M${-WAVE.past} 0H0`} />
          <Bars />
          <g className="ui:fill-border-strong">
            {DOTS.map((x) => (
              <circle cx={x} cy="0" key={x} r="1.25" />
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
            className={
              title === undefined ? 'ui:fill-fg ui:text-14 ui:font-semibold' : 'ui:fill-fg-subtle ui:text-12'
            }
            data-part="clock"
            x="12"
            y={WAVE.top + (title === undefined ? 12 : 30)}
          >
            {clock}
          </text>
        </g>
      </svg>
    </svg>
  );
}

// Its own component without props: the clock ticks without touching a hundred bars.
function Bars() {
  return (
    <g className="ui:fill-fg">
      {BARS.map(({ x, height, opacity, delayMs }) => (
        <rect
          className="ui:origin-center ui:[transform-box:fill-box] ui:motion-safe:animate-[ui-wave_1.8s_ease-in-out_infinite_alternate]"
          data-part="bar"
          height={height}
          key={x}
          opacity={opacity}
          rx={WAVE.barWidth / 2}
          style={{ animationDelay: `${delayMs}ms` } satisfies CSSProperties}
          width={WAVE.barWidth}
          x={x}
          y={-height / 2}
        />
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import { Duration } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { type RibbonSegment, type RibbonState, ribbonTotals } from './ribbon.ts';
import { RIBBON_SHAPE } from './ribbon-style.ts';

interface RibbonTotalsProps {
  segments: readonly RibbonSegment[];
  nameOf: (state: RibbonState) => string;
  note: ReactNode;
  /** The formatted share of time on air. */
  children: ReactNode;
}

/** Totals as text: the share on air, and the duration of each state. */
export function RibbonTotals({ segments, nameOf, note, children }: RibbonTotalsProps) {
  return (
    <div
      className="ui:mt-3 ui:flex ui:flex-wrap ui:items-center ui:gap-x-5 ui:gap-y-1.5 ui:text-13"
      data-part="totals"
    >
      {children === undefined ? null : (
        <b className="ui:font-semibold ui:tabular-nums" data-part="on-air">
          {children}
        </b>
      )}
      <ul className="ui:flex ui:flex-wrap ui:gap-x-5 ui:gap-y-1.5" data-part="states">
        {ribbonTotals(segments).map(({ state, ms }) => (
          <li className="ui:flex ui:items-center ui:gap-2" data-part="state" key={state}>
            <span
              aria-hidden="true"
              className="ui:relative ui:mx-px ui:h-3 ui:w-2.5 ui:flex-none"
              data-part="swatch"
            >
              <span
                className={cx('ui:absolute ui:inset-x-0 ui:rounded-[2px]', RIBBON_SHAPE[state])}
                data-part="shape"
              />
            </span>
            <span className="ui:text-fg-muted" data-part="name">
              {nameOf(state)}
            </span>
            <Duration className="ui:font-medium" seconds={Math.round(ms / 1000)} />
          </li>
        ))}
      </ul>
      {note === undefined ? null : (
        <span className="ui:ms-auto ui:text-fg-muted" data-part="note">
          {note}
        </span>
      )}
    </div>
  );
}

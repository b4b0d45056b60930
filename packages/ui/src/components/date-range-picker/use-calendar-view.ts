import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths, clampDay, type Day, firstOfMonth, firstWeekdayOf, lastOfMonth } from '#/lib/day/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { DraftRange } from './calendar-month.tsx';
import { dayAfterKey } from './month-grid.ts';

interface CalendarViewOptions {
  range: DraftRange;
  today: Day;
  min: Day | undefined;
  max: Day | undefined;
  months: 1 | 2;
}

/** The displayed months, the focused day and keyboard navigation of a calendar. */
export function useCalendarView({ range, today, min, max, months }: CalendarViewOptions) {
  const { locale, weekLocale = locale, dir } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const anchor = clampDay(range.to ?? range.from ?? today, min, max);
  const [focused, setFocused] = useState(anchor);
  const [first, setFirst] = useState(() => addMonths(firstOfMonth(anchor), 1 - months));
  const [pointed, setPointed] = useState<Day>();
  const firstWeekday = firstWeekdayOf(weekLocale);
  const last = lastOfMonth(addMonths(first, months - 1));

  const goTo = (day: Day) => {
    const next = clampDay(day, min, max);
    setFocused(next);
    setPointed(undefined);
    if (next < first) setFirst(firstOfMonth(next));
    else if (next > last) setFirst(addMonths(firstOfMonth(next), 1 - months));
  };

  // Scrolls to a range that was typed or preset; a clicked range is already visible.
  const [shownAnchor, setShownAnchor] = useState(anchor);
  if (anchor !== shownAnchor) {
    setShownAnchor(anchor);
    goTo(anchor);
  }

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.day === undefined) return;
    const next = dayAfterKey(key, focused, { shiftKey, dir, firstWeekday });
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    goTo(next);
  };

  const turn = (by: 1 | -1) => {
    setFirst(addMonths(first, by));
    setFocused(clampDay(addMonths(focused, by), min, max));
  };

  const pick = (day: Day) => {
    setFocused(day);
    setPointed(undefined);
    // A clicked day is visible: keep the view.
    setShownAnchor(day);
  };

  return { root, first, last, focused, firstWeekday, pointed, setPointed, turn, pick, onKeyDown };
}

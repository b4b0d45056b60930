import { useState } from 'react';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import type { TimePart } from './time-parts.ts';
import { clampTime, isTimeWithin, roundTime, stepTime, type TimeLimits, wrap } from './time-range.ts';
import { type HourCycle, parseTimeText, timeText } from './time-text.ts';

interface TimeDraftOptions {
  /** Minutes since midnight; `null` when empty. */
  time: number | null;
  setTime: (time: number | null) => void;
  hourCycle: HourCycle;
  /** Minutes. */
  step: number;
  limits: TimeLimits;
}

/** The typed text of a time, the time that it represents, and why it is not accepted. */
export function useTimeDraft({ time, setTime, hourCycle, step, limits }: TimeDraftOptions) {
  const { locale } = useUi();
  const errorOf = useTimeError(limits, hourCycle);
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const set = (next: number | null) => {
    setDraft(undefined);
    setError(undefined);
    if (next !== time) setTime(next);
  };
  return {
    text: draft ?? (time === null ? '' : timeText(locale, hourCycle, time)),
    isTyped: draft !== undefined,
    error,
    set,
    type(text: string) {
      setDraft(text);
      setError(undefined);
    },
    /** Accepts the typed text, in whole steps; otherwise it stays, with the reason. Returns whether it was accepted. */
    commit(): boolean {
      if (draft === undefined) return true;
      const typed = parseTimeText(locale, draft);
      const next = typeof typed === 'number' ? roundTime(typed, step, limits) : typed;
      const found = errorOf(next);
      if (found !== undefined || next === undefined) setError(found);
      else set(next);
      return found === undefined;
    },
    /** Changes one part of the time; an empty input starts at the minimum, or at midnight. */
    add(part: TimePart, direction: 1 | -1) {
      const from = (draft === undefined ? undefined : parseTimeText(locale, draft)) ?? time;
      if (from === null) return set(limits.min ?? 0);
      const amount = part === 'hour' ? 60 : 12 * 60;
      const next =
        part === 'minute' ? stepTime(from, step, direction, limits) : wrap(from + direction * amount);
      set(clampTime(next, limits));
    },
  };
}

/** Why a parsed time is not accepted; `undefined` when it is, or is empty. */
function useTimeError(limits: TimeLimits, hourCycle: HourCycle) {
  const { locale } = useUi();
  const labels = useLabelGroup('entry');
  const write = (time: number) => timeText(locale, hourCycle, time);
  return (time: number | null | undefined): string | undefined => {
    const { min, max } = limits;
    if (time === undefined) return labels.invalidTime(write(min ?? 21 * 60 + 30));
    if (time === null || isTimeWithin(time, limits)) return undefined;
    if (min !== undefined && max !== undefined) return labels.timeOutside(write(min), write(max));
    return min === undefined ? labels.timeTooLate(write(max ?? 0)) : labels.timeTooEarly(write(min));
  };
}

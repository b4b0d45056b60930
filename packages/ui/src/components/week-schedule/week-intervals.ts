/** A part of a weekday with a value. */
export interface WeekInterval {
  /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
  readonly weekday: number;
  /** Start in minutes after midnight, inclusive. */
  readonly from: number;
  /** End in minutes after midnight, exclusive; 1440 is the end of the day. */
  readonly to: number;
  /** Value of the option. */
  readonly value: string;
}

/** The value of each slot by weekday (0 is Monday); `null` for none. */
export type WeekSlots = readonly (readonly (string | null)[])[];

/** A slot of a weekday; 0 is Monday. */
export interface SlotPosition {
  readonly day: number;
  readonly slot: number;
}

/** Slots of the given days. */
export interface SlotSelection {
  readonly days: readonly number[];
  /** First and last slot, both inclusive. */
  readonly from: number;
  readonly to: number;
}

export const DAYS = 7;
const DAY_MINUTES = 1440;

/** Splits intervals into slots. Ends between two slots are rounded to the nearest. */
export function slotsOf(intervals: readonly WeekInterval[], stepMinutes: number): WeekSlots {
  const count = DAY_MINUTES / stepMinutes;
  const slots = Array.from({ length: DAYS }, () => new Array<string | null>(count).fill(null));
  for (const { weekday, from, to, value } of intervals) {
    slots[weekday - 1]?.fill(value, Math.round(from / stepMinutes), Math.round(to / stepMinutes));
  }
  return slots;
}

/** A run of slots with the same value; `to` is exclusive. */
export interface SlotRun {
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** The runs of a day, without empty slots. */
export function runsOfDay(slots: readonly (string | null)[]): SlotRun[] {
  const runs: SlotRun[] = [];
  let start = 0;
  for (let slot = 1; slot <= slots.length; slot += 1) {
    const value = slots[start] ?? null;
    if (slot < slots.length && slots[slot] === value) continue;
    if (value !== null) runs.push({ from: start, to: slot, value });
    start = slot;
  }
  return runs;
}

/** Joins slots into as few intervals as possible, by weekday and time. */
export function intervalsOf(slots: WeekSlots, stepMinutes: number): WeekInterval[] {
  return slots.flatMap((day, index) =>
    runsOfDay(day).map(({ from, to, value }) => ({
      weekday: index + 1,
      from: from * stepMinutes,
      to: to * stepMinutes,
      value,
    })),
  );
}

/** Sets the value of the selected slots. */
export function paintSlots(
  slots: WeekSlots,
  { days, from, to }: SlotSelection,
  value: string | null,
): WeekSlots {
  return slots.map((day, index) =>
    days.includes(index) ? day.map((old, slot) => (slot >= from && slot <= to ? value : old)) : day,
  );
}

/** Whether every selected slot has the value. */
export function isPainted(
  slots: WeekSlots,
  { days, from, to }: SlotSelection,
  value: string | null,
): boolean {
  return days.every((day) => slots[day]?.slice(from, to + 1).every((slot) => slot === value));
}

/** A time of the day: `06:30`; `24:00` at the end. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

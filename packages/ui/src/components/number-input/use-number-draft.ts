import { useState } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';
import { clamp, inferSign, isWithin, type NumberRange, roundTo } from './number-range.ts';
import { formatNumberText, parseNumberText } from './number-text.ts';

interface NumberDraftOptions extends NumberRange {
  value: number | null;
  setValue: (value: number | null) => void;
  /** Maximum number of decimals. */
  decimals: number;
}

/** Draft text of a number and the number it represents. */
export function useNumberDraft({ value, setValue, decimals, min, max }: NumberDraftOptions) {
  const { locale } = useUi();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const range = { min, max };
  const change = (next: number | null) => {
    if (next !== value) setValue(next);
  };
  const read = (text: string) => {
    const number = parseNumberText(text, locale);
    return typeof number === 'number' ? roundTo(inferSign(number, range), decimals) : number;
  };
  return {
    /** Text of the input. */
    text: draft ?? formatNumberText(value, locale, decimals),
    /** Handles input; a number within the range is emitted at once. */
    type(text: string) {
      setDraft(text);
      const number = read(text);
      if (number === null || (number !== undefined && isWithin(number, range))) change(number);
    },
    /** On blur, clamps to the range; invalid text is replaced by the last number. */
    commit() {
      if (draft === undefined) return;
      const number = read(draft);
      if (number !== undefined) change(number === null ? null : clamp(number, range));
      setDraft(undefined);
    },
    /** Adds to the number; an empty input starts at the minimum, or at 0. */
    add(amount: number) {
      const typed = draft === undefined ? undefined : read(draft);
      const from = typed ?? value;
      change(clamp(from === null ? clamp(0, range) : roundTo(from + amount, decimals), range));
      setDraft(undefined);
    },
    /** Sets the number from another control. */
    set(number: number | null) {
      change(number);
      setDraft(undefined);
    },
  };
}

import { useState } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';
import { clamp, isWithin, type NumberRange, roundTo, withMeantSign } from './number-range.ts';
import { formatNumberText, parseNumberText } from './number-text.ts';

interface NumberDraftOptions extends NumberRange {
  value: number | null;
  setValue: (value: number | null) => void;
  /** Most decimals a value may have. */
  decimals: number;
}

/** The text of a number while it is being written, beside the number it stands for. */
export function useNumberDraft({ value, setValue, decimals, min, max }: NumberDraftOptions) {
  const { locale } = useUi();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const range = { min, max };
  const change = (next: number | null) => {
    if (next !== value) setValue(next);
  };
  const read = (text: string) => {
    const number = parseNumberText(text, locale);
    return typeof number === 'number' ? roundTo(withMeantSign(number, range), decimals) : number;
  };
  return {
    /** What stands in the field. */
    text: draft ?? formatNumberText(value, locale, decimals),
    /** Takes what is typed; what is a number within the range is passed on at once. */
    type(text: string) {
      setDraft(text);
      const number = read(text);
      if (number === null || (number !== undefined && isWithin(number, range))) change(number);
    },
    /** Takes the nearest number when the field is left; what is none gives way to the last that was. */
    settle() {
      if (draft === undefined) return;
      const number = read(draft);
      if (number !== undefined) change(number === null ? null : clamp(number, range));
      setDraft(undefined);
    },
    /** Adds to the number; an empty field starts at the lowest, or at 0. */
    add(amount: number) {
      const typed = draft === undefined ? undefined : read(draft);
      const from = typed ?? value;
      change(clamp(from === null ? clamp(0, range) : roundTo(from + amount, decimals), range));
      setDraft(undefined);
    },
    /** Takes a number from elsewhere. */
    set(number: number | null) {
      change(number);
      setDraft(undefined);
    },
  };
}

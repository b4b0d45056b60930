import { useState } from 'react';
import { formatHex, parseHex } from '#/lib/color.ts';

interface HexDraft {
  /** Text of the input. */
  text: string;
  /** The text is not a valid colour. */
  invalid: boolean;
  /** Handles input; a complete colour is emitted at once. */
  type: (text: string) => void;
  /** Expands the colour on blur; invalid text stays so that it can be corrected. */
  commit: () => void;
  /** Sets the colour from another control. */
  pick: (hex: string) => void;
}

/** Draft text of a hexadecimal input and the colour it represents. */
export function useHexDraft(value: string, onChange: (value: string) => void): HexDraft {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const text = draft ?? value;
  return {
    text,
    invalid: draft !== undefined && parseHex(draft) === undefined,
    type(next) {
      setDraft(next);
      const color = parseHex(next);
      // Three digits may be the start of six: they are accepted on blur.
      if (color && next.trim().replace('#', '').length === 6) onChange(formatHex(color));
    },
    commit() {
      const color = draft === undefined ? undefined : parseHex(draft);
      if (!color) return;
      onChange(formatHex(color));
      setDraft(undefined);
    },
    pick(hex) {
      setDraft(undefined);
      onChange(hex);
    },
  };
}

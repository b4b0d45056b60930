import { useState } from 'react';
import { formatHex, parseHex } from '#/lib/color.ts';

interface HexDraft {
  /** What stands in the text field. */
  text: string;
  /** It is no colour. */
  invalid: boolean;
  /** Takes what is typed; a colour is passed on at once. */
  type: (text: string) => void;
  /** Writes the colour in full when the field is left; what is no colour stays, so that it can be mended. */
  settle: () => void;
  /** Takes a colour from elsewhere. */
  pick: (hex: string) => void;
}

/** The text of a hexadecimal field while it is being written, beside the colour it stands for. */
export function useHexDraft(value: string, onChange: (value: string) => void): HexDraft {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const text = draft ?? value;
  return {
    text,
    invalid: draft !== undefined && parseHex(draft) === undefined,
    type(next) {
      setDraft(next);
      const color = parseHex(next);
      // Three digits may be the start of six: they count when the field is left.
      if (color && next.trim().replace('#', '').length === 6) onChange(formatHex(color));
    },
    settle() {
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

import { contrast, parseHex } from '#/lib/color.ts';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;

interface ContrastNoteProps {
  color: string;
  textColor: string | undefined;
}

/** How well text can be read on a colour; nothing when there is no text colour. */
export function ContrastNote({ color, textColor }: ContrastNoteProps) {
  const { locale } = useUi();
  const labels = useLabels();
  const [back, front] = [parseHex(color), parseHex(textColor ?? '')];
  if (!back || !front) return null;
  const ratio = contrast(back, front);
  // Cut, not rounded: 4.49 must not be shown as 4.5.
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );
  return (
    <>
      {labels.contrastRatio(shown)}
      {ratio < READABLE ? ` · ${labels.contrastLow}` : null}
    </>
  );
}

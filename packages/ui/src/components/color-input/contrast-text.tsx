import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { MIN_CONTRAST, readContrast } from './read-contrast.ts';

interface ContrastTextProps {
  color: string;
  textColor: string | undefined;
}

/** Contrast ratio as text; nothing without a text colour. */
export function ContrastText({ color, textColor }: ContrastTextProps) {
  const { locale } = useUi();
  const labels = useLabels();
  const ratio = readContrast(color, textColor);
  if (ratio === undefined) return null;
  // Truncated, not rounded: 4.49 must not be shown as 4.5.
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );
  return (
    <>
      {labels.contrastRatio(shown)}
      {ratio < MIN_CONTRAST ? ` · ${labels.contrastLow}` : null}
    </>
  );
}

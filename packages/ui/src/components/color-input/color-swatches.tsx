import { CheckIcon } from '#/components/icons/index.ts';
import { contrast, parseHex } from '#/lib/color.ts';

/** A colour to choose by one press. */
export interface Swatch {
  /** As `#rrggbb`. */
  value: string;
  /** Its name. */
  label: string;
}

interface ColorSwatchesProps {
  swatches: readonly Swatch[];
  value: string;
  disabled: boolean;
  onPick: (value: string) => void;
}

/** A row of colours; the chosen one is ticked. */
export function ColorSwatches({ swatches, value, disabled, onPick }: ColorSwatchesProps) {
  return (
    <div data-part="swatches" className="ui:flex ui:flex-wrap ui:gap-2">
      {swatches.map((swatch) => (
        <button
          key={swatch.value}
          type="button"
          data-part="swatch"
          aria-label={swatch.label}
          aria-pressed={swatch.value === value}
          disabled={disabled}
          onClick={() => onPick(swatch.value)}
          style={{ backgroundColor: swatch.value, color: tickColor(swatch.value) }}
          className="ui:relative ui:grid ui:size-8 ui:cursor-pointer ui:place-items-center ui:rounded-control ui:border ui:border-border-strong ui:before:absolute ui:before:-inset-1 ui:coarse:size-9"
        >
          {swatch.value === value ? <CheckIcon /> : null}
        </button>
      ))}
    </div>
  );
}

function tickColor(value: string): string {
  const color = parseHex(value) ?? [255, 255, 255];
  return contrast(color, [255, 255, 255]) >= contrast(color, [0, 0, 0]) ? 'white' : 'black';
}

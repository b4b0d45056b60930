import { type KeyboardEvent, useRef } from 'react';
import { CheckIcon } from '#/components/icons/index.ts';
import { contrast, parseHex } from '#/lib/color.ts';
import { nextIndex } from '#/lib/next-index.ts';
import { useUi } from '#/provider/ui-provider.tsx';

/** A predefined colour. */
export interface Swatch {
  /** As `#rrggbb`. */
  value: string;
  /** Accessible name. */
  label: string;
}

interface ColorSwatchesProps {
  swatches: readonly Swatch[];
  value: string;
  disabled: boolean;
  onPick: (value: string) => void;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** A row of swatches: a single tab stop with arrow key navigation. The selected one has a check mark. */
export function ColorSwatches({ swatches, value, disabled, onPick, ...name }: ColorSwatchesProps) {
  const { dir } = useUi();
  const row = useRef<HTMLDivElement>(null);
  const stop = Math.max(
    0,
    swatches.findIndex((swatch) => swatch.value === value),
  );
  const move = (event: KeyboardEvent, from: number) => {
    const to = nextIndex(event.key, from, swatches.length, { orientation: 'horizontal', dir });
    if (to === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div {...name} ref={row} role="toolbar" data-part="swatches" className="ui:flex ui:flex-wrap ui:gap-2">
      {swatches.map((swatch, index) => (
        <button
          key={swatch.value}
          type="button"
          data-part="swatch"
          aria-label={swatch.label}
          aria-pressed={swatch.value === value}
          title={swatch.label}
          tabIndex={index === stop ? 0 : -1}
          disabled={disabled}
          onClick={() => onPick(swatch.value)}
          onKeyDown={(event) => move(event, index)}
          style={{ backgroundColor: swatch.value, color: checkColor(swatch.value) }}
          className="ui:relative ui:grid ui:size-8 ui:cursor-pointer ui:place-items-center ui:rounded-control ui:border ui:border-border-strong ui:before:absolute ui:before:-inset-1 ui:coarse:size-9 ui:forced-color-adjust-none"
        >
          {swatch.value === value ? <CheckIcon /> : null}
        </button>
      ))}
    </div>
  );
}

function checkColor(value: string): string {
  const color = parseHex(value) ?? [255, 255, 255];
  return contrast(color, [255, 255, 255]) >= contrast(color, [0, 0, 0]) ? 'white' : 'black';
}

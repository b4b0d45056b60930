import { type ComponentProps, useId, useRef } from 'react';
import { useFieldGroup } from '#/components/field/index.ts';
import { Input, InputGroup } from '#/components/input/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { ColorSwatches, type Swatch } from './color-swatches.tsx';
import { ContrastMeter } from './contrast-meter.tsx';
import { ContrastText } from './contrast-text.tsx';
import { useHexDraft } from './use-hex-draft.ts';

/** Props of {@link ColorInput}. All `<input>` props, `ref` and `className` are passed to the hexadecimal `<input>`. */
export interface ColorInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  /** The controlled colour, as `#rrggbb`. */
  value?: string | undefined;
  /** The default colour, as `#rrggbb`. */
  defaultValue: string;
  /** Called with each valid colour, as `#rrggbb`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Predefined colours. */
  swatches?: readonly Swatch[] | undefined;
  /** Text colour on this background, as `#rrggbb`: shows a contrast meter. */
  textColor?: string | undefined;
}

/**
 * Selects a colour by hexadecimal value, system picker, or swatch. With `textColor` a meter shows the contrast ratio
 * and warns below 4.5.
 */
export function ColorInput({
  value,
  defaultValue,
  onValueChange,
  swatches = [],
  textColor,
  className,
  onBlur,
  ref,
  ...rest
}: ColorInputProps) {
  const labels = useLabels();
  const noteId = useId();
  const [color, setColor] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const draft = useHexDraft(color, setColor);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const fieldProps = useFieldGroup(rest);
  useFormReset(input, () => {
    if (value === undefined) draft.pick(defaultValue);
  });
  const fixed = Boolean(rest.disabled || rest.readOnly);
  const describedBy = [rest['aria-describedby'], noteId].filter(Boolean).join(' ');
  return (
    <div data-part="color" className="ui:flex ui:min-w-0 ui:flex-col ui:gap-2">
      <InputGroup className="ui:ps-1.5">
        <input
          type="color"
          data-part="well"
          aria-label={labels.pickColor}
          value={color}
          disabled={fixed}
          onChange={(event) => draft.pick(event.currentTarget.value)}
          className="ui:size-6 ui:flex-none ui:cursor-pointer ui:overflow-hidden ui:rounded-badge ui:border ui:border-border-strong"
        />
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          {...rest}
          ref={merged}
          aria-describedby={describedBy}
          aria-invalid={fieldProps['aria-invalid'] ?? (draft.invalid || undefined)}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={(event) => {
            draft.commit();
            onBlur?.(event);
          }}
          className={cx('ui:font-mono ui:text-13', className)}
          dir="ltr"
        />
      </InputGroup>
      {swatches.length > 0 ? (
        <ColorSwatches
          swatches={swatches}
          value={color}
          disabled={fixed}
          onPick={draft.pick}
          aria-label={rest['aria-label']}
          aria-labelledby={fieldProps['aria-labelledby']}
        />
      ) : null}
      {draft.invalid ? null : <ContrastMeter color={color} textColor={textColor} />}
      <p data-part="note" id={noteId} role="status" className="ui:text-13 ui:text-fg-muted ui:empty:hidden">
        {draft.invalid ? (
          <span className="ui:text-danger-text">{labels.invalidColor}</span>
        ) : (
          <ContrastText color={color} textColor={textColor} />
        )}
      </p>
    </div>
  );
}

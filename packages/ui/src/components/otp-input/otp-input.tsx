import { type ClipboardEvent, useRef } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import type { InputProps } from '#/components/input/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { otpInputVariants } from './otp-input.variants.ts';
import { type OtpRange, useOtpSelection } from './use-otp-selection.ts';

/** Props of {@link OtpInput}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface OtpInputProps
  extends Omit<
    InputProps,
    'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'pattern'
  > {
  /** Number of digits. Default 6. */
  length?: number | undefined;
  /** The controlled code: at most `length` digits. */
  value?: string | undefined;
  /** The default code. */
  defaultValue?: string | undefined;
  /** Called with the digits on each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the code when its last digit is entered, pasted or filled in by the browser. */
  onComplete?: ((value: string) => void) | undefined;
}

/**
 * A one-time code of digits, shown as boxes. Underneath is one `<input>`: assistive technology finds a single field, and
 * pasting and the browser's autofill of codes (`one-time-code`) work as in any other. Characters that are not digits are
 * ignored, so "123 456" can be pasted. For codes with letters use `Input`.
 */
export function OtpInput({
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  onSelect,
  onBlur,
  onClick,
  onKeyDown,
  onPaste,
  className,
  ref,
  ...rest
}: OtpInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const fieldProps = useFieldControl(rest);
  const [code, setCode] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const selection = useOtpSelection(input);
  useFormReset(input, () => {
    if (value === undefined) setCode(defaultValue);
  });
  const write = (next: string) => {
    if (next === code) return;
    setCode(next);
    if (next.length === length) onComplete?.(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented || rest.disabled || rest.readOnly) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [start, end] = [selectionStart ?? code.length, selectionEnd ?? code.length];
    write(pasteDigits(code, digitsOf(event.clipboardData.getData('text')), [start, end], length));
  };
  const isInvalid = fieldProps['aria-invalid'] === true || fieldProps['aria-invalid'] === 'true';
  const tone = rest.disabled || rest.readOnly ? 'disabled' : isInvalid ? 'invalid' : 'normal';
  const classes = otpInputVariants({ tone });
  return (
    <span data-part="otp" dir="ltr" className={classes.root()}>
      <Boxes code={code} length={length} range={selection.range} tone={tone} />
      <input
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoCorrect="off"
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        {...fieldProps}
        ref={merged}
        type="text"
        pattern={`[0-9]{${length}}`}
        data-ui="otp-input"
        className={classes.input({ className })}
        value={code}
        onChange={(event) => write(digitsOf(event.currentTarget.value).slice(0, length))}
        onPaste={paste}
        onSelect={(event) => {
          onSelect?.(event);
          selection.read();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          selection.clear();
        }}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) selection.handleClick(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) selection.handleKey(event);
        }}
      />
    </span>
  );
}

interface BoxesProps {
  code: string;
  length: number;
  range: OtpRange | undefined;
  tone: 'normal' | 'invalid' | 'disabled';
}

function Boxes({ code, length, range, tone }: BoxesProps) {
  const isActive = (index: number) => {
    if (!range) return false;
    const [start, end] = range;
    // A complete code with the caret behind it: the last box shows the focus.
    if (start === end) return index === Math.min(start, length - 1);
    return index >= start && index < end;
  };
  return (
    <span aria-hidden="true" data-part="boxes" className={otpInputVariants().boxes()}>
      {Array.from({ length }, (_, index) => {
        const active = isActive(index);
        const classes = otpInputVariants({ tone, active });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          <span key={index} data-part="box" data-active={active || undefined} className={classes.box()}>
            {code[index] ?? (active ? <span data-part="caret" className={classes.caret()} /> : null)}
          </span>
        );
      })}
    </span>
  );
}

/** The code after pasting: a whole code replaces what is there, wherever the caret is. */
function pasteDigits(code: string, digits: string, [start, end]: OtpRange, length: number): string {
  const pasted = digits.length >= length ? digits : code.slice(0, start) + digits + code.slice(end);
  return pasted.slice(0, length);
}

/** The digits of a text; full-width digits of Japanese and Chinese keyboards count. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '');
}

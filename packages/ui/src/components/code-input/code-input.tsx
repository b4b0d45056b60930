import { Braces, CircleAlert } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '#/components/button/index.ts';
import { useFieldControl } from '#/components/field/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { codeInputVariants } from './code-input.variants.ts';
import { CodeLines } from './code-lines.tsx';
import { jsonError } from './json-error.ts';
import { replaceText, selectLine } from './text-control.ts';

/** An error in a line of code. */
export interface CodeError {
  /** Number of the line, from 1. */
  readonly line: number;
  /** What is wrong, or how to fix it. */
  readonly message: string;
}

/** Props of {@link CodeInput}. All `<textarea>` props, `ref` and `className` are passed to the `<textarea>`. */
export interface CodeInputProps
  extends Omit<ComponentProps<'textarea'>, 'rows' | 'cols' | 'wrap' | 'dir' | 'value' | 'defaultValue'> {
  /** The controlled text. */
  value?: string | undefined;
  /** The initial text when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text on each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Lines with an error: they are marked, and each message is a button that goes to its line. */
  errors?: readonly CodeError[] | undefined;
  /** Adds a button that formats JSON, or marks the line of its first error. */
  json?: boolean | undefined;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean | undefined;
  /** Minimum height in lines. Default 3. */
  minRows?: number | undefined;
  /** Maximum height in lines; then it scrolls. Default 16. */
  maxRows?: number | undefined;
}

const noErrors: readonly CodeError[] = [];

/** A text field for regular expressions and JSON, with line numbers. Tab moves the focus, as in every form. */
export function CodeInput(props: CodeInputProps) {
  const {
    value,
    defaultValue = '',
    onValueChange,
    onChange,
    errors = noErrors,
    json = false,
    wrap = false,
    minRows = 3,
    maxRows = 16,
    className,
    ref,
    ...rest
  } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRefs(input, ref);
  const [own, setOwn] = useState(defaultValue);
  const [formatError, setFormatError] = useState<CodeError>();
  const errorsId = useId();
  useFormReset(input, () => setOwn(defaultValue));
  const text = value ?? own;
  const lines = useMemo(() => text.split('\n'), [text]);
  const all = formatError ? [...errors, formatError] : errors;
  const invalid = new Set(all.map(({ line }) => line));
  const hasErrors = all.length > 0;
  const fieldProps = useFieldControl({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], hasErrors && errorsId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': rest['aria-invalid'] ?? (hasErrors || undefined),
  });
  const classes = codeInputVariants({ wrap });
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--ui-min-rows': minRows,
    '--ui-max-rows': Math.max(minRows, maxRows),
    '--ui-gutter': `calc(${Math.max(2, String(lines.length).length)}ch + ${hasErrors ? 2.5 : 1.25}rem)`,
  };
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setOwn(event.currentTarget.value);
    setFormatError(undefined);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <div className={classes.root()} data-part="code-input">
      <div className={classes.box()} data-part="box" dir="ltr" style={style}>
        <div className={classes.scroller()} data-part="scroller">
          <div className={classes.stack()} data-part="stack">
            <div aria-hidden="true" className={classes.gutter()} data-part="gutter" />
            <textarea
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              rows={minRows}
              spellCheck={false}
              {...rest}
              {...fieldProps}
              className={classes.input({ className })}
              data-ui="code-input"
              dir="ltr"
              onChange={change}
              ref={merged}
              value={text}
              wrap={wrap ? 'soft' : 'off'}
            />
            <CodeLines invalid={invalid} lines={lines} wrap={wrap} />
          </div>
        </div>
        {json ? (
          <FormatButton disabled={rest.disabled || rest.readOnly} input={input} onError={setFormatError} />
        ) : null}
      </div>
      {hasErrors ? <Errors errors={all} id={errorsId} input={input} /> : null}
    </div>
  );
}

type InputRef = RefObject<HTMLTextAreaElement | null>;

interface FormatButtonProps {
  input: InputRef;
  disabled: boolean | undefined;
  onError: (error: CodeError) => void;
}

function FormatButton({ input, disabled, onError }: FormatButtonProps) {
  const labels = useLabelGroup('viewers');
  const format = () => {
    const element = input.current;
    if (!element) return;
    const error = jsonError(element.value);
    if (error) {
      const { line, found } = error;
      onError({ line, message: found === undefined ? labels.unexpectedEnd : labels.unexpectedText(found) });
      selectLine(element, line);
      return;
    }
    const formatted = JSON.stringify(JSON.parse(element.value), null, 2);
    if (formatted !== element.value) replaceText(element, formatted);
  };
  return (
    <div className={codeInputVariants().foot()} data-part="foot">
      <Button disabled={disabled} onClick={format} size="sm" variant="ghost">
        <Braces aria-hidden="true" />
        {labels.formatJson}
      </Button>
    </div>
  );
}

function Errors({ errors, id, input }: { errors: readonly CodeError[]; id: string; input: InputRef }) {
  const labels = useLabelGroup('viewers');
  const { locale } = useUi();
  const classes = codeInputVariants();
  return (
    <ul className={classes.errors()} data-part="errors" id={id}>
      {errors.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          <button
            className={classes.error()}
            onClick={() => input.current && selectLine(input.current, line)}
            type="button"
          >
            <CircleAlert aria-hidden="true" className="ui:mt-0.5 ui:flex-none" />
            <span className="ui:min-w-0 ui:wrap-anywhere">
              <span className="ui:font-medium">{labels.line(formatNumber(locale, line))}</span> {message}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

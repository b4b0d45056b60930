import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { codeInputVariants } from './code-input.variants.ts';

interface CodeLinesProps {
  lines: readonly string[];
  /** Numbers, from 1, of the lines with an error. */
  invalid: ReadonlySet<number>;
  wrap: boolean;
}

/**
 * An invisible copy of the text with a number beside each line. It gives the input its size, and the numbers their places,
 * also where lines wrap.
 */
export function CodeLines({ lines, invalid, wrap }: CodeLinesProps) {
  return (
    <div aria-hidden="true" className={codeInputVariants({ wrap }).copy()} data-part="copy">
      {lines.map((text, index) => (
        <Line
          isInvalid={invalid.has(index + 1)}
          // A line is its number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          number={index + 1}
          text={text}
          wrap={wrap}
        />
      ))}
    </div>
  );
}

interface LineProps {
  number: number;
  text: string;
  isInvalid: boolean;
  wrap: boolean;
}

/** Most lines do not change while one is edited. */
const Line = memo(function Line({ number, text, isInvalid, wrap }: LineProps) {
  const classes = codeInputVariants({ wrap, invalid: isInvalid });
  return (
    <div className={classes.line()} data-invalid={isInvalid || undefined} data-line={number} data-part="line">
      <span className={classes.number()} data-part="number">
        {isInvalid ? <CircleAlert /> : null}
        {number}
      </span>
      <span className={classes.text()}>{text}</span>
    </div>
  );
});

import { Plural } from '@lingui/react/macro';
import { Input, InputGroup } from '@unmuted/ui/input';
import type { ComponentProps } from 'react';

export interface CountedInputProps extends ComponentProps<typeof Input> {
  value: string;
  /** Characters allowed. */
  max: number;
}

/** From this number on the remaining characters are announced. */
const announceBelow = 20;

/** A text of one line with its characters at the end of the box, so that a row of them stays compact. */
export function CountedInput({ value, max, ...rest }: CountedInputProps) {
  const left = max - value.length;
  return (
    <InputGroup>
      <Input {...rest} value={value} />
      <span
        aria-hidden
        className={`flex-none text-12 tabular-nums ${left < 0 ? 'text-danger-text' : 'text-fg-subtle'}`}
      >
        {value.length} / {max}
      </span>
      <span className="sr-only" role="status">
        {left >= 0 && left <= announceBelow && (
          <Plural one="# character left" other="# characters left" value={left} />
        )}
      </span>
    </InputGroup>
  );
}

import { IconButton } from '@unmuted/ui/icon-button';
import { CheckIcon, CopyIcon } from '@unmuted/ui/icons';
import { type CopyOptions, useCopy } from '#/components/copy-button/use-copy.ts';

export interface CopyButtonProps extends CopyOptions {
  /** What a press does: "Copy the stream address of Radio Aurora". */
  label: string;
}

/** Copies a text, and shows a tick for a moment. */
export function CopyButton({ label, ...options }: CopyButtonProps) {
  const { isDone, copy } = useCopy(options);
  return (
    <IconButton size="sm" aria-label={label} title={label} onClick={copy}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
}

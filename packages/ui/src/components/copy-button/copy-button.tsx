import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { CheckIcon, CircleAlertIcon, CopyIcon } from '#/components/icons/index.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { type CopyOptions, type CopyState, useCopy } from './use-copy.ts';

/** Props of {@link CopyButton}: those of a `<button>`. */
export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, CopyOptions {
  /** What it copies: "Copy the stream address". Only "Copy" without; then give what it stands beside a name. */
  'aria-label'?: string | undefined;
  /** Words beside the picture; the picture alone without. */
  children?: ReactNode;
  /** Without a border or with one. Default `ghost`. */
  variant?: 'ghost' | 'secondary' | undefined;
  /** 32 or 36 px; larger on touch. Default `sm`. */
  size?: 'sm' | 'md' | undefined;
}

/** Copies a text, ticks for two seconds and says so; a refusal is shown and said too. */
export function CopyButton({
  text,
  onCopied,
  onCopyFailed,
  'aria-label': label,
  variant = 'ghost',
  size = 'sm',
  children,
  ...rest
}: CopyButtonProps) {
  const words = useWords('actions');
  const { state, copy } = useCopy({ text, onCopied, onCopyFailed });
  const said = { idle: null, copied: words.copied, failed: words.copyFailed }[state];
  const props = { ...rest, variant, size, 'data-state': state, onClick: () => void copy() };
  return (
    <>
      {children === undefined ? (
        <IconButton title={said ?? label ?? words.copy} {...props} aria-label={label ?? words.copy}>
          <CopyPicture state={state} />
        </IconButton>
      ) : (
        <Button {...props} aria-label={label}>
          <CopyPicture state={state} />
          {children}
        </Button>
      )}
      {/* Beside the button: what is inside one is not read out as a message. */}
      <span className="ui:sr-only" data-part="said" role="status">
        {said}
      </span>
    </>
  );
}

function CopyPicture({ state }: { state: CopyState }) {
  if (state === 'copied') return <CheckIcon className="ui:text-live-text" />;
  if (state === 'failed') return <CircleAlertIcon className="ui:text-danger-text" />;
  return <CopyIcon />;
}

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { CheckIcon, CircleAlertIcon, CopyIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { type CopyOptions, type CopyState, useCopy } from './use-copy.ts';

/** Props of {@link CopyButton}. Accepts all `<button>` props. */
export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, CopyOptions {
  /** Accessible name: "Copy the stream address". Default "Copy"; then the context must name the text. */
  'aria-label'?: string | undefined;
  /** Visible label; icon only without it. */
  children?: ReactNode;
  /** With or without a border. Default `ghost`. */
  variant?: 'ghost' | 'secondary' | undefined;
  /** 32 or 36 px; larger on touch. Default `sm`. */
  size?: 'sm' | 'md' | undefined;
}

/** Copies a text. Success and failure are shown for two seconds and announced. */
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
  const labels = useLabelGroup('actions');
  const { state, copy } = useCopy({ text, onCopied, onCopyFailed });
  const message = { idle: null, copied: labels.copied, failed: labels.copyFailed }[state];
  const props = { ...rest, variant, size, 'data-state': state, onClick: () => void copy() };
  return (
    <>
      {children === undefined ? (
        <IconButton title={message ?? label ?? labels.copy} {...props} aria-label={label ?? labels.copy}>
          <StateIcon state={state} />
        </IconButton>
      ) : (
        <Button {...props} aria-label={label}>
          <StateIcon state={state} />
          {children}
        </Button>
      )}
      {/* Outside the button, because live regions inside a button are not announced. */}
      <span className="ui:sr-only" data-part="status" role="status">
        {message}
      </span>
    </>
  );
}

function StateIcon({ state }: { state: CopyState }) {
  if (state === 'copied') return <CheckIcon className="ui:text-live-text" />;
  if (state === 'failed') return <CircleAlertIcon className="ui:text-danger-text" />;
  return <CopyIcon />;
}

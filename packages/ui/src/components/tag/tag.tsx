import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface TagOwnProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Label of one or two words. */
  children: string;
  /** Disables removal. */
  disabled?: boolean | undefined;
}

/** Props of {@link Tag}. */
export interface TagProps extends TagOwnProps {
  /** Called to remove the tag; without it there is no button. The caller moves focus to a neighbour. */
  onRemove?: (() => void) | undefined;
}

/** A selected or assigned value: a genre, a country, a port. Removable where it can be changed. */
export function Tag({ children, onRemove, disabled = false, className, ...rest }: TagProps) {
  return (
    <span
      data-ui="tag"
      title={children}
      {...rest}
      className={cx(
        'ui:inline-flex ui:min-h-7 ui:max-w-full ui:items-center ui:rounded-badge ui:bg-fill-hover ui:ps-2 ui:text-13 ui:font-medium ui:text-fg',
        'ui:forced-colors:border',
        onRemove ? 'ui:pe-0.5' : 'ui:pe-2',
        className,
      )}
    >
      <span className="ui:truncate" data-part="label">
        {children}
      </span>
      {onRemove ? <Remove disabled={disabled} name={children} onRemove={onRemove} /> : null}
    </span>
  );
}

function Remove({ name, disabled, onRemove }: { name: string; disabled: boolean; onRemove: () => void }) {
  const labels = useLabelGroup('display');
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <button
      aria-label={labels.removeTag(name)}
      // Visible size 24 px, hit area 28 × 32; on touch 44 high, with larger gaps between tags.
      className={cx(
        'ui:relative ui:ms-0.5 ui:grid ui:size-6 ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-badge ui:text-fg-muted',
        'ui:before:absolute ui:before:-inset-x-0.5 ui:before:-inset-y-1 ui:coarse:before:-inset-y-2.5',
        'ui:hover:bg-fill-active ui:hover:text-fg ui:focus-visible:-outline-offset-2 ui:disabled:bg-transparent ui:disabled:text-fg-subtle',
      )}
      data-part="remove"
      disabled={disabled}
      onClick={onRemove}
      onKeyDown={removeByKey}
      type="button"
    >
      <X aria-hidden="true" className="ui:size-3.5" />
    </button>
  );
}

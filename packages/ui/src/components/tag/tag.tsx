import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '#/lib/tv.ts';
import { useWords } from '#/provider/ui-words.tsx';

interface TagOwnProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands for, in a word or two. */
  children: string;
  /** Cannot be taken away now. */
  disabled?: boolean | undefined;
}

/** Props of {@link Tag}. */
export interface TagProps extends TagOwnProps {
  /** Takes it away; without it there is no button. Whoever removes it moves the focus to what stands next. */
  onRemove?: (() => void) | undefined;
}

/** One of several things that were chosen or given: a genre, a country, a port. Removable where it can be changed. */
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
      <span className="ui:truncate" data-part="word">
        {children}
      </span>
      {onRemove ? <Remove disabled={disabled} name={children} onRemove={onRemove} /> : null}
    </span>
  );
}

function Remove({ name, disabled, onRemove }: { name: string; disabled: boolean; onRemove: () => void }) {
  const words = useWords('showing');
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <button
      aria-label={words.removeTag(name)}
      // 24 px to be seen, 28 by 32 to be hit; 44 high under a finger, and tags stand further apart there.
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

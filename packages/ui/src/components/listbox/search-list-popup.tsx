import type { RefObject } from 'react';
import { ListStatus, type useListStatus } from './list-status.tsx';
import type { ListOption } from './listbox.types.ts';
import { ListboxPanel } from './listbox-panel.tsx';
import type { Listbox } from './use-listbox.ts';

interface SearchListPopupProps<Value extends string> {
  list: Listbox<Value>;
  /** The control that the list is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  isSelected: (value: Value) => boolean;
  onPick: (option: ListOption<Value>) => void;
  multiple?: boolean | undefined;
  /** Prevents opening. */
  disabled: boolean | undefined;
  status: ReturnType<typeof useListStatus>;
  onRetry: (() => void) | undefined;
  /** Live region text. */
  announcement: string | null;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** List popup of a searchable select, with the live region that announces its status. */
export function SearchListPopup<Value extends string>({
  disabled,
  status,
  onRetry,
  announcement,
  ...panel
}: SearchListPopupProps<Value>) {
  return (
    <>
      <span role="status" data-part="status" className="ui:sr-only">
        {announcement}
      </span>
      {panel.list.isOpen && !disabled ? (
        <ListboxPanel {...panel}>
          <ListStatus status={status} onRetry={onRetry} />
        </ListboxPanel>
      ) : null}
    </>
  );
}

import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#/components/dropdown-menu/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

interface RowMenuProps {
  row: unknown;
  /** Name of the row. */
  name: string;
  /** Its stop in the grid. */
  stop: number;
}

/** What makes the items of a row. Only an open menu asks for it: a caller's new function draws no row anew. */
export const RowActionsContext = createContext<((row: unknown) => ReactNode) | undefined>(undefined);

/** The button of a row. The menu is made when it is first opened: twenty of them would slow down scrolling. */
export function RowMenu({ row, name, stop }: RowMenuProps) {
  const words = useWords('table');
  const label = words.actionsOf(name);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {/* An IconButton in three elements: every frame of a scroll makes some of them. */}
      <button
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={label}
        className="ui:grid ui:size-control-sm ui:cursor-pointer ui:place-items-center ui:rounded-control ui:text-fg-muted ui:hover:bg-fill-hover ui:hover:text-fg ui:aria-expanded:bg-fill-hover ui:coarse:size-control"
        data-menu=""
        data-part="control"
        data-stop={stop}
        onClick={() => {
          // Not every browser gives focus to a button that is pressed.
          button.current?.focus();
          setOpen(true);
        }}
        ref={button}
        tabIndex={-1}
        type="button"
      >
        <svg
          aria-hidden="true"
          className="ui:size-4 ui:stroke-current"
          strokeLinecap="round"
          strokeWidth="2.75"
          viewBox="0 0 24 24"
        >
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      {open ? (
        <DropdownMenu onOpenChange={setOpen} open>
          {/* The place of the button, for the panel; the button itself is the control. */}
          <DropdownMenuTrigger asChild tabIndex={-1}>
            <span aria-hidden="true" className="ui:pointer-events-none ui:absolute ui:inset-0" />
          </DropdownMenuTrigger>
          <DropdownMenuContent
            aria-label={label}
            aria-labelledby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          >
            <Items row={row} />
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </>
  );
}

function Items({ row }: { row: unknown }) {
  return use(RowActionsContext)?.(row);
}

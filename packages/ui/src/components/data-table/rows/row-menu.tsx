import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#/components/dropdown-menu/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface RowMenuProps {
  row: unknown;
  /** Name of the row. */
  name: string;
  /** Column index for keyboard navigation. */
  stop: number;
}

/** Renders the menu items of a row. In a context, so that a new function re-renders only an open menu. */
export const RowActionsContext = createContext<((row: unknown) => ReactNode) | undefined>(undefined);

/** Row menu button. The menu itself mounts when it opens, which keeps scrolling fast. */
export function RowMenu({ row, name, stop }: RowMenuProps) {
  const labels = useLabelGroup('table');
  const label = labels.actionsOf(name);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {/* A lightweight IconButton, since scrolling renders many of them. */}
      <button
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={label}
        className="ui:grid ui:size-control-sm ui:cursor-pointer ui:place-items-center ui:rounded-control ui:text-fg-muted ui:hover:bg-fill-hover ui:hover:text-fg ui:aria-expanded:bg-fill-hover ui:coarse:size-control"
        data-menu=""
        data-part="control"
        data-stop={stop}
        onClick={() => {
          // Safari doesn't focus a clicked button.
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
          {/* Anchor of the menu; the button above is the control. */}
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

import { useLayoutEffect, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { SaveButton } from './save-button.tsx';

export interface SaveMenuProps {
  /** Whether the chart is displayed, so that it can be saved as a picture. */
  hasPicture: boolean;
  /** Whether the keyboard opened it: then the first item takes focus, as in every menu. */
  isByKeyboard: boolean;
  onSave: (kind: 'png' | 'csv') => void;
}

/** The menu behind the save button. It is mounted, open, when the button is pressed for the first time. */
export function SaveMenu({ hasPicture, isByKeyboard, onSave }: SaveMenuProps) {
  const labels = useLabelGroup('chart');
  const content = useRef<HTMLDivElement>(null);
  const wasByKeyboard = useRef(isByKeyboard);
  useLayoutEffect(() => {
    if (!wasByKeyboard.current) return undefined;
    // Radix moves the focus to the panel after this effect.
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <SaveButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent ref={content}>
        {hasPicture ? (
          <DropdownMenuItem onSelect={() => onSave('png')}>{labels.savePng}</DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={() => onSave('csv')}>{labels.saveCsv}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { InfoIcon } from '@unmuted/ui/icons';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@unmuted/ui/popover';

export interface DefinitionProps {
  /** What is defined, in full. */
  term: string;
  /** What it means. */
  children: string;
}

/** The meaning of a figure, behind a button: for a finger, a key and a screen reader alike. The figure is painted before it. */
export function Definition({ term, children }: DefinitionProps) {
  const { t } = useLingui();
  return (
    // The button is as large as a finger wants it, and takes little more room in its line than its picture.
    <span className="-my-2 -ms-1.5 -me-2 size-control-sm max-md:-ms-2.5 flex-none print:hidden">
      <Popover>
        <PopoverTrigger asChild>
          <IconButton aria-label={t`What is “${term}”?`} className="text-fg-subtle" size="sm">
            <InfoIcon className="size-3.5" />
          </IconButton>
        </PopoverTrigger>
        <PopoverContent>
          <PopoverTitle>{term}</PopoverTitle>
          <p className="mt-1.5 text-13 text-fg-muted">{children}</p>
        </PopoverContent>
      </Popover>
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { InfoIcon } from '@unmuted/ui/icons';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@unmuted/ui/popover';

export interface DefinitionProps {
  /** The full term. */
  term: string;
  /** The definition. */
  children: string;
}

/**
 * Shows the definition of a statistic behind a button, for touch, keyboard and screen readers. Renders after
 * the figure.
 */
export function Definition({ term, children }: DefinitionProps) {
  const { t } = useLingui();
  return (
    // Negative margins give the button a full touch target without enlarging the line.
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

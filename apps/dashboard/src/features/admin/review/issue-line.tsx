import { Trans } from '@lingui/react/macro';

import { CircleAlertIcon, LightbulbIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';

export interface IssueLineProps {
  level: 'error' | 'warning' | 'hint';
  text: string;
}

/** One problem or hint of a check, with its weight as icon, colour and word. */
export function IssueLine({ level, text }: IssueLineProps) {
  if (level === 'error')
    return (
      <li className="flex gap-1.5 text-13 text-danger-text">
        <CircleAlertIcon className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <VisuallyHidden>
            <Trans context="level of a problem">Error:</Trans>{' '}
          </VisuallyHidden>
          {text}
        </span>
      </li>
    );
  if (level === 'warning')
    return (
      <li className="flex gap-1.5 text-13 text-silent-text">
        <TriangleAlertIcon className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <VisuallyHidden>
            <Trans context="level of a problem">Warning:</Trans>{' '}
          </VisuallyHidden>
          {text}
        </span>
      </li>
    );
  return (
    <li className="flex gap-1.5 text-13 text-fg-muted">
      <LightbulbIcon className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <VisuallyHidden>
          <Trans context="level of a problem">Hint:</Trans>{' '}
        </VisuallyHidden>
        {text}
      </span>
    </li>
  );
}

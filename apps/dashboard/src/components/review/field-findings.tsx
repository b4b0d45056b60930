import { Trans, useLingui } from '@lingui/react/macro';
import { InfoIcon, MessageSquareIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';

export interface AdviceProps {
  level: 'error' | 'warning' | 'hint';
  children: ReactNode;
}

/** What a check advises about a field. */
export function Advice({ level, children }: AdviceProps) {
  const Icon = level === 'hint' ? InfoIcon : TriangleAlertIcon;
  return (
    <span className={`flex gap-1.5 ${level === 'hint' ? '' : 'text-silent-text'}`}>
      <Icon className="mt-0.5 flex-none" />
      <span>{children}</span>
    </span>
  );
}

export interface RemarksProps {
  remarks: readonly { readonly text: string }[];
  /** The field is another than in the version that was sent. */
  isChanged: boolean;
}

/** What reviewers remarked about a field. */
export function Remarks({ remarks, isChanged }: RemarksProps) {
  const { t } = useLingui();
  if (remarks.length === 0) return null;
  return (
    <ul aria-label={t`Remarks of the review`} className="grid gap-1.5">
      {remarks.map(({ text }) => (
        <li
          className={`flex gap-2 rounded-control px-3 py-2 text-13 ${isChanged ? 'bg-fill text-fg-muted' : 'bg-off-air-fill text-off-air-text'}`}
          key={text}
        >
          <MessageSquareIcon className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{text}</bdi> {isChanged && <Trans>You have changed it since.</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IssueLine, type IssueLineProps } from '#/features/admin/review/issue-line.tsx';

export interface ReviewRowProps {
  label: ReactNode;
  /** The language of the value, for a field that differs by language. */
  lang?: string | undefined;
  /** The value; null for an empty one. */
  text: string | null;
  /** In place of the text. */
  children?: ReactNode;
  /** Below the value, such as a counter. */
  note?: ReactNode;
  issues: readonly IssueLineProps[];
  /** At the end of the row, such as a button to comment. */
  actions?: ReactNode;
  /** Below the value, such as comments. */
  footer?: ReactNode;
}

/** One field as the customer wrote it, with what the check says and what staff say. */
export function ReviewRow(props: ReviewRowProps) {
  const { label, lang, text, children, note, issues, actions, footer } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-border-soft py-3 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="order-1 text-13 text-fg-muted md:pt-0.5">{label}</dt>
      <dd className="order-3 col-span-2 min-w-0 md:order-2 md:col-span-1">
        {children ??
          (text === null ? (
            <span className="text-fg-subtle">–</span>
          ) : (
            <bdi className="block whitespace-pre-line wrap-anywhere" lang={lang}>
              {text}
            </bdi>
          ))}
        {note}
        {issues.length > 0 && (
          <ul className="mt-1.5 grid gap-1">
            {issues.map((issue) => (
              <IssueLine key={issue.text} {...issue} />
            ))}
          </ul>
        )}
        {footer}
      </dd>
      {actions && <dd className="order-2 -my-1.5 md:order-3">{actions}</dd>}
    </div>
  );
}

/** A comment that was written, but not sent yet. */
export function UnsentComment({ text }: { text: string }) {
  return (
    <p className="mt-2 rounded-tile border border-border bg-surface-sunken px-3 py-2 text-13 wrap-anywhere">
      <span className="block text-12 text-fg-muted">
        <Trans>Your comment, not sent yet</Trans>
      </span>
      <bdi>{text}</bdi>
    </p>
  );
}

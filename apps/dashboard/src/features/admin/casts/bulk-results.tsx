import { useLingui } from '@lingui/react/macro';
import type { BulkResult } from '@unmuted/api';
import type { ReactNode } from 'react';
import { errorTexts } from '#/i18n/error.messages.ts';

type Result = Pick<BulkResult['items'][number], 'outcome' | 'code'>;

export interface BulkResultsProps<Item extends Result> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => ReactNode;
  /** What was done, in addition to the outcome. */
  noteOf?: ((item: Item) => ReactNode) | undefined;
}

/** The result of a bulk action on each of its objects. */
export function BulkResults<Item extends Result>({ items, keyOf, nameOf, noteOf }: BulkResultsProps<Item>) {
  const { i18n, t } = useLingui();
  const textOf = ({ outcome, code }: Result) => {
    if (outcome === 'done') return t`Done`;
    if (outcome === 'unchanged') return t`Already so`;
    return code !== null && code in errorTexts
      ? i18n._(errorTexts[code as keyof typeof errorTexts])
      : t`Failed`;
  };
  return (
    <ul aria-label={t`Results`} className="mt-4 grid max-h-80 gap-2 overflow-y-auto">
      {items.map((item) => (
        <li className="flex justify-between gap-4" key={keyOf(item)}>
          <span className="min-w-0 font-medium wrap-anywhere">{nameOf(item)}</span>
          <span className={item.outcome === 'failed' ? 'text-danger-text' : 'text-fg-muted'}>
            {textOf(item)}
            {noteOf?.(item)}
          </span>
        </li>
      ))}
    </ul>
  );
}

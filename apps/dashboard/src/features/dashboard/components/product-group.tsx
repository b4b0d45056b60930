import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { errorText } from '#/i18n/notice-texts.ts';

export interface ProductGroupProps<Item> {
  title: ReactNode;
  query: UseQueryResult<Item[]>;
  children: (item: Item) => ReactNode;
}

/** One of the four groups, with its loading, empty and failed faces; a group fails alone. */
export function ProductGroup<Item>({ title, query, children }: ProductGroupProps<Item>) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-16 font-semibold">
        {title}
      </h2>
      {query.isPending && (
        <p>
          <Trans>Loading…</Trans>
        </p>
      )}
      {query.isError && (
        <p role="alert">
          {errorText(i18n, query.error)}{' '}
          <button type="button" className="underline" onClick={() => void query.refetch()}>
            <Trans>Retry</Trans>
          </button>
        </p>
      )}
      {query.data?.length === 0 && (
        <p>
          <Trans>There is nothing here yet.</Trans>
        </p>
      )}
      {query.data && <ul>{query.data.map(children)}</ul>}
    </section>
  );
}

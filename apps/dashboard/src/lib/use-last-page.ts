import { useEffect } from 'react';

/** Goes from a page that no longer exists to the last one. `found` is undefined while the page is loaded. */
export function useLastPage(
  found: { readonly total: number; readonly rows: number } | undefined,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  go: (page: number) => void,
): void {
  const last = found && found.rows === 0 ? Math.max(1, Math.ceil(found.total / pageSize)) : page;
  useEffect(() => {
    if (last < page) go(last);
  });
}

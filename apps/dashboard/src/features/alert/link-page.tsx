import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Link } from '@unmuted/ui/link';
import { Skeleton } from '@unmuted/ui/skeleton';
import type { ReactNode } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { errorText } from '#/i18n/notice.messages.ts';

interface LinkPageProps<Data> {
  token: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The heading while nothing is known. */
  title: ReactNode;
  /** Tells the faces of the content apart, so that a new one is announced. */
  faceOf: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** A page behind the link of a message, with its loading, failed and invalid faces. */
export function LinkPage<Data>({ token, query, title, faceOf, children }: LinkPageProps<Data>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { data, error, isFetching, refetch } = query;
  const isInvalid =
    token === '' ||
    (error instanceof ApiError && (error.code === 'auth.invalid_link' || error.status === 422));
  useFocusOnContentChange(data ? faceOf(data) : isInvalid ? 'invalid' : error ? 'failed' : 'loading');
  if (data) return children(data);
  if (isInvalid)
    return (
      <BlankPage
        lead={<Trans>It has expired, or the address is incomplete. Sign in to see what is going on.</Trans>}
        title={<Trans>This link is no longer valid</Trans>}
      >
        <Link asChild>
          <RouterLink to="/">
            <Trans>Go to Studio</Trans>
          </RouterLink>
        </Link>
      </BlankPage>
    );
  if (error)
    return (
      <BlankPage lead={<Trans>The link could not be read.</Trans>} title={title}>
        <div className="grid gap-4">
          <Alert tone="danger">{errorText(i18n, error)}</Alert>
          <Button loading={isFetching} onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      </BlankPage>
    );
  return (
    <BlankPage lead={<Trans>This takes a moment.</Trans>} title={title}>
      <div aria-label={t`Loading`} className="grid gap-3" role="status">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </BlankPage>
  );
}

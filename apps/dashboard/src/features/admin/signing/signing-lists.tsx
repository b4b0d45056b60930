import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Keystore, SigningBundle } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { EyeIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import type { SigningSearch } from '#/features/admin/signing/signing.search.ts';
import {
  type OnSigningAct,
  ofBundle,
  ofKeystore,
  type Signing,
} from '#/features/admin/signing/signing-acts.ts';
import { SigningMenu } from '#/features/admin/signing/signing-menu.tsx';
import { SigningTable } from '#/features/admin/signing/signing-table.tsx';
import { useBundleColumns } from '#/features/admin/signing/use-bundle-columns.tsx';
import { useKeystoreColumns } from '#/features/admin/signing/use-keystore-columns.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

type Query<Item> = Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

export interface SigningListProps<Item> {
  query: Query<Item>;
  search: SigningSearch;
  onSearch: (change: SigningSearch) => void;
  /** Opens the drawer. */
  onOpen: (id: string) => void;
  mayManage: boolean;
  onAct: OnSigningAct;
  /** The first act when there are none. */
  action: ReactNode;
}

/** What signs iOS apps. */
export function BundlesTable({ query, action, search, onSearch, ...menu }: SigningListProps<SigningBundle>) {
  const { t } = useWords();
  const columns = useBundleColumns();
  return (
    <SigningTable
      columns={columns}
      empty={{
        title: <Trans>There are no signing bundles yet</Trans>,
        description: (
          <Trans>
            A bundle is a certificate with its private key and a provisioning profile. Without one, build
            machines can’t sign iOS apps.
          </Trans>
        ),
        action,
      }}
      failed={useFailed(query)}
      label={t`iOS bundles`}
      onSearch={onSearch}
      rowActions={(bundle) => <RowMenu {...menu} signing={ofBundle(bundle)} />}
      rows={query.data}
      search={search}
    />
  );
}

/** What signs Android apps. */
export function KeystoresTable({ query, action, search, onSearch, ...menu }: SigningListProps<Keystore>) {
  const { t } = useWords();
  const columns = useKeystoreColumns();
  return (
    <SigningTable
      columns={columns}
      empty={{
        title: <Trans>There are no keystores yet</Trans>,
        description: (
          <Trans>
            A keystore has the key that signs an Android app. Without one, build machines can’t sign it.
          </Trans>
        ),
        action,
      }}
      failed={useFailed(query)}
      label={t`Android keystores`}
      onSearch={onSearch}
      rowActions={(keystore) => <RowMenu {...menu} signing={ofKeystore(keystore)} />}
      rows={query.data}
      search={search}
    />
  );
}

function useFailed({ data, error, isFetching, refetch }: Query<unknown>) {
  const { i18n } = useLingui();
  if (!error || data) return undefined;
  return {
    title: <Trans>Couldn’t load what signs apps</Trans>,
    description: errorText(i18n, error),
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
}

interface RowMenuProps extends Pick<SigningListProps<unknown>, 'onOpen' | 'mayManage' | 'onAct'> {
  signing: Signing;
}

function RowMenu({ signing, onOpen, mayManage, onAct }: RowMenuProps) {
  return (
    <>
      <DropdownMenuItem onSelect={() => onOpen(signing.secret.id)}>
        <EyeIcon />
        <Trans context="of a signing bundle">Details</Trans>
      </DropdownMenuItem>
      {mayManage && (
        <>
          <DropdownMenuSeparator />
          <SigningMenu onAct={onAct} signing={signing} />
        </>
      )}
    </>
  );
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Keystore } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { useMemo } from 'react';
import { EndLine, EndLines } from '#/features/admin/signing/end-date.tsx';
import { Fingerprint } from '#/features/admin/signing/fingerprint.tsx';
import { keystoreFormats, playSigningNames } from '#/features/admin/signing/keystore.messages.ts';
import {
  appsColumn,
  fingerprintColumn,
  referenceColumn,
  serialColumn,
  stateColumn,
} from '#/features/admin/signing/signing-columns.tsx';

type Column = DataTableColumn<Keystore>;

/** Columns of the table of keystores. */
export function useKeystoreColumns(): Column[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(
    () => [
      referenceColumn<Keystore>(i18n),
      stateColumn<Keystore>(i18n),
      aliasColumn(i18n),
      playColumn(i18n),
      endColumn(i18n),
      appsColumn<Keystore>(i18n),
      fingerprintColumn<Keystore>(),
      sha1Column(),
      serialColumn<Keystore>(i18n),
    ],
    [locale],
  );
}

const aliasColumn = (i18n: I18n): Column => ({
  id: 'alias',
  header: i18n._(msg({ message: 'Alias', context: 'of a key' })),
  accessor: ({ alias }) => alias,
  searchable: true,
  cell: ({ alias, format }) => (
    <DataTableLines
      first={
        <code className="text-12" dir="ltr">
          {alias}
        </code>
      }
      second={keystoreFormats[format]}
    />
  ),
  minWidth: 110,
  priority: 'hidden',
});

const playColumn = (i18n: I18n): Column => ({
  id: 'play',
  header: i18n._(msg({ message: 'Used as', context: 'a key of Android' })),
  accessor: ({ isPlaySigning }) => i18n._(playSigningNames[String(isPlaySigning) as 'true' | 'false']),
  minWidth: 120,
  priority: 3,
});

const endColumn = (i18n: I18n): Column => ({
  id: 'end',
  header: i18n._(msg({ message: 'Ends', context: 'a certificate' })),
  accessor: ({ expiresAt }) => Date.parse(expiresAt),
  cell: ({ expiresAt }) => <EndLines at={expiresAt} />,
  card: ({ expiresAt }) => <EndLine at={expiresAt} />,
  kind: 'number',
  minWidth: 128,
});

const sha1Column = (): Column => ({
  id: 'sha1',
  header: 'SHA-1',
  accessor: ({ certificate }) => certificate.sha1,
  searchable: true,
  cell: ({ certificate: { sha1 }, reference }) => (
    <Fingerprint algorithm="SHA-1" name={reference} value={sha1} />
  ),
  sortable: false,
  minWidth: 190,
  priority: 'hidden',
});

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SigningBundle } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { useMemo } from 'react';
import { CoverageText } from '#/features/admin/signing/coverage-text.tsx';
import { EndLine, EndLines } from '#/features/admin/signing/end-date.tsx';
import { profileTypes } from '#/features/admin/signing/signing.messages.ts';
import {
  appsColumn,
  fingerprintColumn,
  referenceColumn,
  serialColumn,
  stateColumn,
} from '#/features/admin/signing/signing-columns.tsx';

type Column = DataTableColumn<SigningBundle>;

/** Columns of the table of bundles. */
export function useBundleColumns(): Column[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(
    () => [
      referenceColumn<SigningBundle>(i18n),
      stateColumn<SigningBundle>(i18n),
      teamColumn(i18n),
      coversColumn(i18n),
      certificateColumn(i18n),
      profileEndColumn(i18n),
      appsColumn<SigningBundle>(i18n),
      fingerprintColumn<SigningBundle>(),
      serialColumn<SigningBundle>(i18n),
      profileColumn(i18n),
      keyColumn(i18n),
    ],
    [locale],
  );
}

const teamColumn = (i18n: I18n): Column => ({
  id: 'team',
  header: i18n._(msg({ message: 'Team', context: 'of a developer account' })),
  accessor: ({ certificate }) => certificate.teamId,
  searchable: ({ certificate, profile }) => `${certificate.teamId} ${profile.teamName}`,
  cell: ({ certificate: { teamId, organisation }, profile: { teamName } }) => (
    <DataTableLines
      first={
        <code className="text-12" dir="ltr">
          {teamId ?? '–'}
        </code>
      }
      second={<bdi>{teamName ?? organisation}</bdi>}
    />
  ),
  minWidth: 112,
  priority: 'hidden',
});

const coversColumn = (i18n: I18n): Column => ({
  id: 'covers',
  header: i18n._(msg({ message: 'Covers', context: 'bundle IDs' })),
  accessor: ({ profile }) => profile.bundleId,
  searchable: true,
  cell: ({ profile: { bundleId } }) => (
    <DataTableLines
      first={
        <code className="text-12" dir="ltr">
          {bundleId}
        </code>
      }
      second={<CoverageText bundleId={bundleId} />}
    />
  ),
  card: ({ profile: { bundleId } }) => (
    <code className="text-12" dir="ltr">
      {bundleId}
    </code>
  ),
  minWidth: 128,
  priority: 3,
});

const certificateColumn = (i18n: I18n): Column => ({
  id: 'certificate',
  header: i18n._(msg`Certificate ends`),
  accessor: ({ certificate }) => Date.parse(certificate.expiresAt),
  cell: ({ certificate }) => <EndLines at={certificate.expiresAt} />,
  // A card has one date: of what ends first.
  card: ({ expiresAt }) => <EndLine at={expiresAt} />,
  kind: 'number',
  minWidth: 128,
});

const profileEndColumn = (i18n: I18n): Column => ({
  id: 'profile_end',
  header: i18n._(msg`Profile ends`),
  accessor: ({ profile }) => Date.parse(profile.expiresAt),
  cell: ({ profile }) => <EndLines at={profile.expiresAt} />,
  kind: 'number',
  priority: 'hidden',
  minWidth: 134,
});

const profileColumn = (i18n: I18n): Column => ({
  id: 'profile',
  header: i18n._(msg`Provisioning profile`),
  accessor: ({ profile }) => profile.name,
  searchable: true,
  cell: ({ profile: { name, type } }) => (
    <DataTableLines first={<bdi>{name}</bdi>} second={i18n._(profileTypes[type])} />
  ),
  minWidth: 150,
  priority: 'hidden',
});

const keyColumn = (i18n: I18n): Column => ({
  id: 'key',
  header: i18n._(msg`App Store Connect key`),
  accessor: ({ uploadKey }) => uploadKey?.keyId ?? null,
  cell: ({ uploadKey }) => (uploadKey ? <code dir="ltr">{uploadKey.keyId}</code> : '–'),
  minWidth: 130,
  priority: 'hidden',
});

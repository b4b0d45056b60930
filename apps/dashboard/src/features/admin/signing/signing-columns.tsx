import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Keystore, SigningBundle } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { Fingerprint } from '#/features/admin/signing/fingerprint.tsx';
import { signingStateNames } from '#/features/admin/signing/signing.messages.ts';
import { signingStateOrder } from '#/features/admin/signing/signing.search.ts';
import { SigningStatus } from '#/features/admin/signing/signing-status.tsx';

type Secret = Pick<
  SigningBundle & Keystore,
  'id' | 'reference' | 'state' | 'certificate' | 'usedBy' | 'expiresAt'
>;

/** The name, which opens the drawer. */
export const referenceColumn = <Row extends Secret>(i18n: I18n): DataTableColumn<Row> => ({
  id: 'reference',
  header: i18n._(msg({ message: 'Name', context: 'of a signing bundle' })),
  accessor: ({ reference }) => reference,
  searchable: ({ reference, certificate, usedBy }) =>
    [reference, certificate.name, ...usedBy.map(({ name }) => name)].join(' '),
  cell: (row) => (
    <DataTableLines first={<ReferenceLink secret={row} />} second={<bdi>{row.certificate.name}</bdi>} />
  ),
  card: (row) => <ReferenceLink secret={row} />,
  rowHeader: true,
  hideable: false,
  minWidth: 170,
  grow: 2,
});

function ReferenceLink({ secret: { id, reference } }: { secret: Secret }) {
  return (
    <TextLink asChild>
      <Link
        from="/admin/apps/ios/signing-bundles"
        resetScroll={false}
        search={(previous) => ({ ...previous, id })}
        to="."
      >
        <bdi>{reference}</bdi>
      </Link>
    </TextLink>
  );
}

export const stateColumn = <Row extends Secret>(i18n: I18n): DataTableColumn<Row> => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state }) => <SigningStatus state={state} />,
  sortable: false,
  minWidth: 134,
  priority: 1,
  filter: {
    kind: 'values',
    options: signingStateOrder.map((value) => ({ value, label: i18n._(signingStateNames[value]) })),
  },
});

export const appsColumn = <Row extends Secret>(i18n: I18n): DataTableColumn<Row> => ({
  id: 'apps',
  header: i18n._(msg({ message: 'Apps', context: 'that a bundle signs' })),
  accessor: ({ usedBy }) => usedBy.length,
  cell: ({ usedBy }) => <Apps apps={usedBy} />,
  card: ({ usedBy: [first] }) => (first ? <bdi>{first.name}</bdi> : <Trans>no app</Trans>),
  kind: 'number',
  firstDirection: 'desc',
  minWidth: 100,
  priority: 3,
});

function Apps({ apps }: { apps: SigningBundle['usedBy'] }) {
  const [first] = apps;
  if (!first) return '–';
  const more = apps.length - 1;
  if (more === 0)
    return <DataTableLines first={<bdi>{first.name}</bdi>} second={<bdi>{first.customer}</bdi>} />;
  return (
    <DataTableLines
      first={<bdi>{first.name}</bdi>}
      second={<Plural one="and # more" other="and # more" value={more} />}
    />
  );
}

export const fingerprintColumn = <Row extends Secret>(): DataTableColumn<Row> => ({
  id: 'sha256',
  header: 'SHA-256',
  accessor: ({ certificate }) => certificate.sha256,
  searchable: true,
  cell: ({ certificate: { sha256 }, reference }) => (
    <Fingerprint algorithm="SHA-256" name={reference} value={sha256} />
  ),
  sortable: false,
  minWidth: 164,
  priority: 'hidden',
});

export const serialColumn = <Row extends Secret>(i18n: I18n): DataTableColumn<Row> => ({
  id: 'serial',
  header: i18n._(msg`Serial number`),
  accessor: ({ certificate }) => certificate.serial,
  searchable: true,
  cell: ({ certificate: { serial } }) => (
    <code className="text-12" dir="ltr">
      {serial}
    </code>
  ),
  sortable: false,
  minWidth: 190,
  priority: 'hidden',
});

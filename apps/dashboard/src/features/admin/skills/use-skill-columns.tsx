import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffSkillItem } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useMemo } from 'react';
import { skillStates } from '#/components/product-states/product-states.ts';
import { StateAge } from '#/features/admin/review/state-status.tsx';
import { SkillStatus } from '#/features/admin/skills/skill-status.tsx';
import { skillStateOrder } from '#/features/admin/skills/skills.search.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Column = DataTableColumn<StaffSkillItem>;

/** Columns of the list. The server orders it: what waits longest comes first. */
export function useSkillColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(
    () => [
      nameColumn(i18n),
      namesColumn(i18n),
      stateColumn(i18n),
      customerColumn(i18n),
      amazonColumn(i18n),
      streamColumn(i18n),
      playsColumn(i18n, formats),
    ],
    [locale, formats],
  );
}

const nameColumn = (i18n: I18n): Column => ({
  id: 'name',
  header: i18n._(msg({ message: 'Skill', context: 'Alexa' })),
  accessor: ({ name }) => name,
  cell: ({ id, name, isLive, state }) => (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <TextLink asChild>
        <Link params={{ id }} to="/admin/alexa/edit/$id">
          <bdi>{name}</bdi>
        </Link>
      </TextLink>
      {isLive && state !== 'active' && (
        <Badge>
          <Trans>A version is live</Trans>
        </Badge>
      )}
    </span>
  ),
  rowHeader: true,
  hideable: false,
  sortable: false,
  minWidth: 150,
  grow: 2,
});

/** Two lines: two locales, or one and how many more there are. */
const namesColumn = (i18n: I18n): Column => ({
  id: 'names',
  header: i18n._(msg`Invocation name`),
  accessor: ({ voices }) => voices.map(({ invocationName }) => invocationName).join(', '),
  cell: ({ voices }) => {
    const [first, second] = voices;
    const others = voices.length - 1;
    return (
      <span title={voices.map(({ locale, invocationName }) => `${locale}: ${invocationName}`).join('\n')}>
        <DataTableLines
          first={first && <SpokenName {...first} />}
          second={
            others > 1 ? <Trans>and {others} more languages</Trans> : second && <SpokenName {...second} />
          }
        />
      </span>
    );
  },
  card: ({ voices: [first] }) => first && <SpokenName {...first} />,
  sortable: false,
  minWidth: 190,
  grow: 2,
});

function SpokenName({ locale, invocationName }: StaffSkillItem['voices'][number]) {
  return (
    <>
      <span className="text-12 text-fg-muted" dir="ltr">
        {locale}
      </span>{' '}
      {invocationName === '' ? '–' : <bdi lang={locale}>{invocationName}</bdi>}
    </>
  );
}

const stateColumn = (i18n: I18n): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state, stateSince }) => (
    <DataTableLines first={<SkillStatus state={state} />} second={<StateAge since={stateSince} />} />
  ),
  card: ({ state, stateSince }) => (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <SkillStatus state={state} />
      <span className="text-fg-muted">
        <StateAge since={stateSince} />
      </span>
    </span>
  ),
  sortable: false,
  minWidth: 160,
  grow: 1,
  priority: 1,
  // Chosen in the tabs above; the table only clears it.
  filter: {
    kind: 'values',
    options: skillStateOrder.map((value) => ({ value, label: i18n._(skillStates[value].word) })),
  },
});

const customerColumn = (i18n: I18n): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.name,
  cell: ({ customer }) => (
    <TextLink asChild>
      <Link params={{ id: customer.id }} to="/admin/customers/$id">
        <bdi>{customer.name}</bdi>
      </Link>
    </TextLink>
  ),
  sortable: false,
  minWidth: 130,
  grow: 1,
});

const amazonColumn = (i18n: I18n): Column => ({
  id: 'amazon',
  header: i18n._(msg`ID at Amazon`),
  accessor: ({ amazonId }) => amazonId,
  cell: ({ amazonId }) =>
    amazonId === null ? (
      <span className="text-fg-muted">
        <Trans context="ID at Amazon">Not known</Trans>
      </span>
    ) : (
      <code className="text-12" dir="ltr" title={amazonId}>
        …{amazonId.slice(-8)}
      </code>
    ),
  sortable: false,
  minWidth: 110,
  priority: 'hidden',
});

const streamColumn = (i18n: I18n): Column => ({
  id: 'stream',
  header: i18n._(msg`Stream`),
  accessor: ({ isOnAir }) => isOnAir,
  cell: ({ isOnAir }) => {
    if (isOnAir === null)
      return (
        <span className="text-fg-muted">
          <Trans context="stream">External</Trans>
        </span>
      );
    return (
      <StatusPill appearance="plain" status={isOnAir ? 'live' : 'off-air'}>
        {isOnAir ? <Trans>On air</Trans> : <Trans>Off air</Trans>}
      </StatusPill>
    );
  },
  sortable: false,
  minWidth: 110,
  priority: 3,
});

const playsColumn = (i18n: I18n, formats: Formats): Column => ({
  id: 'plays',
  header: i18n._(msg`Plays, 30 d`),
  accessor: ({ plays30d }) => plays30d,
  cell: ({ plays30d }) => formats.number(plays30d),
  kind: 'number',
  align: 'end',
  sortable: false,
  minWidth: 90,
  priority: 3,
});

import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ImportedService } from '@unmuted/api';
import { Segmented } from '@unmuted/ui/segmented';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table } from '@unmuted/ui/table';
import { useState } from 'react';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import type { ImportRow } from '#/features/admin/streaming-services/parse-services-csv.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { validationText } from '#/i18n/validation.messages.ts';

export interface ImportTableProps {
  items: readonly ImportedService[];
  /** What was sent; an item has the number of its row. */
  rows: readonly ImportRow[];
}

/** What an import does, or did, with each row. */
export function ImportTable({ items, rows }: ImportTableProps) {
  const { t } = useWords();
  const formats = useFormats();
  const [view, setView] = useState<'all' | 'left'>('all');
  const left = items.filter(({ outcome }) => outcome !== 'ok');
  const isMixed = left.length > 0 && left.length < items.length;
  const total = formats.number(items.length);
  const leftOut = formats.number(left.length);
  return (
    <div className="grid gap-3">
      {isMixed && (
        <Segmented
          aria-label={t`Shown rows`}
          className="justify-self-start"
          onValueChange={setView}
          options={[
            { value: 'all', label: <Trans>All ({total})</Trans> },
            { value: 'left', label: <Trans>Left out ({leftOut})</Trans> },
          ]}
          value={view}
        />
      )}
      <div className="max-h-96 overflow-y-auto rounded-card border border-border-soft">
        <Table
          caption={t`Rows of the import`}
          columns={[
            {
              id: 'service',
              header: t`Service`,
              rowHeader: true,
              cell: (item) => <Service item={item} values={rows[item.row - 1]} />,
            },
            { id: 'customer', header: t`Customer`, cell: (item) => <Customer item={item} rows={rows} /> },
            { id: 'result', header: t`Result`, cell: (item) => <Outcome item={item} /> },
          ]}
          density="compact"
          rowKey={({ row }) => row}
          rows={isMixed && view === 'left' ? left : items}
        />
      </div>
    </div>
  );
}

function Service({ item, values }: { item: ImportedService; values: ImportRow | undefined }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { row, type, pollS } = item;
  const interval = formats.duration(pollS ?? 0);
  const facts = [type && i18n._(serviceTypeNames[type]), pollS !== null && t`every ${interval}`];
  return (
    <span className="flex gap-3">
      <span className="min-w-5 flex-none text-end font-normal text-fg-muted tabular-nums">
        {formats.number(row)}
      </span>
      <span className="grid min-w-0">
        <bdi className="wrap-anywhere">{values?.label || '–'}</bdi>
        <span className="text-12 font-normal text-fg-muted wrap-anywhere" dir="ltr">
          {values?.url}
        </span>
        <span className="text-12 font-normal text-fg-muted">{facts.filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}

function Customer({ item: { customer, row }, rows }: { item: ImportedService; rows: readonly ImportRow[] }) {
  const name = customer ? (customer.company ?? customer.name) : rows[row - 1]?.customer;
  return <bdi className="wrap-anywhere">{name || '–'}</bdi>;
}

function Outcome({ item: { outcome, errors } }: { item: ImportedService }) {
  const textOf = useProblemText();
  if (outcome === 'duplicate')
    return (
      <span className="text-fg-muted">
        <Trans context="a row of an import">Exists already</Trans>
      </span>
    );
  if (outcome === 'ok')
    return (
      <StatusPill appearance="plain" status="passed">
        <Trans context="a row of an import">Valid</Trans>
      </StatusPill>
    );
  return (
    <ul className="grid gap-0.5 text-13 text-danger-text">
      {errors.map((error) => (
        <li key={error.field}>{textOf(error)}</li>
      ))}
    </ul>
  );
}

type Problem = ImportedService['errors'][number];

/** What is wrong with a value, with the name of its column. */
function useProblemText(): (problem: Problem) => string {
  const { i18n } = useLingui();
  const { t } = useWords();
  const names: Record<Problem['field'], string> = {
    label: t({ message: 'Label', context: 'of a streaming service' }),
    url: t`Address`,
    type: t`Type`,
    customer: t`Customer`,
    pollS: t`Interval`,
  };
  const own: Partial<Record<`${Problem['field']} ${Problem['code']}`, string>> = {
    'customer enum': t`No customer has this email address.`,
    'url pattern': t`Enter a complete address, such as https://radio.example:8000/live.`,
    'type enum': t`Use icecast, shoutcast1, shoutcast2, hls or url.`,
    'pollS type': t`Enter whole seconds.`,
  };
  return ({ field, code, params }) => {
    const text = own[`${field} ${code}`] ?? validationText(i18n, { code, params });
    return `${names[field]}: ${text}`;
  };
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Listener, ListenerList } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumns,
  DataTableExport,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { ArrowRightIcon, BanIcon, EyeIcon, XIcon } from '@unmuted/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { GeoAttribution } from '#/features/cast/geoblocking/geo-attribution.tsx';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { filtersOf, filterTexts } from '#/features/cast/listeners/listener-filters.ts';
import type { ListenersChange, ListenersSearch } from '#/features/cast/listeners/listeners.search.ts';
import { TimeFilter } from '#/features/cast/listeners/time-filter.tsx';
import { sortOf, sortText } from '#/lib/table-sort.ts';
import { useDebouncedInput } from '#/lib/use-debounced-input.ts';
import { usePermission } from '#/session/use-permission.ts';

/** An action on one or more listeners. */
export type ListenerAct =
  | { act: 'details' | 'ban'; listener: Listener }
  | { act: 'disconnect' | 'move'; ids: readonly string[] };

export interface ListenersTableProps {
  list: ListenerList;
  rows: readonly Listener[];
  columns: readonly DataTableColumn<Listener>[];
  search: ListenersSearch;
  onSearch: (change: ListenersChange) => void;
  onAct: (act: ListenerAct) => void;
  /** Disables actions. */
  isFixed: boolean;
  /** Whether the engine can move listeners and there is another stream. */
  canMove: boolean;
  /** Status and freeze control. */
  tools: ReactNode;
  timeZone: string | undefined;
  filename: string;
}

const keyOf = ({ id }: Listener) => id;

/** Searchable, sortable table of all listeners with actions. */
export function ListenersTable(props: ListenersTableProps) {
  const { list, rows, columns, search, onSearch, onAct, isFixed, canMove, timeZone } = props;
  const { t } = useLingui();
  const nameOf = useCountryName();
  const { min, max, sort: sortKey, country, class: kind, stream, hide } = search;
  // Stable references: the table treats a new object as a new query and scrolls to the top.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo(() => filtersOf({ country, class: kind, stream }), [country, kind, stream]);
  // Updates the URL after a pause in typing, because it re-renders the whole page.
  const [q, setQ, tellQ] = useDebouncedInput(search.q ?? '', (text) => onSearch({ q: text }));
  const hidden = useMemo(() => hide?.split(',') ?? [], [hide]);
  const acts = { onAct, isFixed, canMove };
  return (
    <DataTable
      label={t`Current listeners`}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={({ country, address }) => `${nameOf(country)}, ${address}`}
      selectable={!isFixed}
      sort={sort}
      onSortChange={(next) => onSearch({ sort: sortText(next) })}
      search={q}
      onSearchChange={setQ}
      filters={filters}
      onFiltersChange={(next) => onSearch(filterTexts(next))}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      toolbar={
        <>
          <DataTableSearch onBlur={tellQ} placeholder={t`Country, address or player`} />
          <DataTableFilters />
          <TimeFilter
            range={{ min, max }}
            onChange={(range) => onSearch({ min: range.min, max: range.max })}
          />
        </>
      }
      tools={
        <>
          {props.tools}
          <DataTableExport filename={props.filename} />
          <DataTableColumns />
        </>
      }
      rowActions={(listener) => <RowActions {...acts} listener={listener} />}
      bulkActions={(selection) => <BulkActions {...acts} selection={selection} />}
      footer={<GeoAttribution geo={list.geo} />}
      empty={{
        title: <Trans>No listeners right now</Trans>,
        description:
          list.total === 0 && list.emptySince ? (
            <Trans>
              The last listener left at <Timestamp at={list.emptySince} timeZone={timeZone} />.
            </Trans>
          ) : undefined,
      }}
    />
  );
}

type ActProps = Pick<ListenersTableProps, 'onAct' | 'isFixed' | 'canMove'>;

/** Items of the menu of one listener. */
function RowActions({ listener, onAct, isFixed, canMove }: ActProps & { listener: Listener }) {
  const canReveal = usePermission('listeners.manage');
  return (
    <>
      <DropdownMenuItem onSelect={() => onAct({ act: 'details', listener })}>
        <EyeIcon />
        {canReveal ? <Trans>Details and full address</Trans> : <Trans>Details</Trans>}
      </DropdownMenuItem>
      {!isFixed && (
        <>
          <DropdownMenuSeparator />
          {canMove && (
            <DropdownMenuItem onSelect={() => onAct({ act: 'move', ids: [listener.id] })}>
              <ArrowRightIcon />
              <Trans>Move to another stream…</Trans>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => onAct({ act: 'disconnect', ids: [listener.id] })}>
            <XIcon />
            <Trans>Disconnect</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onAct({ act: 'ban', listener })}>
            <BanIcon />
            <Trans>Ban…</Trans>
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}

interface BulkActionsProps extends ActProps {
  selection: ReadonlySet<string | number>;
}

/** Buttons for all selected listeners. */
function BulkActions({ selection, onAct, canMove }: BulkActionsProps) {
  const ids = [...selection].map(String);
  return (
    <>
      {canMove && (
        <Button size="sm" onClick={() => onAct({ act: 'move', ids })}>
          <Plural value={selection.size} one="Move # listener…" other="Move # listeners…" />
        </Button>
      )}
      <Button size="sm" variant="danger-outline" onClick={() => onAct({ act: 'disconnect', ids })}>
        <Plural value={selection.size} one="Disconnect # listener" other="Disconnect # listeners" />
      </Button>
    </>
  );
}

import { type DataTableColumn, DataTableLines } from '#/components/data-table/index.ts';
import { DropdownMenuItem, DropdownMenuSeparator } from '#/components/dropdown-menu/index.ts';
import {
  BanIcon,
  CopyIcon,
  GlobeIcon,
  MonitorIcon,
  RadioIcon,
  SmartphoneIcon,
  XIcon,
} from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';

/** A listener of a fictional station, for stories. */
export interface ListenerRow {
  id: number;
  city: string;
  country: string;
  address: string;
  client: string;
  device: 'phone' | 'desktop' | 'speaker';
  stream: '128kbps' | '64kbps' | 'hls';
  /** Milliseconds of the epoch. */
  since: number;
  /** Minutes. */
  listening: number;
  returning: boolean;
  from: string;
}

const places = [
  ['Galway', 'Ireland'],
  ['Cologne', 'Germany'],
  ['Amsterdam', 'Netherlands'],
  ['Dublin', 'Ireland'],
  ['Paris', 'France'],
  ['London', 'United Kingdom'],
  ['Limerick', 'Ireland'],
  ['Cork', 'Ireland'],
  ['Boston', 'United States'],
  ['Málaga', 'Spain'],
] as const;
const clients = [
  ['Sonos', 'speaker'],
  ['Winamp 5.9', 'desktop'],
  ['Amazon Echo', 'speaker'],
  ['Firefox 142', 'desktop'],
  ['VLC 3.0.20', 'desktop'],
  ['Safari, iPhone', 'phone'],
  ['Aurora for Android', 'phone'],
] as const;
const streams = ['128kbps', '64kbps', '128kbps', 'hls'] as const;
const nets = ['198.51.100', '203.0.113', '192.0.2'];
const origins = ['TuneIn', 'Direct', 'Skill', 'Widget', 'Site', 'App'];
const NOW = Date.UTC(2026, 8, 14, 18, 43);

/** Creates deterministic listeners. */
export function exampleListeners(count: number, start = 0): ListenerRow[] {
  let seed = 42 + start;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  // The lists above are not empty.
  const pick = <Value,>(values: readonly Value[]) => values[random(values.length)] as Value;
  return Array.from({ length: count }, (_, index) => {
    const [city, country] = pick(places);
    const [client, device] = pick(clients);
    const listening = random(12) === 0 ? random(600) : random(60);
    return {
      id: start + index,
      city,
      country,
      address: `${nets[random(3)]}.x`,
      client,
      device,
      stream: pick(streams),
      since: NOW - listening * 60_000,
      listening,
      returning: random(3) > 0,
      from: origins[random(6)] ?? 'Direct',
    };
  });
}

const icons = { phone: SmartphoneIcon, desktop: MonitorIcon, speaker: RadioIcon };
const colours = { '128kbps': 'bg-data-1', '64kbps': 'bg-data-2', hls: 'bg-data-3' };
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hour12: false, timeZone: 'UTC' });

function duration(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function Quiet({ children }: { children: string }) {
  return <span className="text-fg-muted">{children}</span>;
}

function Stream({ stream }: ListenerRow) {
  return (
    <span className="flex items-center gap-2">
      <span className={cx('size-2.5 flex-none rounded-[2px]', colours[stream])} />
      {stream}
      <span className="text-12 text-fg-subtle">{stream === 'hls' ? 'HLS' : 'ICY'}</span>
    </span>
  );
}

function Client({ client, device }: ListenerRow) {
  const Icon = icons[device];
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Icon className="flex-none text-fg-muted" />
      <span className="truncate">{client}</span>
    </span>
  );
}

export const listenerColumns: DataTableColumn<ListenerRow>[] = [
  {
    id: 'place',
    header: 'Place',
    accessor: ({ city }) => city,
    cell: ({ city, country }) => <DataTableLines first={city} second={country} />,
    card: ({ city, country }) => (
      <>
        {city} <span className="font-normal text-fg-subtle">{country}</span>
      </>
    ),
    searchable: ({ city, country }) => `${city} ${country}`,
    csv: ({ city, country }) => `${city}, ${country}`,
    rowHeader: true,
    hideable: false,
    minWidth: 160,
    grow: 1.4,
  },
  {
    id: 'address',
    header: 'Address',
    accessor: ({ address }) => address,
    cell: ({ address }) => <Quiet>{address}</Quiet>,
    searchable: true,
    minWidth: 120,
  },
  {
    id: 'client',
    header: 'Client',
    accessor: ({ client }) => client,
    cell: Client,
    searchable: true,
    minWidth: 180,
    grow: 1.5,
  },
  {
    id: 'stream',
    header: 'Stream',
    accessor: ({ stream }) => stream,
    cell: Stream,
    filter: { kind: 'values' },
    priority: 3,
    minWidth: 140,
  },
  {
    id: 'since',
    header: 'Since',
    accessor: ({ since }) => since,
    cell: ({ since }) => <Quiet>{clock.format(since)}</Quiet>,
    card: ({ since }) => `since ${clock.format(since)}`,
    csv: ({ since }) => new Date(since).toISOString(),
    align: 'end',
    firstDirection: 'desc',
    priority: 3,
    width: 90,
  },
  {
    id: 'listening',
    header: 'Listening',
    accessor: ({ listening }) => listening,
    cell: ({ listening }) => <strong className="font-medium">{duration(listening)}</strong>,
    align: 'end',
    firstDirection: 'desc',
    priority: 1,
    filter: {
      kind: 'range',
      options: [
        { label: 'Under 5 min', max: 4 },
        { label: 'Over 30 min', min: 30 },
        { label: 'Over 1 h', min: 60 },
      ],
    },
    width: 116,
  },
  {
    id: 'visit',
    header: 'Visit',
    accessor: ({ returning }) => (returning ? 'Returning' : 'New'),
    priority: 3,
    width: 96,
  },
  {
    id: 'from',
    header: 'From',
    accessor: ({ from }) => from,
    cell: ({ from }) => <Quiet>{from}</Quiet>,
    priority: 'hidden',
    width: 90,
  },
];

/** Actions of a listener. */
export function listenerActions({ country }: ListenerRow) {
  return (
    <>
      <DropdownMenuItem>
        <XIcon />
        Disconnect
      </DropdownMenuItem>
      <DropdownMenuItem>
        <CopyIcon />
        Copy details
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem>
        <GlobeIcon />
        Block {country}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="danger">
        <BanIcon />
        Ban address
      </DropdownMenuItem>
    </>
  );
}

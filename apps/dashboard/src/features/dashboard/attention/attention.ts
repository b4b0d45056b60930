import type {
  AlexaSkill,
  CastNow,
  CastOverview,
  EngineInfo,
  MobileApp,
  OnePage,
  Product,
  StationOverview,
} from '@unmuted/api';

export const listNames = ['products', 'onePage', 'alexa', 'mobileApps', 'overview', 'stations'] as const;
/** One of the four lists, or the overviews of casts or stations. */
export type ListName = (typeof listNames)[number];

type CastProduct = Extract<Product, { type: 'cast' }>;

interface Item<Kind extends string> {
  kind: Kind;
  key: string;
  /** Since when; null if that was not recorded. */
  since: string | null;
}

interface CastItem<Kind extends string> extends Item<Kind> {
  name: string;
  username: string;
  cast: CastProduct | null;
}

interface StationItem extends Item<'station'> {
  name: string;
  stationId: string;
  /** Where it is resolved, below the address of the station. */
  page: '' | '/tunein' | '/nowplaying' | '/silence-detection';
  state: StationOverview['state'];
  /** The output that was turned off. */
  output: string | undefined;
  fault: StationOverview['fault'];
}

interface SiteItem extends Item<'site'> {
  name: string;
  username: string;
  fault: OnePage['faults'][number]['kind'];
  /** Of the fault; null: the site itself. */
  domain: string | null;
}

/** An item that needs attention. */
export type Attention =
  | Item<'engine-down'>
  | (Item<'list-failed'> & { list: ListName; error: unknown })
  | CastItem<'off-air'>
  | CastItem<'never-connected'>
  | (CastItem<'full'> & {
      /** Whether its limit is reached now, and not only earlier today. */
      isFull: boolean;
      turnedAway: number;
      limit: number;
    })
  | StationItem
  | SiteItem
  | (Item<'suspended'> & { name: string; reason: string | null })
  | (Item<'skill-refused'> & { name: string; skillId: string; status: 'rejected' | 'changes_requested' })
  | (Item<'app-refused'> & {
      name: string;
      appId: string;
      platform: MobileApp['platform'];
      status: 'rejected_by_store' | 'changes_requested' | 'removed_by_store';
    });

export interface AttentionInput {
  engine: EngineInfo | undefined;
  casts: readonly CastOverview[];
  stations: readonly StationOverview[];
  products: readonly Product[];
  sites: readonly OnePage[];
  skills: readonly AlexaSkill[];
  apps: readonly MobileApp[];
  /** Lists that could not be loaded; `at` is the time of the failure by the browser's clock. */
  failed: readonly { list: ListName; error: unknown; at: number }[];
}

const notHeard: readonly StationOverview['state'][] = ['off_air', 'refused', 'unreachable', 'not_audio'];

const byTime = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '', 'en');

/**
 * Returns all items that need attention, most severe first. Off-air casts are sorted by their previous
 * audience, then by time off air.
 */
export function attentionOf({
  engine,
  casts,
  stations,
  products,
  sites,
  skills,
  apps,
  failed,
}: AttentionInput): Attention[] {
  const productOf = ({ username }: CastNow) =>
    products.find(
      (product): product is CastProduct => product.type === 'cast' && product.username === username,
    ) ?? null;
  const inState = (state: CastNow['state']) => casts.filter(({ now }) => now.state === state);
  const suspended = products.filter(({ status }) => status === 'suspended');
  const castItem = ({ now, name }: CastOverview) => ({
    key: `cast:${now.username}`,
    name,
    username: now.username,
    cast: productOf(now),
  });
  const stationItem = (
    { id, name, state, fault }: StationOverview,
    page: StationItem['page'],
    since: string | null,
    output?: { id: string; name: string },
  ) => ({
    kind: 'station' as const,
    key: `station:${id}${page}:${output?.id}`,
    name,
    stationId: id,
    page,
    state,
    output: output?.name,
    fault,
    since,
  });
  const reasonOf = (product: Product) =>
    product.type === 'cast'
      ? (casts.find(({ now }) => now.username === product.username)?.now.suspension?.reason ?? null)
      : null;

  return [
    ...(engine?.state === 'down'
      ? [{ kind: 'engine-down', key: 'engine', since: engine.checkedAt } as const]
      : []),
    ...inState('off_air')
      .sort((a, b) => (b.peak24h ?? 0) - (a.peak24h ?? 0) || byTime(a.now.since, b.now.since))
      .map((cast) => ({ kind: 'off-air' as const, ...castItem(cast), since: cast.now.since })),
    // What is wrong with a cast of the list has an item of its own.
    ...stations
      .filter(
        ({ state, service }) =>
          notHeard.includes(state) && !casts.some(({ now }) => now.username === service?.cast),
      )
      .sort((a, b) => byTime(a.since, b.since))
      .map((station) => stationItem(station, '', station.since)),
    // A stream that is off air has an item of its own.
    ...stations.flatMap((station) =>
      station.fault && station.fault.kind !== 'off_air' && !notHeard.includes(station.state)
        ? [stationItem(station, '/silence-detection', station.fault.since)]
        : [],
    ),
    ...failed.map(({ list, error, at }) => ({
      kind: 'list-failed' as const,
      key: `list:${list}`,
      list,
      error,
      since: new Date(at).toISOString(),
    })),
    ...inState('live').flatMap((cast) => {
      const { fullSince, turnedAway } = cast.now;
      if (fullSince === null && turnedAway === null) return [];
      return [
        {
          kind: 'full' as const,
          ...castItem(cast),
          since: fullSince ?? turnedAway?.lastAt ?? null,
          isFull: fullSince !== null,
          turnedAway: turnedAway?.count ?? 0,
          limit: cast.listenerLimit,
        },
      ];
    }),
    ...stations.flatMap((station) => [
      ...(station.tuneIn?.state === 'refused' ? [stationItem(station, '/tunein', station.tuneIn.since)] : []),
      ...station.disabledOutputs.map((output) => stationItem(station, '/nowplaying', output.since, output)),
    ]),
    ...sites.flatMap(({ username, title, faults }) =>
      faults.map(({ kind, domain, since }) => ({
        kind: 'site' as const,
        key: `site:${username}:${kind}:${domain}`,
        name: title,
        username,
        fault: kind,
        domain,
        since,
      })),
    ),
    ...suspended.map((product) => ({
      kind: 'suspended' as const,
      key: `product:${product.id}`,
      name: product.name,
      since: product.suspendedSince,
      reason: reasonOf(product),
    })),
    ...skills.flatMap(({ id, name, status, statusSince }) =>
      status === 'rejected' || status === 'changes_requested'
        ? [
            {
              kind: 'skill-refused' as const,
              key: `skill:${id}`,
              name,
              skillId: id,
              status,
              since: statusSince,
            },
          ]
        : [],
    ),
    // A build that failed is the work of staff.
    ...apps.flatMap(({ id, name, platform, status, statusSince }) =>
      status === 'rejected_by_store' || status === 'changes_requested' || status === 'removed_by_store'
        ? [
            {
              kind: 'app-refused' as const,
              key: `app:${id}`,
              name,
              appId: id,
              platform,
              status,
              since: statusSince,
            },
          ]
        : [],
    ),
    ...inState('never_connected').map((cast) => ({
      kind: 'never-connected' as const,
      ...castItem(cast),
      since: productOf(cast.now)?.createdAt ?? null,
    })),
  ];
}

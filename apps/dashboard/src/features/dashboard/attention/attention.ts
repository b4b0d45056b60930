import type { AlexaSkill, CastNow, CastOverview, EngineInfo, MobileApp, Product } from '@unmuted/api';

export const listNames = ['products', 'onePage', 'alexa', 'mobileApps', 'overview'] as const;
/** One of the four lists or the cast overviews. */
export type ListName = (typeof listNames)[number];

type CastProduct = Extract<Product, { type: 'cast' }>;

/** An item that needs attention. */
export type Attention =
  | { kind: 'engine-down'; key: string; checkedAt: string | null }
  | { kind: 'off-air'; key: string; name: string; since: string | null; cast: CastProduct | null }
  | { kind: 'list-failed'; key: string; list: ListName; error: unknown }
  | { kind: 'suspended'; key: string; name: string }
  | { kind: 'skill-refused'; key: string; name: string; status: 'rejected' | 'changes_requested' }
  | {
      kind: 'app-refused';
      key: string;
      name: string;
      status: 'rejected_by_store' | 'changes_requested' | 'build_failed' | 'removed_by_store';
    }
  | { kind: 'never-connected'; key: string; name: string; cast: CastProduct | null };

export interface AttentionInput {
  engine: EngineInfo | undefined;
  casts: readonly CastOverview[];
  products: readonly Product[];
  skills: readonly AlexaSkill[];
  apps: readonly MobileApp[];
  failed: readonly { list: ListName; error: unknown }[];
}

/**
 * Returns all items that need attention, most severe first. Off-air casts are sorted by their previous
 * audience, then by time off air.
 */
export function attentionOf({ engine, casts, products, skills, apps, failed }: AttentionInput): Attention[] {
  const productOf = ({ username }: CastNow) =>
    products.find(
      (product): product is CastProduct => product.type === 'cast' && product.username === username,
    ) ?? null;
  const inState = (state: CastNow['state']) => casts.filter(({ now }) => now.state === state);
  const suspended = products.filter(({ status }) => status === 'suspended');

  return [
    ...(engine?.state === 'down'
      ? [{ kind: 'engine-down', key: 'engine', checkedAt: engine.checkedAt } as const]
      : []),
    ...inState('off_air')
      .sort(
        (a, b) =>
          (b.peak24h ?? 0) - (a.peak24h ?? 0) || (a.now.since ?? '').localeCompare(b.now.since ?? '', 'en'),
      )
      .map(({ now, name }) => ({
        kind: 'off-air' as const,
        key: `cast:${now.username}`,
        name,
        since: now.since,
        cast: productOf(now),
      })),
    ...failed.map(({ list, error }) => ({ kind: 'list-failed' as const, key: `list:${list}`, list, error })),
    ...suspended.map(({ id, name }) => ({ kind: 'suspended' as const, key: `product:${id}`, name })),
    ...skills.flatMap(({ id, name, status }) =>
      status === 'rejected' || status === 'changes_requested'
        ? [{ kind: 'skill-refused' as const, key: `skill:${id}`, name, status }]
        : [],
    ),
    ...apps.flatMap(({ id, name, status }) =>
      status === 'rejected_by_store' ||
      status === 'changes_requested' ||
      status === 'build_failed' ||
      status === 'removed_by_store'
        ? [{ kind: 'app-refused' as const, key: `app:${id}`, name, status }]
        : [],
    ),
    ...inState('never_connected').map(({ now, name }) => ({
      kind: 'never-connected' as const,
      key: `cast:${now.username}`,
      name,
      cast: productOf(now),
    })),
  ];
}

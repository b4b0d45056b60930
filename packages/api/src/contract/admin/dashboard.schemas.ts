import * as z from 'zod/mini';
import { castState, listenerHistory, turnedAway } from '#/contract/casts/casts.schemas.ts';
import { engineInfo } from '#/contract/shared/engine.ts';
import { count, moment, text, username } from '#/contract/shared/fields.ts';

/** The current state of the fleet as reported by the engine. */
export const fleetNow = z
  .object({
    listeners: z.nullable(count),
    casts: z.object({
      total: count,
      live: count,
      offAir: count,
      neverConnected: count,
      stopped: count,
      suspended: count,
      unknown: count,
    }),
    engine: engineInfo,
    checkedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'FleetNow' });

/** One cast on the admin dashboard. */
export const fleetCast = z
  .object({
    username,
    name: text,
    customer: text,
    state: castState,
    listeners: z.nullable(count),
    /** When the state began; for a cast that never connected, when it was created. */
    since: z.nullable(moment),
    /** As in `CastNow`. */
    fullSince: z.nullable(moment),
    turnedAway: z.nullable(turnedAway),
  })
  .register(z.globalRegistry, { id: 'FleetCast' });

/** A pending request that is assigned to the caller. */
export const queuedRequest = z
  .object({
    id: z.uuid(),
    account: text,
    /** The plan of a cast; null for a station. */
    plan: z.nullable(text),
    createdAt: moment,
  })
  .register(z.globalRegistry, { id: 'QueuedRequest' });

/** What staff have to do about apps: `credentials` are those of apps that expire within 30 days, or did. */
export const appWorkKinds = ['in_review', 'build_failed', 'ready', 'credentials'] as const;

/** Apps of a platform, or credentials that sign them, that wait for staff. */
export const appWork = z
  .object({
    kind: z.enum(appWorkKinds),
    platform: z.enum(['android', 'ios']),
    count,
    /** Since when the first app waits, or when the first credential expires; null if it was not recorded. */
    at: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'AppWork' });

/** The data of the admin dashboard. */
export const adminDashboard = z
  .object({
    now: fleetNow,
    customers: count,
    /** Casts off air, then full ones, then those never connected; at most 10. */
    troubled: z.array(fleetCast),
    /** Casts with the most listeners now, at most 10. */
    busiest: z.array(fleetCast),
    /** Work that waits for staff. */
    waiting: z.object({
      apps: count,
      skills: count,
      requests: count,
      /** When the oldest pending request was made. */
      oldestRequestAt: z.nullable(moment),
    }),
    /** Work about apps, by kind and platform; only what there is. */
    appWork: z.array(appWork),
    /** The pending requests of the caller. */
    queue: z.object({
      total: count,
      /** The oldest, at most 5. */
      requests: z.array(queuedRequest),
      /** Pending requests of nobody. */
      unassigned: count,
    }),
    history: listenerHistory,
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });

/** The current state of the fleet as reported by the engine. */
export type FleetNow = z.infer<typeof fleetNow>;
/** One cast on the admin dashboard. */
export type FleetCast = z.infer<typeof fleetCast>;
/** Apps of a platform, or credentials that sign them, that wait for staff. */
export type AppWork = z.infer<typeof appWork>;
/** The data of the admin dashboard. */
export type AdminDashboard = z.infer<typeof adminDashboard>;

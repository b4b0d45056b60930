import { fleetNow } from '#/contract/admin/dashboard.schemas.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/** `fleet`: the totals of all casts, for admins only. */
export const fleetEvent = defineLiveEvent('fleet', fleetNow);

import { buildMachineList } from '#/contract/apps/build-machines.schemas.ts';
import { defineLiveEvent } from '#/contract/shared/live-event.ts';

/**
 * `machines`: the build machines, for staff only. What each call of a machine changes is left out: `lastSeenAt` is null
 * while a machine is online, and `progress` is always null; the events of the app carry it.
 */
export const buildMachinesEvent = defineLiveEvent('machines', buildMachineList);

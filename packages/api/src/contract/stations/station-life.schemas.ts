import * as z from 'zod/mini';
import { noteText } from '#/contract/casts/plans.schemas.ts';
import { count, displayName, text, timeZone, username } from '#/contract/shared/fields.ts';
import { streamUrl } from '#/contract/stations/services.schemas.ts';

const onCast = z.strictObject({ kind: z.literal('cast'), username });
const atAddress = z.strictObject({ kind: z.literal('url'), url: streamUrl });

/**
 * What a new station plays. `cast` and `service`: one of the account. `url`: a stream elsewhere; the service of the
 * account with this address, or a new one of the type that answers there.
 */
export const newStationStream = z.discriminatedUnion('kind', [
  onCast,
  z.strictObject({ kind: z.literal('service'), id: z.uuid() }),
  atAddress,
]);

/** A station that staff create for an account. */
export const stationDraft = z
  .strictObject({ accountId: z.uuid(), name: displayName, timezone: timeZone, stream: newStationStream })
  .register(z.globalRegistry, { id: 'StationDraft' });

/** What is lost with a station. Its streaming service stays. */
export const stationRemoval = z
  .object({
    name: text,
    /** Songs in its history. */
    songs: count,
    /** Outputs that post its songs. */
    outputs: count,
    /** Whether it tells TuneIn its songs. */
    hasTuneIn: z.boolean(),
    /** The label of the service that stays; null without one. */
    service: z.nullable(text),
    /** Of the station, for its deletion. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'StationRemoval' });

/** A station that a customer requests: on a cast of the account, or at an address. */
export const stationRequestDraft = z
  .strictObject({
    name: displayName,
    timezone: timeZone,
    stream: z.discriminatedUnion('kind', [onCast, atAddress]),
    note: noteText,
  })
  .register(z.globalRegistry, { id: 'StationRequestDraft' });

/** The station that an approved request creates; staff can correct what was requested. */
export const stationApproval = z
  .strictObject({ name: displayName, timezone: timeZone, stream: newStationStream })
  .register(z.globalRegistry, { id: 'StationApproval' });

/** What a new station plays. */
export type NewStationStream = z.infer<typeof newStationStream>;
/** See `stationDraft`. */
export type StationDraft = z.infer<typeof stationDraft>;
/** See `stationRemoval`. */
export type StationRemoval = z.infer<typeof stationRemoval>;
/** See `stationRequestDraft`. */
export type StationRequestDraft = z.infer<typeof stationRequestDraft>;
/** See `stationApproval`. */
export type StationApproval = z.infer<typeof stationApproval>;

import type { Tx } from '#/platform/db/schema.ts';

interface Acknowledgement {
  /** The name of a person. */
  readonly by: string;
  readonly via: 'dashboard' | 'link';
  readonly at: Date;
}

/** Acknowledges an open incident; false if it is over, or was acknowledged before. The caller has checked who may. */
export async function acknowledgeIncident(
  tx: Tx,
  incidentId: string,
  { by, via, at }: Acknowledgement,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('silence_incidents')
    .set((eb) => ({
      acknowledged_at: at,
      acknowledged_by: by,
      acknowledged_via: via,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', incidentId)
    .where('ended_at', 'is', null)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

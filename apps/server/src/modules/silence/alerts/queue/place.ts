/** What recipients belong to: a station of a customer, or a policy of the team. */
export interface Place {
  readonly kind: 'station' | 'policy';
  readonly id: string;
}

/** The columns of recipients, and of messages without an incident. */
export const placeColumns = ({ kind, id }: Place) =>
  kind === 'station'
    ? ({ station_id: id, policy_id: null } as const)
    : ({ station_id: null, policy_id: id } as const);

import type { SilencePolicy, SilencePolicyChange, SilencePolicyRow } from '@unmuted/api/contract';
import type { ListedPolicy, PolicyStation } from '#/modules/silence/policies/policies.repository.ts';
import { toCustomer } from '#/modules/silence/staff/wall.service.ts';
import type { Row } from '#/platform/db/schema.ts';

type Fields = Omit<SilencePolicyChange, 'stationIds'>;

const fieldsOf = (row: Row<'silence_policies'>): Fields => ({
  name: row.name,
  isEnabled: row.is_enabled,
  trigger: row.trigger,
  kinds: row.kinds,
  sensitivityMin: row.sensitivity_min,
  repeatMin: row.repeat_min,
  tellsRecovery: row.tells_recovery,
});

export const toListed = (row: ListedPolicy): SilencePolicyRow => ({
  ...fieldsOf(row),
  id: row.id,
  stations: row.is_for_all ? null : row.stations,
  recipients: row.recipients,
  pending: row.pending,
  told: row.told,
  lastToldAt: row.last_told_at?.toISOString() ?? null,
  version: row.version,
});

type Told = Pick<SilencePolicy, 'recipients' | 'channels' | 'pushKey'>;

export const toPolicy = (
  row: Row<'silence_policies'>,
  stations: readonly PolicyStation[],
  { recipients, channels, pushKey }: Told,
): SilencePolicy => ({
  ...fieldsOf(row),
  id: row.id,
  stations: row.is_for_all
    ? null
    : stations.map((station) => ({
        id: station.id,
        serviceId: station.service_id,
        name: station.name,
        customer: toCustomer(station),
      })),
  recipients,
  channels,
  pushKey,
  version: row.version,
});

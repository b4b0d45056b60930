import type { SilencePolicy } from '@unmuted/api';

export type PolicyStation = NonNullable<SilencePolicy['stations']>[number];

/** A policy in the form. */
export interface PolicyValues
  extends Pick<SilencePolicy, 'name' | 'isEnabled' | 'trigger' | 'kinds' | 'tellsRecovery'> {
  /** Named as in the contract, so that its problems are shown here. */
  stationIds: {
    isAll: boolean;
    /** They stay in the form while all stations are chosen. */
    chosen: PolicyStation[];
  };
  /** Null while the field is empty. */
  sensitivityMin: number | null;
  repeatMin: { isOn: boolean; value: number | null };
}

const usualRepeatMin = 30;

export function valuesOf(policy: SilencePolicy): PolicyValues {
  const { name, isEnabled, trigger, kinds, tellsRecovery, stations, sensitivityMin, repeatMin } = policy;
  return {
    name,
    isEnabled,
    stationIds: { isAll: stations === null, chosen: stations ?? [] },
    trigger,
    kinds,
    sensitivityMin,
    repeatMin: { isOn: repeatMin !== null, value: repeatMin ?? usualRepeatMin },
    tellsRecovery,
  };
}

/** The request body of a draft, which may be invalid. An empty field is missing for the schema. */
export const bodyOf = ({ stationIds, sensitivityMin, repeatMin, ...rest }: PolicyValues) => ({
  ...rest,
  stationIds: stationIds.isAll ? null : stationIds.chosen.map(({ id }) => id),
  sensitivityMin: sensitivityMin ?? undefined,
  repeatMin: repeatMin.isOn ? (repeatMin.value ?? undefined) : null,
});

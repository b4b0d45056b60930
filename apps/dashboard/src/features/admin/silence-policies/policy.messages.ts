import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AlarmKind, SilencePolicy } from '@unmuted/api';
import { alarmNames } from '#/components/silence/silence-words.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export type PolicyTrigger = SilencePolicy['trigger'];

/** All kinds of alarms in the order in which they are shown. */
export const alarmKinds = Object.keys(alarmNames) as AlarmKind[];

/** What a policy tells about. */
export const triggerNames: Record<PolicyTrigger, MessageDescriptor> = {
  any: msg`Each incident`,
  all: msg`All stations at once`,
};

/** Returns a function that names kinds of alarms. */
export function useKindsText(): (kinds: readonly AlarmKind[]) => string {
  const { i18n } = useLingui();
  return (kinds) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(
      alarmKinds.filter((kind) => kinds.includes(kind)).map((kind) => i18n._(alarmNames[kind])),
    );
}

export interface PolicyFacts extends Pick<SilencePolicy, 'trigger'> {
  /** Recipients who are told. */
  readonly recipients: number;
  /** Null: all watched stations. */
  readonly stations: number | null;
  /** Null while the field is empty. */
  readonly sensitivityMin: number | null;
}

/** Returns a function that sums a policy up in a sentence. */
export function usePolicySummary(): (facts: PolicyFacts) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ recipients, stations, trigger, sensitivityMin }) => {
    const minutes = sensitivityMin ?? 0;
    const time = formats.duration(minutes * 60);
    if (trigger === 'any')
      return stations === null
        ? t`${plural(recipients, { 0: 'Tells nobody', one: 'Tells # recipient', other: 'Tells # recipients' })} about all watched stations when one of them ${plural(minutes, { 0: 'has an incident', other: `has an incident that lasts ${time}` })}.`
        : t`${plural(recipients, { 0: 'Tells nobody', one: 'Tells # recipient', other: 'Tells # recipients' })} about ${plural(stations, { one: '# station when it', other: '# stations when one of them' })} ${plural(minutes, { 0: 'has an incident', other: `has an incident that lasts ${time}` })}.`;
    return stations === null
      ? t`${plural(recipients, { 0: 'Tells nobody', one: 'Tells # recipient', other: 'Tells # recipients' })} in one message when all watched stations have an incident at once${plural(minutes, { 0: '', other: ` that lasts ${time}` })}.`
      : t`${plural(recipients, { 0: 'Tells nobody', one: 'Tells # recipient', other: 'Tells # recipients' })} in one message when ${plural(stations, { one: 'its station has an incident', other: 'all # stations have an incident at once' })}${plural(minutes, { 0: '', other: ` that lasts ${time}` })}.`;
  };
}

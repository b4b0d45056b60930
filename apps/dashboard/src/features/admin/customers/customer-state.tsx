import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AdminCustomerRow } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';

type State = AdminCustomerRow['state'];

const looks: Record<State, { status: StatusPillProps['status']; word: MessageDescriptor }> = {
  active: { status: 'passed', word: msg({ message: 'Active', context: 'state of a customer' }) },
  invited: { status: 'pending', word: msg({ message: 'Invited', context: 'state of a customer' }) },
  unverified: { status: 'unknown', word: msg({ message: 'Unverified', context: 'state of a customer' }) },
  disabled: { status: 'suspended', word: msg({ message: 'Disabled', context: 'state of a customer' }) },
};

/** Labels of the states. */
export const customerStateNames: Record<State, MessageDescriptor> = {
  active: looks.active.word,
  invited: looks.invited.word,
  unverified: looks.unverified.word,
  disabled: looks.disabled.word,
};

export interface CustomerStatusProps {
  state: State;
  appearance?: StatusPillProps['appearance'];
}

/** The state of a customer as colour, shape and label. */
export function CustomerStatus({ state, appearance }: CustomerStatusProps) {
  const { i18n } = useLingui();
  const { status, word } = looks[state];
  return (
    <StatusPill appearance={appearance} status={status}>
      {i18n._(word)}
    </StatusPill>
  );
}

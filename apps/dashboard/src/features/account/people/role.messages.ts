import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountRole, InvitedRole, ProductKind } from '@unmuted/api';

export const roleNames: Record<AccountRole, MessageDescriptor> = {
  owner: msg({ message: 'Owner', context: 'role' }),
  manager: msg({ message: 'Manager', context: 'role' }),
  presenter: msg({ message: 'Presenter', context: 'role' }),
  analyst: msg({ message: 'Analyst', context: 'role' }),
};

/** What a person with the role can do. */
export const roleTexts: Record<InvitedRole, MessageDescriptor> = {
  manager: msg`Runs the products: starts and stops, settings, listeners and statistics. Can’t invite people.`,
  presenter: msg`Sees how to connect an encoder, what is on air and who listens. Changes nothing.`,
  analyst: msg`Sees the state and the statistics only.`,
};

export const invitedRoles: readonly InvitedRole[] = ['manager', 'presenter', 'analyst'];

export const kindNames: Record<ProductKind, MessageDescriptor> = {
  cast: msg`Cast`,
  station: msg`Station`,
  onepage: msg`One-page site`,
  alexa: msg`Alexa skill`,
  mobile: msg`Mobile app`,
};

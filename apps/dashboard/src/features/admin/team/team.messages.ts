import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission, StaffRole } from '@unmuted/api';

export const staffRoles: readonly StaffRole[] = ['admin', 'superadmin'];

export const roleNames: Readonly<Record<StaffRole, MessageDescriptor>> = {
  admin: msg`Administrator`,
  superadmin: msg`Super administrator`,
};

/** What the staff may do, in the order of the table of roles. */
export const permissionNames: Partial<Readonly<Record<Permission, MessageDescriptor>>> = {
  'customers.view': msg`See customers and their casts`,
  'casts.control': msg`Start, stop and configure casts`,
  'services.manage': msg`Add and change streaming services`,
  'casts.manage': msg`Suspend casts and set their limits`,
  'customers.manage': msg`Invite and edit customers`,
  'customers.impersonate': msg`View the area of a customer, read-only`,
  'plans.manage': msg`Create and edit plans`,
  'audit.view': msg`Read and export the audit log`,
  'team.view': msg`See the team`,
  'team.manage': msg`Invite people, change roles and remove people`,
  'casts.terminate': msg`Terminate casts`,
  'customers.delete': msg`Delete customers`,
  'signing.manage': msg`Manage what signs apps`,
  'keys.manage': msg`Create API keys of the provider`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditEntry } from '@unmuted/api';

/** Kinds of actors. */
export const kindNames: Readonly<Record<AuditEntry['actor']['kind'], MessageDescriptor>> = {
  admin: msg`Staff`,
  customer: msg`Customers`,
  system: msg`The server`,
  nobody: msg`Not signed in`,
};

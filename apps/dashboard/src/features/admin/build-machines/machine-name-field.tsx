import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ReactNode } from 'react';
import type { ContractForm } from '#/components/form/use-contract-form.ts';

export interface MachineNameFieldProps {
  form: Pick<ContractForm<{ name: string }>, 'register' | 'errorOf'>;
  hint?: ReactNode;
}

/** The name of a machine among staff. */
export function MachineNameField({ form, hint }: MachineNameFieldProps) {
  return (
    <Field error={form.errorOf('name')} hint={hint} label={<Trans context="of a build machine">Name</Trans>}>
      <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={limits.buildMachineName} />
    </Field>
  );
}

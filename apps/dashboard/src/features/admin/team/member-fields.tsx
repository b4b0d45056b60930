import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { roleNames, staffRoles } from '#/features/admin/team/team.messages.ts';

export interface RoleValues {
  role: 'admin' | 'superadmin';
  title: string;
}

interface FieldOf {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Role and title of a person. */
export function RoleFields({ role: roleField, title }: { role: FieldOf; title: FieldOf }) {
  const { i18n } = useLingui();
  return (
    <>
      <Field
        error={roleField.error}
        hint={<Trans>Only super administrators manage the team and delete customers.</Trans>}
        label={<Trans>Role</Trans>}
      >
        <NativeSelect {...roleField.input}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {i18n._(roleNames[role])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field error={title.error} label={<Trans context="of a person">Title</Trans>}>
        <Input {...title.input} autoComplete="off" maxLength={120} />
      </Field>
    </>
  );
}

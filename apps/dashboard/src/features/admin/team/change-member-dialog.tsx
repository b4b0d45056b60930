import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeTeamMember } from '#/data/team/team.queries.ts';
import type { MemberDialogProps } from '#/features/admin/team/member-dialogs.tsx';
import { RoleFields, type RoleValues } from '#/features/admin/team/member-fields.tsx';
import { teamMemberChange } from '#/features/admin/team/team.schema.ts';

/** The role and the title of another person. */
export function ChangeMemberDialog({ api, member, onClose }: MemberDialogProps) {
  const { name, role, title, sessions, disabledAt } = member;
  const { mutateAsync } = useMutation(changeTeamMember(api, member));
  const toasts = useToast();
  const defaultValues: RoleValues = { role, title };
  const form = useContractForm({
    schema: teamMemberChange,
    defaultValues,
    toBody: (values: RoleValues) => ({ ...values, isDisabled: disabledAt !== null }),
    save: async (body) => {
      await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Role and title saved</Trans> });
      return undefined;
    },
  });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>
            Role and title of <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Plural
            _0="A new role applies at the next sign-in."
            one="A new role ends the person’s session; it applies at the next sign-in."
            other="A new role ends the person’s # sessions; it applies at the next sign-in."
            value={sessions}
          />
        </DialogDescription>
        <DialogForm action={<Trans>Save</Trans>} form={form}>
          <RoleFields
            role={{ input: form.register('role'), error: form.errorOf('role') }}
            title={{ input: form.register('title'), error: form.errorOf('title') }}
          />
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deleteStaffSkill } from '#/data/skills/staff-skills.queries.ts';
import type { OpenMoveProps } from '#/features/admin/skill-moves/review-draft.ts';

/** Deletes a skill; its name has to be typed. */
export function DeleteSkillDialog({ api, skill: { skill, plays30d }, onClose }: OpenMoveProps) {
  const toasts = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(deleteStaffSkill(api, skill.id));
  const { name } = skill.draft;
  return (
    <AlertDialog
      action={<Trans>Delete skill</Trans>}
      confirmName={name}
      description={
        <Trans>
          This can’t be undone. Alexa gets no answer any more. The entry at Amazon must be deleted there.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Skill deleted</Trans> });
        void navigate({ to: '/admin/alexa' });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Plural
            _0="It had no plays in 30 days"
            one="It had # play in 30 days"
            other="It had # plays in 30 days"
            value={plays30d}
          />
        </li>
        <li>
          {skill.live ? (
            <Trans>Its draft, its live version and the version that was sent are deleted</Trans>
          ) : (
            <Trans>Its draft and the version that was sent are deleted</Trans>
          )}
        </li>
        <li>
          <Trans>Its statistics and its history are deleted</Trans>
        </li>
      </ul>
    </AlertDialog>
  );
}

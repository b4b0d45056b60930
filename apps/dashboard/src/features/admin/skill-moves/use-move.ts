import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, SkillTransition, StaffSkill } from '@unmuted/api';
import { moveStaffSkill, sendStaffSkill, staffSkillQuery } from '#/data/skills/staff-skills.queries.ts';
import { useVersionedMove } from '#/features/admin/review/use-versioned-move.ts';

/** Moves a skill with the version on the screen. */
export function useMove(api: ApiClients, { skill: { id, version } }: StaffSkill) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(moveStaffSkill(api, id));
  const sending = useMutation(sendStaffSkill(api, id));
  const { move: attempt, isOutdated } = useVersionedMove(
    (call: () => Promise<StaffSkill>) => call(),
    () => client.fetchQuery({ ...staffSkillQuery(api, id), staleTime: 0 }),
  );
  return {
    move: (transition: SkillTransition) => attempt(() => mutateAsync({ transition, version })),
    /** Has Studio send it to Amazon. */
    send: () => attempt(() => sending.mutateAsync(version)),
    isOutdated,
  };
}

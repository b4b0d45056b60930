import type { Skill, StaffSkill, StaffSkillList } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { skillKeys } from '#/data/skills/skill-keys.ts';
import { staffSkillKeys } from '#/data/skills/staff-skills.keys.ts';

/** A skill: its draft and its state, for its owner and for staff. The event only says what is out of date. */
export const skillTopic = defineLiveTopic({
  name: 'skill',
  start: (queryClient) => ({
    apply({ id, version, state }) {
      const reread = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
      const skill = queryClient.getQueryData<Skill>(skillKeys.one(id));
      // The reply to an own save is newer than its event.
      if (skill && (version > skill.version || state !== skill.state)) reread(skillKeys.one(id));
      const known = queryClient.getQueryData<StaffSkill>(staffSkillKeys.one(id));
      if (known && version > known.skill.version) {
        reread(staffSkillKeys.one(id));
        reread(staffSkillKeys.manifest(id));
      }
      const lists = queryClient.getQueriesData<StaffSkillList>({ queryKey: staffSkillKeys.lists });
      const isListedOtherwise = lists.some(([, list]) =>
        list?.items.some((item) => item.id === id && item.state !== state),
      );
      if (isListedOtherwise) reread(staffSkillKeys.lists);
    },
  }),
});

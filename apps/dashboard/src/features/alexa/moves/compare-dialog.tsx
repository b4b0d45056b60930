import { Plural, Trans } from '@lingui/react/macro';
import type { SkillDocument } from '@unmuted/api';
import { useState } from 'react';
import { CompareDialog } from '#/components/review/compare-dialog.tsx';
import { changesBetween, type SkillChange } from '#/features/alexa/draft/skill-changes.ts';
import { useChangeText } from '#/features/alexa/draft/use-change-text.ts';
import type { SkillDialogProps } from '#/features/alexa/moves/skill-act.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

/** What the draft changes in the version that was sent, or in the live one, by what it needs. */
export function CompareSkillDialog({ skill, onClose }: SkillDialogProps) {
  const { draft, timeZone } = useSkill();
  const { nameOf, textsOf } = useChangeText(skill);
  const [document] = useState(() => draft.current?.document ?? skill.draft);
  function groupsOf(version: SkillDocument) {
    const changes = changesBetween(version, document);
    const of = (effect: SkillChange['effect']) => ({
      id: effect,
      changes: changes
        .filter((change) => change.effect === effect)
        .map((change) => ({ id: change.id, label: nameOf(change), ...textsOf(change) })),
    });
    const [certified, atOnce] = [of('certification'), of('live')];
    return [
      {
        ...certified,
        title: (
          <Plural
            one="# change needs certification"
            other="# changes need certification"
            value={certified.changes.length}
          />
        ),
      },
      {
        ...atOnce,
        title: (
          <Plural
            one="# change is live once the draft is saved"
            other="# changes are live once the draft is saved"
            value={atOnce.changes.length}
          />
        ),
      },
      { ...of('none'), title: <Trans>Only in Studio</Trans> },
    ];
  }
  return (
    <CompareDialog
      first="sent"
      groupsOf={groupsOf}
      live={skill.live}
      onClose={onClose}
      sent={skill.sent}
      timeZone={timeZone}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { canMove, type Skill, skillMachine } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { useHeaderAct } from '#/components/review/use-header-act.ts';
import type { SkillAct } from '#/features/alexa/moves/skill-act.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const SkillDialog = lazyOverlay(
  async () => (await import('#/features/alexa/moves/skill-dialog.tsx')).SkillDialog,
);

/** What the viewer may do with a skill; the table of moves decides. */
export function SkillActions({ skill }: { skill: Skill }) {
  const { canEdit } = useSkill();
  usePrefetch(SkillDialog.load);
  const { state, sent, live } = skill;
  const may = (move: 'submit' | 'withdraw') =>
    canEdit && canMove(skillMachine, move, { state, role: 'customer' });
  const { shown, open, close } = useHeaderAct<SkillAct>(may('submit'));
  return (
    <>
      {(sent || live) && (
        <Button aria-haspopup="dialog" onClick={() => open('compare')}>
          {sent ? <Trans>Compare with sent version</Trans> : <Trans>Compare with live version</Trans>}
        </Button>
      )}
      {may('withdraw') && (
        <Button aria-haspopup="dialog" onClick={() => open('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {may('submit') && (
        <Button aria-haspopup="dialog" onClick={() => open('submit')} variant="primary">
          {state === 'active' ? (
            <Trans>Send an update</Trans>
          ) : sent ? (
            <Trans>Send again</Trans>
          ) : (
            <Trans>Send for review</Trans>
          )}
        </Button>
      )}
      {shown && <SkillDialog act={shown} onClose={close} onLoadFailed={close} skill={skill} />}
    </>
  );
}

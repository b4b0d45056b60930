import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { canMove, type Skill, skillMachine } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import type { SkillAct } from '#/features/alexa/moves/skill-act.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const SkillDialog = lazyOverlay(
  async () => (await import('#/features/alexa/moves/skill-dialog.tsx')).SkillDialog,
);

/** What the viewer may do with a skill; the table of moves decides. */
export function SkillActions({ skill }: { skill: Skill }) {
  const { canEdit } = useSkill();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [act, setAct] = useState<SkillAct | null>(null);
  usePrefetch(SkillDialog.load);
  const { state, sent, live } = skill;
  const may = (move: 'submit' | 'withdraw') =>
    canEdit && canMove(skillMachine, move, { state, role: 'customer' });
  // The command palette leads here.
  const shown = act ?? (hash === 'submit' && may('submit') ? 'submit' : null);
  const close = () => {
    setAct(null);
    if (hash === 'submit') void navigate({ to: '.', search: true, hash: '', replace: true });
  };
  return (
    <>
      {(sent || live) && (
        <Button aria-haspopup="dialog" onClick={() => setAct('compare')}>
          {sent ? <Trans>Compare with sent version</Trans> : <Trans>Compare with live version</Trans>}
        </Button>
      )}
      {may('withdraw') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {may('submit') && (
        <Button aria-haspopup="dialog" onClick={() => setAct('submit')} variant="primary">
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

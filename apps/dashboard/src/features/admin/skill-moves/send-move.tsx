import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { Outdated } from '#/features/admin/skill-moves/confirm-move.tsx';
import { moveTexts } from '#/features/admin/skill-moves/move.messages.ts';
import type { OpenMoveProps } from '#/features/admin/skill-moves/review-draft.ts';
import { useMove } from '#/features/admin/skill-moves/use-move.ts';

/** Sends a skill to Amazon, or notes that somebody has sent it. */
export function SendMove({ api, skill, onClose }: OpenMoveProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const toasts = useToast();
  const act = useMove(api, skill);
  const [way, setWay] = useState('studio');
  const { action, done, effect } = moveTexts.send;
  const isOurs = way === 'studio';
  const { name } = skill.skill.draft;
  return (
    <AlertDialog
      action={isOurs ? <Trans>Send to Amazon</Trans> : i18n._(action)}
      description={
        isOurs ? (
          <Trans>
            The package is uploaded and submitted for certification. Amazon publishes the skill when it is
            certified.
          </Trans>
        ) : (
          i18n._(effect)
        )
      }
      onConfirm={async () => {
        await (isOurs ? act.send() : act.move({ move: 'send', reason: '', comments: [] }));
        toasts.show({ tone: 'success', title: isOurs ? t`The skill is being sent to Amazon` : i18n._(done) });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Send <bdi>{name}</bdi> to Amazon?
        </Trans>
      }
      tone="primary"
    >
      <RadioGroup aria-label={t`How it gets to Amazon`} onValueChange={setWay} value={way}>
        <Radio label={<Trans>Studio sends it</Trans>} value="studio" />
        <Radio label={<Trans>I have sent it myself</Trans>} value="self" />
      </RadioGroup>
      {act.isOutdated && <Outdated move="send" skill={skill} />}
    </AlertDialog>
  );
}

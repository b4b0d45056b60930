import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { FieldDiff } from '@unmuted/ui/diff-view';
import { Segmented } from '@unmuted/ui/segmented';
import { type ReactNode, useState } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { changesBetween, type SkillChange } from '#/features/alexa/draft/skill-changes.ts';
import { useChangeText } from '#/features/alexa/draft/use-change-text.ts';
import type { SkillDialogProps } from '#/features/alexa/moves/skill-act.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

/** What the draft changes in the version that was sent, or in the live one. */
export function CompareDialog({ skill, onClose }: SkillDialogProps) {
  const { t } = useLingui();
  const { draft, timeZone } = useSkill();
  const { sent, live } = skill;
  const [side, setSide] = useState<'sent' | 'live'>(sent ? 'sent' : 'live');
  const [document] = useState(() => draft.current?.document ?? skill.draft);
  const version = side === 'sent' ? sent : live;
  const changes = version ? changesBetween(version.document, document) : [];
  const of = (effect: SkillChange['effect']) => changes.filter((change) => change.effect === effect);
  const at = version && <Timestamp at={version.at} timeZone={timeZone} />;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle>
          {side === 'sent' ? <Trans>Draft and sent version</Trans> : <Trans>Draft and live version</Trans>}
        </DialogTitle>
        <DialogDescription>
          {side === 'sent' ? <Trans>Sent {at}</Trans> : <Trans>Live since {at}</Trans>}
        </DialogDescription>
        <DialogBody className="grid content-start gap-6">
          {sent && live && (
            <Segmented
              aria-label={t`Compare with`}
              className="justify-self-start"
              onValueChange={(next) => setSide(next)}
              options={[
                { value: 'sent', label: t`Sent version` },
                { value: 'live', label: t`Live version` },
              ]}
              value={side}
            />
          )}
          {changes.length === 0 ? (
            <p className="text-14 text-fg-muted">
              <Trans>The draft is the same.</Trans>
            </p>
          ) : (
            <>
              <Group
                changes={of('certification')}
                skill={skill}
                title={
                  <Plural
                    one="# change needs certification"
                    other="# changes need certification"
                    value={of('certification').length}
                  />
                }
              />
              <Group
                changes={of('live')}
                skill={skill}
                title={
                  <Plural
                    one="# change is live once the draft is saved"
                    other="# changes are live once the draft is saved"
                    value={of('live').length}
                  />
                }
              />
              <Group changes={of('none')} skill={skill} title={<Trans>Only in Studio</Trans>} />
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface GroupProps extends Pick<SkillDialogProps, 'skill'> {
  title: ReactNode;
  changes: readonly SkillChange[];
}

function Group({ title, changes, skill }: GroupProps) {
  const { nameOf, textOf } = useChangeText(skill);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-14 font-semibold">{title}</h3>
      <FieldDiff
        changes={changes.map((change) => ({
          id: change.id,
          label: nameOf(change),
          before: textOf(change.field, change.before),
          after: textOf(change.field, change.after),
        }))}
      />
    </section>
  );
}

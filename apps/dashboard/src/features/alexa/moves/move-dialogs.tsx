import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Skill, SkillDocument } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { NotReadyDialog } from '#/components/review/not-ready-dialog.tsx';
import { SendFailure, saveDraft } from '#/components/review/save-draft.tsx';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillIssueText } from '#/components/skill/skill-issues.messages.ts';
import { skillKeys } from '#/data/skills/skill-keys.ts';
import { submitSkill, withdrawSkill } from '#/data/skills/skills.queries.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { checkSkill, isSkillReady } from '#/features/alexa/draft/skill-checks.schema.ts';
import type { SkillDialogProps } from '#/features/alexa/moves/skill-act.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

/** Confirms sending: what freezes, and what the checks found. */
export function SubmitDialog({ skill, onClose }: SkillDialogProps) {
  const { i18n } = useLingui();
  const { api, id, draft } = useSkill();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(submitSkill(api, id));
  const [document] = useState(() => draft.current?.document ?? skill.draft);
  const issues = checkSkill(document);
  if (!isSkillReady(issues))
    return (
      <NotReadyDialog
        description={<Trans>Amazon would refuse it. Fix this first:</Trans>}
        onClose={onClose}
        problems={issues
          .filter(({ level }) => level === 'error')
          .map((issue) => ({
            field: i18n._(skillFieldLabels[issue.field]),
            language: document.voices.length > 1 ? issue.locale : null,
            text: i18n._(skillIssueText(issue)),
          }))}
        title={<Trans>The skill is not complete yet</Trans>}
      />
    );
  return (
    <AlertDialog
      action={<Trans>Send for review</Trans>}
      description={
        <Trans>
          We look at the skill first, then Amazon certifies it. Both can take some days, and you hear of each
          step by email.
        </Trans>
      }
      onConfirm={async () => {
        await saveDraft(draft);
        await mutateAsync(client.getQueryData<Skill>(skillKeys.one(id))?.version ?? skill.version);
        toasts.show({ tone: 'success', title: <Trans>The skill was sent for review</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <SendFailure reason={reason} />}
      title={<Trans>Send the skill for review?</Trans>}
      tone="primary"
    >
      <FrozenNames document={document} skill={skill} />
    </AlertDialog>
  );
}

/** The names that can no longer be changed once Amazon has certified them. */
function FrozenNames({ document, skill }: { document: SkillDocument; skill: Skill }) {
  const fresh = document.voices.filter(
    ({ locale }) => !skill.live || voiceOf(skill.live.document, locale) === undefined,
  );
  if (fresh.length === 0) return null;
  return (
    <Alert
      silent
      title={
        <Plural
          one="This invocation name freezes once it is certified"
          other="These invocation names freeze once they are certified"
          value={fresh.length}
        />
      }
      tone="warning"
    >
      <ul className="grid gap-0.5">
        {fresh.map(({ locale, invocationName }) => (
          <li key={locale}>
            <bdi dir="ltr">{locale}</bdi>: “
            <bdi className="font-medium text-fg" lang={locale}>
              {invocationName}
            </bdi>
            ”
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Confirms taking a skill back from review. */
export function WithdrawDialog({ skill, onClose }: SkillDialogProps) {
  const { api, id } = useSkill();
  const toasts = useToast();
  const { mutateAsync } = useMutation(withdrawSkill(api, id));
  return (
    <AlertDialog
      action={<Trans>Withdraw</Trans>}
      description={
        skill.live ? (
          <Trans>
            The review ends. The version that is live stays live, and no invocation name freezes. You can send
            the skill again at any time.
          </Trans>
        ) : (
          <Trans>
            The review ends and the skill is a draft again. No invocation name freezes. You can send it again
            at any time.
          </Trans>
        )
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>The skill was withdrawn</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Withdraw the skill from review?</Trans>}
      tone="primary"
    />
  );
}

import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { canMove } from '@unmuted/api';
import type { AppStepName } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { ArrowLeftIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { appMachine } from '#/features/apps/draft/app-checks.schema.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { AppDialog } from '#/features/apps/moves/app-actions.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';

export interface StepFooterProps {
  step: AppStepName;
  previous: AppStepName | undefined;
  next: AppStepName | undefined;
  onSelect: (step: AppStepName) => void;
}

/** The buttons below a step, with what a later change needs. */
export function StepFooter({ step, previous, next, onSelect }: StepFooterProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const titleOf = (name: AppStepName) => i18n._(stepTexts[name].title);
  const before = previous && titleOf(previous);
  const after = next && titleOf(next);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-float-border bg-float p-3 shadow-float">
      {previous && (
        <Button
          aria-label={t`Back to ${before}`}
          className="max-md:flex-auto"
          onClick={() => onSelect(previous)}
          variant="ghost"
        >
          <ArrowLeftIcon className="rtl:-scale-x-100" />
          {before}
        </Button>
      )}
      <p className="min-w-0 text-13 text-fg-muted wrap-anywhere max-md:-order-1 max-md:w-full md:flex-1">
        {i18n._(stepTexts[step].note)}
      </p>
      {next ? (
        <Button className="ms-auto max-md:flex-auto" onClick={() => onSelect(next)} variant="primary">
          <Trans>Next: {after}</Trans>
        </Button>
      ) : (
        <Submit />
      )}
    </div>
  );
}

function Submit() {
  const { canEdit, id } = useApp();
  const { app } = useAppEditor();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!canEdit || !canMove(appMachine, 'submit', { state: app.state, role: 'customer' })) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="ms-auto max-md:flex-auto"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        <Trans>Send for review</Trans>
      </Button>
      {isOpen && (
        <AppDialog
          act="submit"
          app={app}
          onClose={close}
          onLoadFailed={close}
          onSent={() => void navigate({ to: '/apps/android/$id', params: { id } })}
        />
      )}
    </>
  );
}

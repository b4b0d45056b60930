import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { App, AppDocument } from '@unmuted/api';
import type { AppStepName } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { PageHeader } from '@unmuted/ui/page-header';
import type { Ref } from 'react';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import type { DraftState, DraftStore } from '#/components/draft/draft-store.ts';
import { SaveText } from '#/components/draft/save-text.tsx';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { minutesLeft, useOpenSteps } from '#/features/apps/create/use-steps.ts';
import { appSteps } from '#/features/apps/draft/app-checks.schema.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CreateHeaderProps {
  draft: DraftStore<AppDocument, App>;
  heading: Ref<HTMLHeadingElement>;
  state: DraftState<AppDocument, App>;
  step: AppStepName;
}

/** Which step is shown, how long the rest takes, and whether the draft is saved. */
export function CreateHeader({ draft, heading, state, step }: CreateHeaderProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { app, canEdit } = useAppEditor();
  const open = useOpenSteps();
  const title = i18n._(stepTexts[step].title);
  const [number, count] = [formats.number(appSteps.indexOf(step) + 1), formats.number(appSteps.length)];
  const left = formats.duration(minutesLeft(open) * 60);
  return (
    <PageHeader
      actions={
        <Button asChild>
          <Link to="/dashboard">
            <Trans>Leave, go on later</Trans>
          </Link>
        </Button>
      }
      breadcrumb={[
        <Link key="dashboard" to="/dashboard">
          <Trans>Dashboard</Trans>
        </Link>,
        <Link hash={groupAnchors.apps} key="apps" to="/dashboard">
          <Trans>Mobile apps</Trans>
        </Link>,
        <bdi key="name">{state.document.name}</bdi>,
      ]}
      headingRef={heading}
      meta={
        <>
          <span>
            <Trans>
              Step {number} of {count}: {title}
            </Trans>
          </span>
          <span>
            <Trans>About {left} left</Trans>
          </span>
          {canEdit && (
            <span className="inline-flex items-center gap-1.5" role="status">
              <SaveText failure={state.error ? errorText(i18n, state.error) : undefined} state={state} />
            </span>
          )}
          {state.status === 'failed' && (
            <Button onClick={() => void draft.flush()} size="sm">
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
      title={
        app.platform === 'android' ? (
          <Trans>Make your app for Android</Trans>
        ) : (
          <Trans>Make your app for iOS</Trans>
        )
      }
    />
  );
}

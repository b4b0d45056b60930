import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BuildFault, BuildState } from '@unmuted/api';
import type { AppState } from '@unmuted/api/contract';
import type { StatusPillProps } from '@unmuted/ui/status-pill';

/** What happened when an app reached a state. */
export const appStepTexts: Record<AppState, MessageDescriptor> = {
  draft: msg`Draft`,
  in_review: msg`Sent for review`,
  changes_requested: msg`Changes requested`,
  queued: msg`Approved, waiting for a build`,
  building: msg`Build started`,
  build_failed: msg`Build failed`,
  ready: msg`Build ready`,
  submitted: msg`Sent to the store`,
  rejected_by_store: msg`Rejected by the store`,
  live: msg`In the store`,
  removed_by_store: msg`Removed by the store`,
  unpublished: msg`Unpublished`,
  on_hold: msg`Put on hold`,
};

/** States of builds. */
export const buildStateTexts: Record<
  BuildState,
  { readonly word: MessageDescriptor; readonly status: StatusPillProps['status'] }
> = {
  queued: { word: msg`Queued`, status: 'pending' },
  building: { word: msg`Building`, status: 'pending' },
  succeeded: { word: msg`Succeeded`, status: 'passed' },
  failed: { word: msg`Failed`, status: 'failed' },
  cancelled: { word: msg`Cancelled`, status: 'suspended' },
};

/** Why a build failed. */
export const buildFaultTexts: Record<BuildFault, MessageDescriptor> = {
  kit: msg`The files of the app could not be prepared.`,
  signing: msg`The app could not be signed.`,
  compile: msg`The code did not compile.`,
  upload: msg`The result could not be stored.`,
  timeout: msg`It took too long.`,
  lost: msg`The build machine did not answer any more.`,
  cancelled: msg`It was cancelled.`,
};

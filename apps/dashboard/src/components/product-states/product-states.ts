import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlexaSkill, MobileApp, OnePage } from '@unmuted/api';
import type { StatusPillProps } from '@unmuted/ui/status-pill';

export interface ProductStateDisplay {
  status: StatusPillProps['status'];
  word: MessageDescriptor;
}

export const siteStates: Record<OnePage['state'], ProductStateDisplay> = {
  empty: { status: 'unknown', word: msg({ message: 'Empty', context: 'state of a site' }) },
  draft: { status: 'pending', word: msg`Draft` },
  published: { status: 'passed', word: msg`Published` },
  unpublished: { status: 'suspended', word: msg`Unpublished` },
  waiting_for_dns: { status: 'pending', word: msg`Waiting for DNS` },
};

export const skillStates: Record<AlexaSkill['status'], ProductStateDisplay> = {
  draft: { status: 'pending', word: msg`Draft` },
  in_review: { status: 'pending', word: msg`In review` },
  changes_requested: { status: 'failed', word: msg`Changes requested` },
  processing: { status: 'pending', word: msg`In progress` },
  certification: { status: 'pending', word: msg`In certification` },
  rejected: { status: 'failed', word: msg`Rejected` },
  active: { status: 'passed', word: msg`Active` },
  suspended: { status: 'suspended', word: msg`Suspended` },
};

/** `live` is "In store": "Live" is reserved for streams. */
export const appStates: Record<MobileApp['status'], ProductStateDisplay> = {
  draft: { status: 'pending', word: msg`Draft` },
  in_review: { status: 'pending', word: msg`In review` },
  changes_requested: { status: 'failed', word: msg`Changes requested` },
  queued: { status: 'pending', word: msg`Queued` },
  building: { status: 'pending', word: msg`Building` },
  build_failed: { status: 'failed', word: msg`Build failed` },
  ready: { status: 'passed', word: msg`Ready` },
  submitted: { status: 'pending', word: msg`Submitted` },
  rejected_by_store: { status: 'failed', word: msg`Rejected` },
  live: { status: 'passed', word: msg`In store` },
  removed_by_store: { status: 'failed', word: msg`Removed` },
  unpublished: { status: 'suspended', word: msg`Unpublished` },
  on_hold: { status: 'suspended', word: msg`On hold` },
};

/** Brand names of the stores; not translated. */
export const storeNames: Record<MobileApp['platform'], string> = { android: 'Google Play', ios: 'App Store' };
/** Where the stores show crashes and reviews to the owner of an app. */
export const storeConsoles: Record<MobileApp['platform'], string> = {
  android: 'Google Play Console',
  ios: 'App Store Connect',
};

/** The page of an app: its steps while it was never sent, else its views. */
export const appHref = (id: string, status: MobileApp['status']): string =>
  status === 'draft' ? `/apps/android/create/${id}` : `/apps/android/${id}`;

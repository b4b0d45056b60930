import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorPageCode } from '#/features/error-page/error-page.search.ts';

interface ErrorPageText {
  title: MessageDescriptor;
  lead: MessageDescriptor;
}

/** Texts by code; `other` when the URL has none. */
export const errorPageTexts: Record<ErrorPageCode | 'other', ErrorPageText> = {
  404: {
    title: msg`This page does not exist`,
    lead: msg`The address may be misspelt, or the page may have moved.`,
  },
  500: {
    title: msg`Something went wrong on our side`,
    lead: msg`This wasn’t caused by anything you did. Please try again in a moment.`,
  },
  503: {
    title: msg`Temporarily unavailable`,
    lead: msg`The service is unavailable right now. Please come back in a few minutes.`,
  },
  chunk: {
    title: msg`A new version was published`,
    lead: msg`This page is from an earlier version. Reload to continue.`,
  },
  other: {
    title: msg`Something went wrong`,
    lead: msg`The page couldn’t be shown. Please sign in again or try later.`,
  },
};

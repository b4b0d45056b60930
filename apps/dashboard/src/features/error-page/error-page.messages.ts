import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorPageCode } from '#/features/error-page/error-page.search.ts';

interface ErrorPageText {
  title: MessageDescriptor;
  lead: MessageDescriptor;
}

/** Plain words for each code; `other` when the address has none. */
export const errorPageTexts: Record<ErrorPageCode | 'other', ErrorPageText> = {
  404: {
    title: msg`This page does not exist`,
    lead: msg`The address may be misspelt, or what was here has moved.`,
  },
  500: {
    title: msg`Something broke on our side`,
    lead: msg`It was not your doing. Please try again in a moment.`,
  },
  503: {
    title: msg`We are taking a short break`,
    lead: msg`The service is not available right now. Please come back in a few minutes.`,
  },
  chunk: {
    title: msg`A new version was published`,
    lead: msg`This page belongs to the version before. Load the new one to go on.`,
  },
  other: {
    title: msg`Something went wrong`,
    lead: msg`The page could not be shown. Please sign in again, or try later.`,
  },
};

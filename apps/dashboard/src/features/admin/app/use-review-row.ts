import { useLingui } from '@lingui/react';
import type { ApiClients, StaffApp } from '@unmuted/api';
import type { AppFindings, AppIssue, ListingIssue } from '@unmuted/api/contract';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appIssueText, listingIssueText } from '#/components/mobile-app/app-issues.messages.ts';
import type { AppReview, Place } from '#/features/admin/app/review-draft.ts';
import { isLegalIssue, ownFindings } from '#/features/admin/app/review-fields.ts';
import { cannedOf } from '#/features/admin/app-moves/canned-reasons.ts';
import { legalField } from '#/features/admin/app-moves/comment-subject.ts';
import { useCustomerLanguage } from '#/features/admin/review/ready-sentences.tsx';

export interface ReviewRowsOptions {
  api: ApiClients;
  app: StaffApp;
  findings: AppFindings;
  review: AppReview | undefined;
}

/** What a row says of a place: its findings as texts, and a ready-made comment in the language of the customer. */
export function useReviewRow({ api, app: { app, customer }, findings, review }: ReviewRowsOptions) {
  const { i18n } = useLingui();
  const language = useCustomerLanguage(api, customer.id);
  const { platform } = app;
  const textOf = (issue: AppIssue) =>
    isLegalIssue(issue)
      ? `${i18n._(appFieldLabel(issue.field, platform))}: ${i18n._(appIssueText(issue))}`
      : i18n._(appIssueText(issue));
  const inListing = (place: Place) =>
    ownFindings(findings, platform).filter(
      (issue) => issue.language === place.locale && issue.field === place.field,
    );
  const inDocument = ({ field }: Place) =>
    findings.fields.filter((issue) => (field === legalField ? isLegalIssue(issue) : issue.field === field));
  return (place: Place) => {
    const listing: readonly ListingIssue[] = place.locale === null ? [] : inListing(place);
    const fields: readonly AppIssue[] = place.locale === null ? inDocument(place) : [];
    const [first] = listing;
    return {
      place,
      review,
      issues: [
        ...listing.map((issue) => ({ level: issue.level, text: listingIssueText(i18n, issue) })),
        ...fields.map((issue) => ({ level: issue.level, text: textOf(issue) })),
      ],
      /** Words that the store does not accept. */
      words: listing.flatMap(({ word }) => (word === undefined ? [] : [word])),
      suggestion: first && cannedOf(first.code, platform)?.texts[language],
    };
  };
}

import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import type { AppFindings, ListingIssue } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import {
  appIssueText,
  listingIssueText,
  listingStoreNames,
} from '#/components/mobile-app/app-issues.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { isAppReady } from '#/features/admin/app/app-checks.schema.ts';
import { ownFindings, storeOf } from '#/features/admin/app/review-fields.ts';
import { useAppTexts } from '#/features/admin/app/use-app-texts.ts';
import { IssueLine, type IssueLineProps } from '#/features/admin/review/issue-line.tsx';

export interface PreflightCardProps {
  app: StaffApp;
  findings: AppFindings;
}

const weight = { error: 0, warning: 1, hint: 2 } as const;

/** All that can be known about an app before its store sees it. */
export function PreflightCard({ app: { app }, findings }: PreflightCardProps) {
  const { i18n } = useLingui();
  const texts = useAppTexts(app);
  const { platform } = app;
  const lines: IssueLineProps[] = [
    ...findings.fields.map((issue) => ({
      level: issue.level,
      text: `${i18n._(appFieldLabel(issue.field, platform))}: ${i18n._(appIssueText(issue))}`,
    })),
    ...ownFindings(findings, platform).map((issue) => {
      const place = `${texts.labelOf(issue.field)} (${appLanguageName(i18n.locale, issue.language)})`;
      return { level: issue.level, text: `${place}: ${listingIssueText(i18n, issue)}` };
    }),
  ].sort((one, other) => weight[one.level] - weight[other.level]);
  const isReady = isAppReady(findings, platform);
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="preflight">
        <CardHeader
          actions={
            <StatusPill appearance="plain" status={isReady ? 'passed' : 'failed'}>
              {isReady ? <Trans>Ready to build</Trans> : <Trans>Not ready</Trans>}
            </StatusPill>
          }
          className="pb-2"
          description={<Trans>By the rules of the stores that we know</Trans>}
          title={
            <span id="preflight">
              <Trans>Preflight</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-4">
          {lines.length === 0 ? (
            <p className="text-fg-muted">
              <Trans>Nothing was found.</Trans>
            </p>
          ) : (
            <ul className="grid gap-2">
              {lines.map((line) => (
                <IssueLine key={line.text} {...line} />
              ))}
            </ul>
          )}
          <OtherStores findings={findings} own={storeOf(platform)} />
        </CardBody>
      </section>
    </Card>
  );
}

/** The listing is written once for all stores: what the others would refuse. */
function OtherStores({ findings, own }: { findings: AppFindings; own: ListingIssue['store'] }) {
  const stores = (['google', 'apple', 'alexa'] as const).filter((store) => store !== own);
  const errors = stores
    .map((store) => ({
      store,
      count: findings.listings.filter((issue) => issue.store === store && issue.level === 'error').length,
    }))
    .filter(({ count }) => count > 0);
  if (errors.length === 0) return null;
  return (
    <ul className="grid gap-1 border-t border-border-soft pt-4 text-13 text-fg-muted">
      {errors.map(({ store, count }) => {
        const name = listingStoreNames[store];
        return (
          <li key={store}>
            <Plural
              one={`${name} would refuse # text or picture`}
              other={`${name} would refuse # texts and pictures`}
              value={count}
            />
          </li>
        );
      })}
    </ul>
  );
}

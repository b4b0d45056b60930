import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import type { AppFindings } from '@unmuted/api/contract';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appIssueText, listingIssueText } from '#/components/mobile-app/app-issues.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { NotReadyDialog } from '#/components/review/not-ready-dialog.tsx';
import { tagOf } from '#/i18n/locales.ts';

export interface AppNotReadyDialogProps {
  app: App;
  findings: AppFindings;
  onClose: () => void;
}

/** What blocks sending an app. */
export function AppNotReadyDialog({ app, findings, onClose }: AppNotReadyDialogProps) {
  const { i18n } = useLingui();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const store = storeNames[app.platform];
  const problems = [
    ...findings.fields
      .filter(({ level }) => level === 'error')
      .map((issue) => ({
        field: i18n._(appFieldLabel(issue.field, app.platform)),
        language: null,
        text: i18n._(appIssueText(issue)),
      })),
    ...findings.listings.flatMap((issue) =>
      issue.level === 'error' && issue.store === own && issue.field !== 'language'
        ? [
            {
              field: i18n._(appFieldLabel(issue.field, app.platform)),
              language: appLanguageName(tagOf(i18n.locale), issue.language),
              text: listingIssueText(i18n, issue),
            },
          ]
        : [],
    ),
  ];
  return (
    <NotReadyDialog
      description={<Trans>{store} would refuse it. Fix this first:</Trans>}
      onClose={onClose}
      problems={problems}
      title={<Trans>The app is not complete yet</Trans>}
    />
  );
}

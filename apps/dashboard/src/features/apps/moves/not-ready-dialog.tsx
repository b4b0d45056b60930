import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import type { AppFindings } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appIssueText, listingIssueText } from '#/components/mobile-app/app-issues.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { tagOf } from '#/i18n/locales.ts';

export interface NotReadyDialogProps {
  app: App;
  findings: AppFindings;
  onClose: () => void;
}

/** What blocks sending. */
export function NotReadyDialog({ app, findings, onClose }: NotReadyDialogProps) {
  const { i18n } = useLingui();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const store = storeNames[app.platform];
  const lines = [
    ...findings.fields
      .filter(({ level }) => level === 'error')
      .map((issue) => ({ field: issue.field, language: '', text: i18n._(appIssueText(issue)) })),
    ...findings.listings.flatMap((issue) =>
      issue.level === 'error' && issue.store === own && issue.field !== 'language'
        ? [
            {
              field: issue.field,
              language: appLanguageName(tagOf(i18n.locale), issue.language),
              text: listingIssueText(i18n, issue),
            },
          ]
        : [],
    ),
  ];
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent size="sm">
        <DialogTitle>
          <Trans>The app is not complete yet</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>{store} would refuse it. Fix this first:</Trans>
        </DialogDescription>
        <DialogBody>
          <ul className="grid gap-3 text-14">
            {lines.map(({ field, language, text }) => (
              <li key={`${field} ${language} ${text}`}>
                <span className="font-medium">{i18n._(appFieldLabel(field, app.platform))}</span>{' '}
                <span className="text-fg-muted">{language}</span>
                <span className="block text-13 text-fg-muted">{text}</span>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="primary">
              <Trans>Back to the draft</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

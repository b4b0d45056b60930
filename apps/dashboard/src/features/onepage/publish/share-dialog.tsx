import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
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
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { shareSite, unshareSite } from '#/data/sites/sites.queries.ts';
import type { SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { DraftActFailure, useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** The link to the draft: created, shown once, and ended. */
export function ShareDialog({ site, onClose }: SiteActProps) {
  const { t } = useLingui();
  const context = useSite();
  const { api, username, timeZone } = context;
  const saved = useSavedDraft(context);
  const { mutateAsync: share } = useMutation(shareSite(api, username));
  const create = useMutation({ mutationFn: () => saved(() => share()) });
  const end = useMutation(unshareSite(api, username));
  const link = create.data && !end.isSuccess ? create.data : null;
  const expiresAt = link?.expiresAt ?? site.share?.expiresAt;
  const days = limits.siteShareDays;
  const failure = create.error ?? end.error;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>Share the draft</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Whoever has the link sees the draft for {days} days, without signing in. Search engines don’t.
          </Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4">
          {failure && <DraftActFailure reason={failure} />}
          {link && (
            <div className="grid gap-2">
              <div className="flex items-center gap-2 rounded-control border border-border bg-fill py-1 ps-3 pe-1">
                <code className="min-w-0 flex-1 text-13 wrap-anywhere" dir="ltr">
                  {link.url}
                </code>
                <CopyButton label={t`Copy the link to the draft`} secret text={link.url} />
              </div>
              <p className="text-13 text-fg-muted">
                <Trans>Copy it now: it is shown only once.</Trans>
              </p>
            </div>
          )}
          {expiresAt && !end.isSuccess ? (
            <p className="text-14">
              <Trans>
                The link works until <Timestamp at={expiresAt} timeZone={timeZone} />.
              </Trans>
            </p>
          ) : (
            <p className="text-14">
              <Trans>There is no link now.</Trans>
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          {expiresAt && !end.isSuccess && (
            <Button loading={end.isPending} onClick={() => end.mutate()} variant="danger-outline">
              <Trans>End the link</Trans>
            </Button>
          )}
          {link ? (
            <DialogClose asChild>
              <Button variant="primary">
                <Trans>Done</Trans>
              </Button>
            </DialogClose>
          ) : (
            <Button
              loading={create.isPending}
              onClick={() => {
                end.reset();
                create.mutate();
              }}
              variant="primary"
            >
              {expiresAt ? <Trans>Create a new link</Trans> : <Trans>Create a link</Trans>}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

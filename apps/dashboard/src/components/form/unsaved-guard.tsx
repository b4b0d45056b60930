import { Trans } from '@lingui/react/macro';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import type { ReactNode } from 'react';

export interface UnsavedGuardProps {
  /** Whether there are unsaved changes. */
  when: boolean;
  /** The question; defaults to unsaved changes. */
  title?: ReactNode;
  /** Guards only a change of the search, for a page whose search says what is edited. */
  isOfSearch?: boolean;
  children?: ReactNode;
}

/**
 * Confirms leaving a page with unsaved changes: in a dialog for navigation, by the browser's prompt for other
 * sites.
 */
export function UnsavedGuard({ when, title, isOfSearch = false, children }: UnsavedGuardProps) {
  const router = useRouter();
  const blocker = useBlocker({
    // Signing out is never blocked, and a change of only the fragment or search usually loses nothing.
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname === next.pathname) === isOfSearch &&
      router.options.context.session.user() !== null,
    enableBeforeUnload: when && !isOfSearch,
    withResolver: true,
  });
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && blocker.reset?.()} open={blocker.status === 'blocked'}>
      <DialogContent size="sm">
        <DialogTitle>{title ?? <Trans>Leave without saving?</Trans>}</DialogTitle>
        <DialogDescription>
          {children ?? <Trans>Your changes on this page aren’t saved yet.</Trans>}
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Stay here</Trans>
            </Button>
          </DialogClose>
          <Button onClick={() => blocker.proceed?.()} variant="danger">
            <Trans>Leave</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
import { FieldDiff } from '@unmuted/ui/diff-view';
import { Segmented } from '@unmuted/ui/segmented';
import { type ReactNode, useState } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { type AppChange, changesBetween } from '#/features/apps/draft/app-changes.ts';
import { useChangeText } from '#/features/apps/draft/use-change-text.ts';
import type { AppDialogProps } from '#/features/apps/moves/app-act.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** What the draft changes in the version that was sent, or in the one in the store. */
export function CompareDialog({ app, onClose }: AppDialogProps) {
  const { t } = useLingui();
  const { draft, timeZone } = useApp();
  const { sent, live } = app;
  const [side, setSide] = useState<'sent' | 'live'>(live ? 'live' : 'sent');
  const [document] = useState(() => draft.current?.document ?? app.draft);
  const version = side === 'sent' ? sent : live;
  const changes = version ? changesBetween(version.document, document) : [];
  const of = (effect: AppChange['effect']) => changes.filter((change) => change.effect === effect);
  const at = version && <Timestamp at={version.at} timeZone={timeZone} />;
  const [build, store, atOnce] = [of('build'), of('store'), of('live')];
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle>
          {side === 'sent' ? <Trans>Draft and sent version</Trans> : <Trans>Draft and live version</Trans>}
        </DialogTitle>
        <DialogDescription>
          {side === 'sent' ? <Trans>Sent {at}</Trans> : <Trans>Live since {at}</Trans>}
        </DialogDescription>
        <DialogBody className="grid content-start gap-6">
          {sent && live && (
            <Segmented
              aria-label={t`Compare with`}
              className="justify-self-start"
              onValueChange={(next) => setSide(next)}
              options={[
                { value: 'live', label: t`Live version` },
                { value: 'sent', label: t`Sent version` },
              ]}
              value={side}
            />
          )}
          {changes.length === 0 ? (
            <p className="text-14 text-fg-muted">
              <Trans>The draft is the same.</Trans>
            </p>
          ) : (
            <>
              <Group
                app={app}
                changes={build}
                title={
                  <Plural
                    one="# change needs a new build"
                    other="# changes need a new build"
                    value={build.length}
                  />
                }
              />
              <Group
                app={app}
                changes={store}
                title={
                  <Plural
                    one="# change of the texts in the store"
                    other="# changes of the texts in the store"
                    value={store.length}
                  />
                }
              />
              <Group
                app={app}
                changes={atOnce}
                title={
                  <Plural
                    one="# change is live once the draft is saved"
                    other="# changes are live once the draft is saved"
                    value={atOnce.length}
                  />
                }
              />
              <Group app={app} changes={of('none')} title={<Trans>Only in Studio</Trans>} />
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface GroupProps extends Pick<AppDialogProps, 'app'> {
  title: ReactNode;
  changes: readonly AppChange[];
}

function Group({ title, changes, app }: GroupProps) {
  const { nameOf, textOf } = useChangeText(app);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-14 font-semibold">{title}</h3>
      <FieldDiff
        changes={changes.map((change) => ({
          id: change.id,
          label: nameOf(change),
          before: textOf(change.before),
          after: textOf(change.after),
        }))}
      />
    </section>
  );
}

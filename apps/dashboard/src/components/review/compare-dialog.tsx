import { Trans, useLingui } from '@lingui/react/macro';
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
import { FieldDiff, type FieldDiffProps } from '@unmuted/ui/diff-view';
import { Segmented } from '@unmuted/ui/segmented';
import { type ReactNode, useState } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';

/** A version that was sent for review, or is public. */
interface Version<Document> {
  readonly document: Document;
  readonly at: string;
}

export interface ChangeGroup {
  readonly id: string;
  readonly title: ReactNode;
  readonly changes: FieldDiffProps['changes'];
}

export interface CompareDialogProps<Document> {
  sent: Version<Document> | null;
  live: Version<Document> | null;
  /** The version shown first, if both exist. */
  first: 'sent' | 'live';
  /** What the draft changes in a version; groups without changes are left out. */
  groupsOf: (document: Document) => readonly ChangeGroup[];
  timeZone: string | undefined;
  onClose: () => void;
}

/** What the draft of a reviewed product changes in the version that was sent, or in the live one. */
export function CompareDialog<Document>(props: CompareDialogProps<Document>) {
  const { sent, live, first, groupsOf, timeZone, onClose } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState(first);
  const side = sent && live ? chosen : sent ? 'sent' : 'live';
  const version = side === 'sent' ? sent : live;
  const groups = version ? groupsOf(version.document).filter(({ changes }) => changes.length > 0) : [];
  const at = version && <Timestamp at={version.at} timeZone={timeZone} />;
  const sides = [
    { value: 'sent' as const, label: t`Sent version` },
    { value: 'live' as const, label: t`Live version` },
  ];
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
              onValueChange={setChosen}
              options={first === 'sent' ? sides : sides.toReversed()}
              value={side}
            />
          )}
          {groups.length === 0 ? (
            <p className="text-14 text-fg-muted">
              <Trans>The draft is the same.</Trans>
            </p>
          ) : (
            groups.map(({ id, title, changes }) => (
              <section key={id}>
                <h3 className="mb-1 text-14 font-semibold">{title}</h3>
                <FieldDiff changes={changes} />
              </section>
            ))
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

import { Trans } from '@lingui/react/macro';
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
import type { ReactNode } from 'react';

export interface NotReadyDialogProps {
  title: ReactNode;
  description: ReactNode;
  problems: readonly {
    readonly field: string;
    /** Of a field that exists in each language. */
    readonly language: string | null;
    readonly text: string;
  }[];
  onClose: () => void;
}

/** What blocks sending a product for review. */
export function NotReadyDialog({ title, description, problems, onClose }: NotReadyDialogProps) {
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent size="sm">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <DialogBody>
          <ul className="grid gap-3 text-14">
            {problems.map(({ field, language, text }) => (
              <li key={`${field} ${language} ${text}`}>
                <span className="font-medium">{field}</span>
                {language && <bdi className="text-fg-muted"> {language}</bdi>}
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

import { Trans } from '@lingui/react/macro';
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { TemplateCards } from '#/features/onepage/editor/template-choice.tsx';
import type { SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** Starts again with a template, which replaces a draft that has content. */
export function TemplatesDialog({ site, onClose }: SiteActProps) {
  const saved = useSavedDraft(useSite());
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle>
          <Trans>Replace the draft by a template?</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            All sections of the draft are replaced, and this can’t be undone. The public page stays.
          </Trans>
        </DialogDescription>
        <DialogBody>
          <TemplateCards afterSave={saved} onApplied={onClose} site={site} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

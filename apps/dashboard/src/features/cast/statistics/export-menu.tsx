import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon, DownloadIcon, MailIcon, PrinterIcon } from '@unmuted/ui/icons';
import { useRef, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermission } from '#/session/use-permission.ts';

const EmailReportsDialog = lazyOverlay(
  async () => (await import('#/features/cast/statistics/email-reports-dialog.tsx')).EmailReportsDialog,
);

/** The primary action of the statistics: takes the figures out of Studio. Each chart saves its own data, too. */
export function ExportMenu() {
  const { isOwner } = useCastContext();
  const canMail = usePermission('statistics.manage');
  const [isMailOpen, setMailOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  usePrefetch(EmailReportsDialog.load);
  const closeMail = () => setMailOpen(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={button} variant="primary">
            <DownloadIcon />
            <Trans>Export</Trans>
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="print:hidden">
          {/* After the menu has closed and the button has the focus again. */}
          <DropdownMenuItem onSelect={() => setTimeout(() => window.print())}>
            <PrinterIcon />
            <Trans>Print or save as PDF</Trans>
          </DropdownMenuItem>
          {canMail && (
            <DropdownMenuItem onSelect={() => setMailOpen(true)}>
              <MailIcon />
              {isOwner ? <Trans>Email me this report</Trans> : <Trans>Email to the owner</Trans>}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {isMailOpen && <EmailReportsDialog onClose={closeMail} onLoadFailed={closeMail} trigger={button} />}
    </>
  );
}

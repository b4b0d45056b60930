import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Button, type ButtonProps } from '@unmuted/ui/button';
import { useState } from 'react';
import type { HelpTopic } from '#/components/help/help-topic.ts';
import { LazyHelpDialog } from '#/components/help/lazy-help-dialog.ts';
import { SupportLink } from '#/components/help/support-link.tsx';

export interface HelpActionProps extends Pick<ButtonProps, 'variant'> {
  /** The guide for a provider without an address of support. */
  topic: HelpTopic;
}

/** Whom to ask about something that only the provider can change: support where it has an address, else the guide. */
export function HelpAction({ topic, variant }: HelpActionProps) {
  const supportUrl = useRouteContext({ from: '__root__', select: ({ config }) => config.supportUrl });
  const [isOpen, setOpen] = useState(false);
  if (supportUrl !== null) return <SupportLink href={supportUrl} size="sm" variant={variant} />;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        size="sm"
        variant={variant}
      >
        <Trans>What to do</Trans>
      </Button>
      {isOpen && <LazyHelpDialog onClose={close} onLoadFailed={close} topic={topic} />}
    </>
  );
}

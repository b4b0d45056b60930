import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@unmuted/ui/button';

export interface SupportLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** A website, or an address of email. */
  href: string;
}

/** Leads to the provider's support. */
export function SupportLink({ href, ...button }: SupportLinkProps) {
  const isMail = href.startsWith('mailto:');
  return (
    <Button asChild {...button}>
      <a href={href} rel="noreferrer" target={isMail ? undefined : '_blank'}>
        <Trans>Contact support</Trans>
      </a>
    </Button>
  );
}

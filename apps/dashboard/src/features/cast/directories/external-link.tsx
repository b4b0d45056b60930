import { useLingui } from '@lingui/react/macro';
import { ExternalLinkIcon } from '@unmuted/ui/icons';
import { Link } from '@unmuted/ui/link';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';

export interface ExternalLinkProps {
  /** Untrusted URL: only http(s) is linked. */
  href: string;
  children: ReactNode;
}

/** External link in a new tab, without opener and referrer. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { t } = useLingui();
  if (!/^https?:\/\//i.test(href)) return <bdi className="wrap-anywhere">{children}</bdi>;
  return (
    <Link className="wrap-anywhere" href={href} rel="noopener noreferrer" target="_blank">
      <bdi>{children}</bdi>
      <ExternalLinkIcon className="ms-1 inline-block size-3.5 align-[-2px]" />
      <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
    </Link>
  );
}

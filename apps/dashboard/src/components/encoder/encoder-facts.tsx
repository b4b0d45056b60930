import { Trans, useLingui } from '@lingui/react/macro';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import type { ReactNode } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { type SourceAddress, sourceUser } from '#/components/encoder/source-address.ts';

export interface EncoderFactsProps {
  address: SourceAddress;
  /** Link to the password; otherwise a description is shown. */
  password?: ReactNode;
}

/** The encoder settings, each with a copy button. */
export function EncoderFacts({ address, password }: EncoderFactsProps) {
  const { t } = useLingui();
  const rows = [
    { id: 'server', term: t`Server`, value: address.server },
    { id: 'port', term: t`Port`, value: address.port },
    { id: 'mount', term: t`Mount`, value: address.mount },
    { id: 'user', term: t`User`, value: sourceUser },
  ];
  return (
    <DescriptionList>
      {rows.map(({ id, term, value }) => (
        <DescriptionItem key={id} term={term}>
          <span dir="ltr" className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">
            {value}
          </span>
          <CopyButton text={value} label={t`Copy: ${term}`} />
        </DescriptionItem>
      ))}
      <DescriptionItem term={t`Password`}>
        {password ?? (
          <span className="text-13 text-fg-muted">
            <Trans>The source password of this cast</Trans>
          </span>
        )}
      </DescriptionItem>
    </DescriptionList>
  );
}

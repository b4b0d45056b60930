import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { StreamingServiceRow } from '@unmuted/api';
import { LockIcon } from '@unmuted/ui/icons';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';

export interface ServiceTypeProps {
  service: Pick<StreamingServiceRow, 'type' | 'url'>;
}

/** The kind of a service, with a lock if its address is encrypted. */
export function ServiceType({ service: { type, url } }: ServiceTypeProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  return (
    <span className="inline-flex items-center gap-1.5">
      {i18n._(serviceTypeNames[type])}
      {url?.startsWith('https:') && (
        <LockIcon aria-label={t`Encrypted with TLS`} className="size-3.5 text-fg-muted" role="img" />
      )}
    </span>
  );
}

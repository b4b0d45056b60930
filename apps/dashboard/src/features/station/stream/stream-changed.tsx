import { Trans, useLingui } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DialogFooter } from '@unmuted/ui/dialog';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface StreamChangedProps {
  /** The station after the change. */
  station: Station;
  onClose: () => void;
}

/** What was switched, and the address until now while it is on record. */
export function StreamChanged({ station, onClose }: StreamChangedProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { id, name, apps, consumers, previousUrl, timezone, streamUrl } = station;
  const done = useRef<HTMLButtonElement>(null);
  // The button of the wizard had the focus.
  useEffect(() => done.current?.focus(), []);
  const until = previousUrl && formats.dateTime(new Date(previousUrl.until), timezone);
  return (
    <>
      {streamUrl !== null && (
        <p className="pb-3">
          <code className="text-13 wrap-anywhere" dir="ltr">
            {streamUrl}
          </code>
        </p>
      )}
      <ul aria-label={t`Switched`} className="rounded-card border border-border">
        {[{ id, name }, ...consumers, ...apps].map((each) => (
          <li
            className="flex items-center justify-between gap-3 border-border-soft px-4 py-3 not-first:border-t"
            key={each.id}
          >
            <bdi className="min-w-0 wrap-anywhere">{each.name}</bdi>
            <StatusPill appearance="plain" className="text-13" status="passed">
              <Trans>Switched</Trans>
            </StatusPill>
          </li>
        ))}
      </ul>
      {previousUrl && (
        <div className="flex items-start gap-2 pt-4 text-13">
          <p className="min-w-0 flex-1 text-fg-muted">
            <Trans>
              The previous address stays on record until {until}. You can switch back on the overview.
            </Trans>{' '}
            <code className="wrap-anywhere text-fg" dir="ltr">
              {previousUrl.url}
            </code>
          </p>
          <CopyButton label={t`Copy the previous stream address of ${name}`} text={previousUrl.url} />
        </div>
      )}
      <DialogFooter>
        <Button onClick={onClose} ref={done} variant="primary">
          <Trans context="closes a finished dialog">Done</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

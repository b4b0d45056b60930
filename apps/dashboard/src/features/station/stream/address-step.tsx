import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { ProbeResult } from '#/components/stream-status/probe-result.tsx';
import type { useStreamChange } from '#/features/station/stream/use-stream-change.ts';

interface AddressStepProps {
  change: Pick<ReturnType<typeof useStreamChange>, 'base' | 'url' | 'tried' | 'fieldError' | 'setUrl'>;
}

/** The new address, and how far the last test of it came. */
export function AddressStep({ change: { base, url, tried, fieldError, setUrl } }: AddressStepProps) {
  const result = tried?.url === url.trim() ? tried : null;
  return (
    <div className="grid gap-4">
      {base.streamUrl !== null && (
        <p className="text-13 text-fg-muted">
          <Trans>Now</Trans>{' '}
          <code className="wrap-anywhere text-fg" dir="ltr">
            {base.streamUrl}
          </code>
        </p>
      )}
      <Field
        error={fieldError}
        hint={<Trans>The address that players open, such as https://radio.example:8443/live</Trans>}
        label={<Trans>New address of the stream</Trans>}
        required
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          inputMode="url"
          onChange={(event) => setUrl(event.target.value)}
          spellCheck={false}
          value={url}
        />
      </Field>
      {result && <ProbeResult probe={result.probe} />}
    </div>
  );
}

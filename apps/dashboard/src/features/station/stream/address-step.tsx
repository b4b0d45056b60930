import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { ProbeChain } from '#/components/stream-status/probe-chain.tsx';
import { RawReply } from '#/components/stream-status/raw-reply.tsx';
import type { useStreamChange } from '#/features/station/stream/use-stream-change.ts';

interface AddressStepProps {
  change: Pick<ReturnType<typeof useStreamChange>, 'base' | 'url' | 'tried' | 'fieldError' | 'setUrl'>;
}

/** The new address, and how far the last test of it came. */
export function AddressStep({ change: { base, url, tried, fieldError, setUrl } }: AddressStepProps) {
  const { t } = useLingui();
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
      {result && (
        <section
          aria-label={t`Result of the test`}
          className="grid gap-3 rounded-card border border-border p-4 pb-2"
        >
          <ProbeChain probe={result.probe} />
          {result.probe.rawReply === '' ? (
            <span className="h-2" />
          ) : (
            <RawReply text={result.probe.rawReply} />
          )}
        </section>
      )}
    </div>
  );
}

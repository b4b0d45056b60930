import { Trans } from '@lingui/react/macro';
import type { Keystore, KeystoreInspection } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Field } from '@unmuted/ui/field';
import { Select } from '@unmuted/ui/select';
import { CertificateFacts } from '#/features/admin/signing/certificate-facts.tsx';
import { FoundPanel } from '#/features/admin/signing/found-panel.tsx';
import { keystoreFormats } from '#/features/admin/signing/keystore.messages.ts';
import { keyOf, keysOf } from '#/features/admin/signing/keystore-form.ts';

export interface FoundKeystoreProps {
  found: KeystoreInspection;
  /** The keystore that is replaced; null for a new one. */
  former: Keystore | null;
  isPlaySigning: boolean;
  alias: string;
  onAlias: (alias: string) => void;
}

/** Google Play refuses certificates that end on this day or before. */
const playUntil = '2033-10-22T23:59:59.999Z';

/** What a keystore contains, and which of its keys to use. */
export function FoundKeystore({ found, former, isPlaySigning, alias, onAlias }: FoundKeystoreProps) {
  const { format } = found;
  if (format === null) return null;
  const keys = keysOf(found);
  const key = keyOf(found, alias);
  const formatName = keystoreFormats[format];
  const isOther =
    former !== null && key !== undefined && key.certificate.sha256 !== former.certificate.sha256;
  return (
    <FoundPanel
      description={<Trans>Nothing is stored yet. Compare it, then save.</Trans>}
      title={<Trans>A keystore in the format {formatName}</Trans>}
    >
      {keys.length > 1 ? (
        <Field
          error={
            key?.isOpen === false ? <Trans>This key has another password. Type it above.</Trans> : undefined
          }
          hint={<Trans>The keystore has several keys: choose the one that signs.</Trans>}
          label={<Trans context="of a key">Alias</Trans>}
        >
          <Select
            onValueChange={onAlias}
            options={keys.map((each) => ({ value: each.alias, label: each.alias }))}
            value={alias === '' ? null : alias}
          />
        </Field>
      ) : (
        <p className="text-13">
          <Trans>
            Alias: <code dir="ltr">{alias}</code>
          </Trans>
        </p>
      )}
      {isOther && (
        <Alert
          silent
          tone={isPlaySigning ? 'warning' : 'danger'}
          title={<Trans>This is another key than the stored one</Trans>}
        >
          {isPlaySigning ? (
            <Trans>Google accepts it only after it was registered as the new upload key.</Trans>
          ) : (
            <Trans>
              Phones refuse updates that another key signed, and Google Play too. Continue only if the app is
              not published yet.
            </Trans>
          )}
        </Alert>
      )}
      {key && key.certificate.expiresAt <= playUntil && (
        <Alert silent tone="warning" title={<Trans>Ends too early for Google Play</Trans>}>
          <Trans>Google Play accepts certificates that end after 22 October 2033.</Trans>
        </Alert>
      )}
      {key && <CertificateFacts certificate={key.certificate} hasSha1 />}
    </FoundPanel>
  );
}

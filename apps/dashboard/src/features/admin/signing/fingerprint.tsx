import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';

export interface FingerprintProps {
  /** Upper-case hex with colons. */
  value: string;
  /** `SHA-256`, `SHA-1` or the name of another value. */
  algorithm: string;
  /** What it is of. */
  name: string;
}

/** The start and the end of a fingerprint, and a button that copies all of it. */
export function Fingerprint({ value, algorithm, name }: FingerprintProps) {
  const { t } = useLingui();
  const shown = value.length > 24 ? `${value.slice(0, 8)}…${value.slice(-5)}` : value;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <code className="text-12 whitespace-nowrap" dir="ltr" title={value}>
        {shown}
      </code>
      <CopyButton label={t`Copy the ${algorithm} fingerprint of ${name}`} text={value} />
    </span>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Segmented } from '@unmuted/ui/segmented';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';

/** A version of a product: what was sent for review, the draft, or what is live. */
export type VersionName = 'sent' | 'draft' | 'live';

/** A version with the time when it was sent, saved or published; null where it is not known. */
export interface Version<Document> {
  readonly document: Document;
  readonly at: string | null;
}

/** The versions of a product; null for one that it does not have. */
export type Versions<Document> = Record<VersionName, Version<Document> | null>;

export interface VersionBarProps {
  versions: Versions<unknown>;
  name: VersionName;
  at: string | null;
  onChange: (name: VersionName) => void;
}

/** Chooses a version, and says when it was written. */
export function VersionBar({ versions, name, at, onChange }: VersionBarProps) {
  const { t } = useLingui();
  const names: Record<VersionName, string> = {
    sent: t({ message: 'Sent', context: 'version of a skill' }),
    draft: t({ message: 'Draft', context: 'version of a skill' }),
    live: t({ message: 'Live', context: 'version of a skill' }),
  };
  const known = (['sent', 'draft', 'live'] as const).filter((each) => versions[each] !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {known.length > 1 && (
        <Segmented
          aria-label={t`Version`}
          onValueChange={onChange}
          options={known.map((value) => ({ value, label: names[value] }))}
          value={name}
        />
      )}
      {at !== null && (
        <p className="text-13 text-fg-muted">
          {name === 'sent' ? (
            <Trans>
              Sent <Timestamp at={at} />
            </Trans>
          ) : name === 'live' ? (
            <Trans>
              Live since <Timestamp at={at} />
            </Trans>
          ) : (
            <Trans>
              Saved <Timestamp at={at} />
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

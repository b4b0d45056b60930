import { useLingui } from '@lingui/react/macro';
import type { Site, SiteSource } from '@unmuted/api';

/** The source with this id; null for none. */
export function sourceOf({ sources }: Pick<Site, 'sources'>, id: string): SiteSource | null {
  const found = sources.find((each) => each.id === id);
  return found ? { kind: found.kind, id: found.id } : null;
}

/** Options of a select: what the site can play. */
export function SourceOptions({ site: { sources } }: { site: Pick<Site, 'sources'> }) {
  const { t } = useLingui();
  return (
    <>
      <option value="">{t`Nothing`}</option>
      {sources.map(({ kind, id, name }) => (
        <option key={id} value={id}>
          {kind === 'station' ? t`${name} (station)` : t`${name} (cast)`}
        </option>
      ))}
    </>
  );
}

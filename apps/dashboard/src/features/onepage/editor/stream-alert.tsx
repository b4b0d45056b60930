import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { NativeSelect } from '@unmuted/ui/native-select';
import { siteChecksQuery } from '#/data/sites/sites.queries.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { SourceOptions, sourceOf } from '#/features/onepage/editor/source-options.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** Visitors can't listen: says why, and what to do. Renders nothing otherwise. */
export function StreamAlert() {
  const { t } = useLingui();
  const { api, username } = useSite();
  const { site, document, change, canEdit } = useEditor();
  const checks = useQuery(siteChecksQuery(api, username, site.version));
  const codes = checks.data?.problems.map(({ code }) => code) ?? [];
  const { source } = document;
  if (codes.includes('stream_insecure'))
    return (
      <Alert
        actions={
          source?.kind === 'station' && (
            <Button asChild size="sm">
              <Link params={{ id: source.id }} to="/station/$id">
                <Trans>Change stream</Trans>
              </Link>
            </Button>
          )
        }
        title={<Trans>Visitors can’t listen: the stream is not encrypted</Trans>}
        tone="danger"
      >
        <Trans>Browsers block http:// streams on https pages. Use the https:// address of the stream.</Trans>
      </Alert>
    );
  if (!codes.includes('stream_missing')) return null;
  return (
    <Alert
      actions={
        canEdit &&
        site.sources.length > 0 && (
          <NativeSelect
            aria-label={t`What the site plays`}
            className="w-auto"
            onChange={({ currentTarget }) => {
              const chosen = sourceOf(site, currentTarget.value);
              change((current) => ({ ...current, source: chosen }));
            }}
            value={source?.id ?? ''}
          >
            <SourceOptions site={site} />
          </NativeSelect>
        )
      }
      title={<Trans>Visitors can’t listen: the site has no stream</Trans>}
      tone="danger"
    >
      {site.sources.length > 0 ? (
        <Trans>Choose a station or a cast with a stream.</Trans>
      ) : (
        <Trans>Your account has no station and no cast that the site could play.</Trans>
      )}
    </Alert>
  );
}

import { Trans } from '@lingui/react/macro';
import { Card } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { SiteEditor } from '#/features/onepage/editor/site-editor.tsx';
import { TemplateChoice } from '#/features/onepage/editor/template-choice.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** `/onepage/{username}`: the sections of a site beside its page. */
export function EditorScreen() {
  const { query, username } = useSite();
  return (
    <QueryContent failedTitle={<Trans>Couldn’t load the site</Trans>} query={query} skeleton={<Loading />}>
      {(site) =>
        site.draft.sections.length === 0 && site.state === 'empty' ? (
          <TemplateChoice site={site} />
        ) : (
          <SiteEditor key={username} site={site} />
        )
      }
    </QueryContent>
  );
}

function Loading() {
  return (
    <Card className="grid gap-px overflow-hidden lg:grid-cols-[16rem_20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 p-5">
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton height={28} key={row} />
        ))}
      </div>
      <div className="grid content-start gap-4 p-5">
        <Skeleton height={36} />
        <Skeleton height={80} />
      </div>
      <Skeleton className="max-lg:hidden" height={640} shape="tile" />
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { useEffect } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { widgetsQuery } from '#/data/widgets/widgets.queries.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { WidgetBuilder } from '#/features/cast/widgets/widget-builder.tsx';
import { codeHeadingId } from '#/features/cast/widgets/widget-code.tsx';
import { WidgetLink } from '#/features/cast/widgets/widget-link.tsx';
import { widgetsSearch } from '#/features/cast/widgets/widgets.search.ts';
import { WidgetsList } from '#/features/cast/widgets/widgets-list.tsx';

/** `/cast/{username}/widgets`: players and other widgets of a cast for any web page. */
export function WidgetsScreen() {
  const { api, username } = useCastContext();
  const { isFixed } = useCastStatus();
  const { widget: widgetId } = usePageSearch(widgetsSearch);
  const widgets = useQuery(widgetsQuery(api, username));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the widgets</Trans>}
      query={widgets}
      skeleton={<RowsSkeleton count={5} />}
    >
      {({ items }) => {
        if (widgetId === undefined) return <WidgetsList isFixed={isFixed} widgets={items} />;
        const widget = items.find(({ id }) => id === widgetId);
        if (widgetId !== 'new' && !widget) return <NotThere />;
        return (
          <>
            <CodeInSight id={widgetId} />
            <WidgetBuilder isFixed={isFixed} key={widgetId} widget={widget ?? null} />
          </>
        );
      }}
    </QueryContent>
  );
}

/** Moves focus to the code when the URL points to it. */
function CodeInSight({ id }: { id: string }) {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each widget
  useEffect(() => {
    if (hash !== codeHeadingId) return;
    const heading = document.getElementById(codeHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [hash, id]);
  return null;
}

function NotThere() {
  return (
    <Card>
      <NotFoundState
        className="min-h-67"
        title={<Trans>Widget not found</Trans>}
        description={<Trans>It was deleted or belongs to another cast.</Trans>}
        action={
          <Button asChild>
            <WidgetLink>
              <Trans>All widgets</Trans>
            </WidgetLink>
          </Button>
        }
      />
    </Card>
  );
}

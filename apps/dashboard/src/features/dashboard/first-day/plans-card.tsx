import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, PublicPlan } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { type ReactNode, useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { publicPlansQuery } from '#/data/product-requests/product-requests.queries.ts';
import { RequestDialog } from '#/features/dashboard/first-day/request-dialog.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The public plans: each can be requested, or started at once. */
export function PlansCard({ api }: { api: ApiClients }) {
  const id = useId();
  const plans = useQuery(publicPlansQuery(api));
  const [chosen, setChosen] = useState<PublicPlan | null>(null);
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the plans</Trans>}
      query={plans}
      skeleton={<RowsSkeleton count={4} hasTitle />}
    >
      {({ items }) => (
        <Card asChild>
          <section aria-labelledby={id} className="min-w-0 overflow-hidden">
            <CardHeader
              className="pb-4"
              description={<Trans>You can ask for another plan at any time.</Trans>}
              title={
                <span id={id}>
                  <Trans>How many may listen at once?</Trans>
                </span>
              }
            />
            {items.length === 0 ? (
              <CardBody>
                <EmptyState
                  description={<Trans>Your provider sets up your cast.</Trans>}
                  title={<Trans>No plans are offered here</Trans>}
                />
              </CardBody>
            ) : (
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-px border-t border-border-soft bg-border-soft">
                {items.map((plan) => (
                  <PlanItem key={plan.id} onChoose={() => setChosen(plan)} plan={plan} />
                ))}
              </ul>
            )}
            {chosen && <RequestDialog api={api} onClose={() => setChosen(null)} plan={chosen} />}
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

function PlanItem({ plan, onChoose }: { plan: PublicPlan; onChoose: () => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, priceText, limits, isSelfService } = plan;
  return (
    <li className="flex min-w-0 flex-col bg-surface-raised p-4 md:p-5">
      <h3 className="font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="min-h-5 text-13 text-fg-muted wrap-anywhere">
        <bdi>{priceText}</bdi>
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-32 font-title tracking-32 tabular-nums">
          {formats.number(limits.listenerLimit)}
        </span>{' '}
        <span className="text-13 text-fg-muted">
          <Trans context="number of listeners">at once</Trans>
        </span>
      </p>
      <dl className="mt-3 grid flex-1 content-start gap-2 border-t border-border-soft pt-3 text-13">
        <Fact term={<Trans>Up to</Trans>}>{`${formats.number(limits.bitrateLimit)} kbps`}</Fact>
        <Fact term={<Trans>Streams</Trans>}>{formats.number(limits.streamsLimit)}</Fact>
      </dl>
      <Button
        aria-label={isSelfService ? t`Start now: ${name}` : t`Ask for it: ${name}`}
        className="mt-4 w-full"
        onClick={onChoose}
        variant={isSelfService ? 'primary' : 'secondary'}
      >
        {isSelfService ? <Trans>Start now…</Trans> : <Trans>Ask for it…</Trans>}
      </Button>
    </li>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-fg-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

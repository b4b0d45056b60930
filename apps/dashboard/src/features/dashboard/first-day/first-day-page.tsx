import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiClients, CastOverview } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { encoderAnchor } from '#/components/cast-setup/cast-setup.ts';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { ownRequestsQuery, publicPlansQuery } from '#/data/product-requests/product-requests.queries.ts';
import type { FirstDay } from '#/features/dashboard/first-day/first-day.ts';
import { FirstDayHero, type HeroStep } from '#/features/dashboard/first-day/first-day-hero.tsx';
import { NoStationCard } from '#/features/dashboard/first-day/no-station-card.tsx';
import { PlansCard } from '#/features/dashboard/first-day/plans-card.tsx';
import { PrepareCard } from '#/features/dashboard/first-day/prepare-card.tsx';
import { RequestsCard } from '#/features/dashboard/first-day/requests-card.tsx';
import { SupportCard } from '#/features/dashboard/first-day/support-card.tsx';
import { usePermission } from '#/session/use-permission.ts';

export interface FirstDayPageProps {
  api: ApiClients;
  day: FirstDay;
  /** The help address of the provider; null if it has none. */
  supportUrl: string | null;
}

/** The dashboard before anything was on air. */
export function FirstDayPage({ api, day, supportUrl }: FirstDayPageProps) {
  const mayRequest = usePermission('products.request');
  const plans = useQuery({ ...publicPlansQuery(api), enabled: mayRequest && day.kind === 'no-products' });
  const requests = useQuery({ ...ownRequestsQuery(api), enabled: mayRequest && day.kind === 'no-products' });
  const offers = plans.data?.items ?? [];
  const hasPlans = mayRequest && (offers.length > 0 || plans.isError);
  const isWaiting = requests.data?.items.some(({ state }) => state === 'pending') ?? false;
  const steps = useSteps(day, hasPlans && !isWaiting);
  if (day.kind === 'not-connected') return <FirstCast casts={day.casts} steps={steps} />;
  return (
    <>
      <AwaitProducts api={api} />
      <FirstDayHero done={1} steps={steps} title={<Trans>Your account is ready</Trans>}>
        {hasPlans && !isWaiting ? (
          offers.some(({ isSelfService }) => isSelfService) ? (
            <Trans>
              Choose a plan. Some plans start at once; for the others, your provider answers by email.
            </Trans>
          ) : (
            <Trans>Choose a plan. Your provider sets up your first cast and answers by email.</Trans>
          )
        ) : (
          <Trans>
            Your provider sets up your first cast. It appears on this page by itself, with everything that
            your encoder needs.
          </Trans>
        )}
      </FirstDayHero>
      {mayRequest && <RequestsCard api={api} />}
      {hasPlans && <PlansCard api={api} />}
      {mayRequest && <NoStationCard api={api} />}
      <div
        className={supportUrl === null ? undefined : 'grid items-start gap-4 md:gap-6 lg:grid-cols-[2fr_1fr]'}
      >
        <PrepareCard />
        {supportUrl !== null && <SupportCard url={supportUrl} />}
      </div>
    </>
  );
}

function FirstCast({ casts, steps }: { casts: readonly CastOverview[]; steps: readonly HeroStep[] }) {
  const [cast] = casts;
  const canConnect = usePermission('source.connect');
  const isOnly = casts.length === 1 && cast !== undefined;
  const name = cast?.name ?? '';
  return (
    <FirstDayHero
      action={
        isOnly && canConnect ? (
          <Button asChild variant="primary">
            <Link hash={encoderAnchor} params={{ username: cast.now.username }} to="/cast/$username">
              <Trans>Connect your encoder</Trans>
            </Link>
          </Button>
        ) : undefined
      }
      done={2}
      steps={steps}
      title={
        isOnly ? (
          <Trans>{name} is ready to go on air</Trans>
        ) : (
          <Trans>Your casts are ready to go on air</Trans>
        )
      }
    >
      <Trans>Enter the address and the password in your encoder, then press connect.</Trans>
    </FirstDayHero>
  );
}

function useSteps({ kind }: FirstDay, isChoosing: boolean): HeroStep[] {
  const { t } = useLingui();
  return [
    { id: 'account', title: t`Account`, description: t`Email address confirmed` },
    {
      id: 'cast',
      title: t`Your first cast`,
      description: isChoosing
        ? t`You choose a plan, below`
        : kind === 'no-products'
          ? t`Your provider sets it up`
          : t`Set up by your provider`,
    },
    { id: 'encoder', title: t`Encoder`, description: t`You connect it` },
    { id: 'on-air', title: t`On air`, description: t`This page shows it at once` },
  ];
}

const refetchMs = 60_000;

/** Polls for the first product: without a cast there are no live events. */
function AwaitProducts({ api }: { api: ApiClients }) {
  useQuery({ ...productsQuery(api), refetchInterval: refetchMs });
  useQuery({ ...castOverviewQuery(api), refetchInterval: refetchMs });
  return null;
}

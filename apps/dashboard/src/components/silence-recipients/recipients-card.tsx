import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SilenceRecipient, type SilenceRecipientList } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { type OpenRecipient, RecipientRow } from '#/components/silence-recipients/recipient-row.tsx';
import { RecipientsContext, useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';
import { TestAll } from '#/components/silence-recipients/test-all.tsx';
import type { RecipientsPlace } from '#/data/silence/recipients-place.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const RecipientDialog = lazyOverlay(
  async () => (await import('#/components/silence-recipients/recipient-dialog.tsx')).RecipientDialog,
);

export interface RecipientsCardProps {
  place: RecipientsPlace;
  /** When the first step begins. */
  description?: ReactNode;
  /** What it means that nobody is told. */
  emptyText?: ReactNode;
}

/** Who is told about incidents, in steps. */
export function RecipientsCard({ place, description, emptyText }: RecipientsCardProps) {
  const { list: query, isFixed } = place;
  const headingId = useId();
  const [opened, setOpened] = useState<OpenRecipient | null>(null);
  const close = () => setOpened(null);
  const title = useTitle(query.data?.items);
  const count = query.data?.items.length ?? 0;
  usePrefetch(RecipientDialog.load);
  return (
    <RecipientsContext value={place}>
      <Card asChild>
        <section aria-labelledby={headingId} className="flex min-w-0 flex-col">
          <CardHeader
            actions={
              count > 0 &&
              !isFixed && (
                <Button
                  disabled={count >= limits.recipients}
                  onClick={() => setOpened({ recipient: null })}
                  size="sm"
                  variant="ghost"
                >
                  <PlusIcon aria-hidden />
                  <Trans>Add</Trans>
                </Button>
              )
            }
            description={description ?? <Trans>Steps stop when somebody acknowledges</Trans>}
            title={<span id={headingId}>{title}</span>}
          />
          <QueryContent
            failedTitle={<Trans>Couldn’t load who is told</Trans>}
            query={query}
            skeleton={<RowsSkeleton count={3} />}
          >
            {(list) =>
              list.items.length === 0 ? (
                <EmptyState
                  action={
                    !isFixed && (
                      <Button onClick={() => setOpened({ recipient: null })} variant="primary">
                        <PlusIcon aria-hidden />
                        <Trans>Add person</Trans>
                      </Button>
                    )
                  }
                  className="px-4 py-10"
                  description={
                    emptyText ?? <Trans>Alarms are shown here, but nobody is woken up by them.</Trans>
                  }
                  title={<Trans>Nobody is told yet</Trans>}
                />
              ) : (
                <>
                  <Steps items={list.items} onOpen={setOpened} />
                  <Footer list={list} />
                </>
              )
            }
          </QueryContent>
          {opened && <RecipientDialog {...opened} onClose={close} onLoadFailed={close} place={place} />}
        </section>
      </Card>
    </RecipientsContext>
  );
}

/** Who is told first, and who then. */
function useTitle(items: readonly SilenceRecipient[] | undefined): string {
  const { t } = useLingui();
  const active = items?.filter(({ state }) => state === 'confirmed') ?? [];
  const [first, ...others] = active;
  if (!first) return t`Who is told`;
  const name = first.name;
  const then = others.find(({ afterMin }) => afterMin > first.afterMin)?.name;
  return then === undefined ? t`${name} is told first` : t`${name} is told first, then ${then}`;
}

interface StepsProps {
  items: readonly SilenceRecipient[];
  onOpen: (opened: OpenRecipient) => void;
}

/** Recipients by the time after which they are told. */
function Steps({ items, onOpen }: StepsProps) {
  const steps = [...new Set(items.map(({ afterMin }) => afterMin))].sort((one, other) => one - other);
  return (
    <ol className="pt-4 pb-2">
      {steps.map((afterMin, index) => (
        <li className="group relative ps-13 pe-(--card-pad) not-first:mt-2" key={afterMin}>
          <span
            aria-hidden
            className="absolute start-7.75 top-7 -bottom-2 border-s border-border group-last:hidden"
          />
          <StepHead afterMin={afterMin} number={index + 1} />
          <ul className="divide-y divide-border-soft">
            {items
              .filter((recipient) => recipient.afterMin === afterMin)
              .map((recipient) => (
                <RecipientRow
                  key={recipient.id}
                  onOpen={onOpen}
                  others={
                    items.filter(({ id, state }) => id !== recipient.id && state === 'confirmed').length
                  }
                  recipient={recipient}
                />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function StepHead({ afterMin, number }: { afterMin: number; number: number }) {
  const formats = useFormats();
  const time = formats.duration(afterMin * 60);
  return (
    <>
      <span
        aria-hidden
        className="absolute start-5 top-0.5 grid size-6 place-items-center rounded-full border-[1.5px] border-fg bg-surface-raised text-12 font-semibold"
      >
        {formats.number(number)}
      </span>
      <p className="min-h-7 font-medium leading-7">
        {afterMin === 0 ? <Trans>At once</Trans> : <Trans>After {time} without an answer</Trans>}
      </p>
    </>
  );
}

function Footer({ list: { items, sms } }: { list: SilenceRecipientList }) {
  const { isFixed } = useRecipientsPlace();
  const formats = useFormats();
  const left = sms && formats.number(Math.max(0, sms.limit - sms.used));
  const limit = sms && formats.number(sms.limit);
  const tested = items.filter(({ state }) => state === 'confirmed');
  if (!sms && (isFixed || tested.length === 0)) return null;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border-soft px-(--card-pad) py-3 text-13 text-fg-muted">
      {sms && (
        <Trans>
          {left} of {limit} text messages left this month
        </Trans>
      )}
      {!isFixed && tested.length > 0 && <TestAll recipients={tested} />}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { type ReactNode, useId } from 'react';
import { useNow } from '#/lib/use-now.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** A move of a product. */
export interface ReviewStep<State extends string> {
  readonly state: State;
  readonly at: string;
  readonly by: string | null;
  readonly byStaff: boolean;
  readonly reason: string;
}

export interface StepsCardProps<State extends string> {
  title: ReactNode;
  /** Latest first. */
  steps: readonly ReviewStep<State>[];
  textOf: (state: State) => string;
  toneOf: (state: State) => TimelineEvent['tone'];
}

/** The moves of a product, latest first. */
export function StepsCard<State extends string>({ title, steps, textOf, toneOf }: StepsCardProps<State>) {
  const { t } = useLingui();
  const titleId = useId();
  // The latest move may be newer than the last tick.
  const now = new Date(Math.max(useNow(60_000), Date.parse(steps[0]?.at ?? '') || 0));
  const timeZone = useTimeZone();
  const events = steps.map(
    ({ state, at, by, byStaff, reason }, index): TimelineEvent => ({
      id: `${steps.length - index}`,
      at: new Date(at),
      tone: toneOf(state),
      title: index === steps.length - 1 && state === 'draft' ? t`Created` : textOf(state),
      actor: by === null ? byStaff ? <Trans>Staff</Trans> : <Trans>Automatic</Trans> : <bdi>{by}</bdi>,
      detail: reason === '' ? undefined : <bdi className="whitespace-pre-line wrap-anywhere">{reason}</bdi>,
    }),
  );
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby={titleId}>
        <CardHeader className="pb-4" title={<span id={titleId}>{title}</span>} />
        <CardBody>
          <Timeline events={events} now={now} timeZone={timeZone} />
        </CardBody>
      </section>
    </Card>
  );
}

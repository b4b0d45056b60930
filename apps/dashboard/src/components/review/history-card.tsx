import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { type ReactNode, useId } from 'react';
import { usePresent } from '#/lib/use-now.ts';

/** A move of a reviewed product to a state. */
interface Step<State extends string> {
  readonly state: State;
  readonly at: string;
  /** Null: the product moved by itself. */
  readonly by: string | null;
  readonly byStaff: boolean;
  readonly reason: string;
}

export interface HistoryCardProps<State extends string> {
  description: ReactNode;
  /** When the first entry appears. */
  whenEmpty: ReactNode;
  /** Latest first. */
  steps: readonly Step<State>[];
  nameOf: (state: State) => ReactNode;
  tones: Partial<Record<State, TimelineEvent['tone']>>;
  timeZone: string | undefined;
}

const dayMs = 86_400_000;

/** The moves of a reviewed product. */
export function HistoryCard<State extends string>(props: HistoryCardProps<State>) {
  const { description, whenEmpty, steps, nameOf, tones, timeZone } = props;
  const titleId = useId();
  const now = usePresent((each) => Math.floor(each / dayMs) * dayMs);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={description}
          title={
            <span id={titleId}>
              <Trans>History</Trans>
            </span>
          }
        />
        <CardBody>
          {steps.length === 0 ? (
            <EmptyState description={whenEmpty} title={<Trans>No moves yet</Trans>} />
          ) : (
            <Timeline
              events={steps.map(({ at, state, reason, by, byStaff }) => ({
                id: `${at} ${state}`,
                at: new Date(at),
                title: nameOf(state),
                tone: tones[state],
                actor: byStaff ? <Trans>Staff</Trans> : by === null ? <Trans>Studio</Trans> : <bdi>{by}</bdi>,
                detail: reason && (
                  <p className="text-13 whitespace-pre-line text-fg-muted wrap-anywhere">
                    “<bdi>{reason}</bdi>”
                  </p>
                ),
              }))}
              now={new Date(now)}
              timeZone={timeZone}
            />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

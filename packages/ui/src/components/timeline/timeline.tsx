import { type ComponentProps, type ReactNode, useId } from 'react';
import { dateFormat } from '#/lib/date-format.ts';
import { dayOf } from '#/lib/day/index.ts';
import { cx } from '#/lib/tv.ts';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { dayName } from './day-name.ts';
import { groupByDay } from './group-by-day.ts';
import { markVariants } from './timeline.variants.ts';

/** An event of a timeline. */
export interface TimelineEvent {
  /** Unique id. */
  readonly id: string;
  /** Time of the event. */
  readonly at: Date;
  /** Description in one line. */
  readonly title: ReactNode;
  /** Icon of the event type. Default: a dot. */
  readonly icon?: ReactNode;
  /** Assessment of the event. Default `neutral`. */
  readonly tone?: 'neutral' | 'good' | 'warning' | 'bad' | undefined;
  /** The person or system that caused it. */
  readonly actor?: ReactNode;
  /** Details: a diff, a reason, an action. */
  readonly detail?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The events in display order, usually newest first. */
  events: readonly TimelineEvent[];
  /** The current time: it determines today and yesterday. */
  now: Date;
  /** Time zone of days and times (IANA); the user's own by default. */
  timeZone?: string | undefined;
}

/** Events grouped by day: a settings history, the course of an incident. */
export function Timeline({ events, now, timeZone: ownTimeZone, className, ...rest }: TimelineProps) {
  const { locale } = useUi();
  const timeZone = useTimeZone(ownTimeZone);
  const headId = useId();
  const today = dayOf(now, timeZone);
  return (
    <ol data-ui="timeline" {...rest} className={cx('ui:grid ui:gap-5 ui:text-14', className)}>
      {groupByDay(events, timeZone).map(({ day, events: ofDay }, index) => (
        // Days repeat when the order is not chronological.
        <li data-part="day" key={`${day} ${ofDay[0]?.id}`}>
          <p
            className="ui:mb-2 ui:text-12 ui:font-medium ui:text-fg-subtle"
            data-part="day-name"
            id={`${headId}${index}`}
          >
            <time dateTime={day}>{dayName(locale, day, today)}</time>
          </p>
          <ol aria-labelledby={`${headId}${index}`} data-part="events">
            {ofDay.map((event) => (
              <Event event={event} key={event.id} timeZone={timeZone} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Event({ event, timeZone }: { event: TimelineEvent; timeZone: string | undefined }) {
  const { locale } = useUi();
  const { at, title, icon, tone, actor, detail } = event;
  // 24-hour format in every locale, as usual in broadcasting.
  const time = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const exact = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <li
      className={cx(
        'ui:relative ui:flex ui:gap-3 ui:pb-4 ui:last:pb-0',
        // The line from this mark to the next.
        'ui:not-last:before:absolute ui:not-last:before:inset-y-0 ui:not-last:before:start-3.5 ui:not-last:before:border-s ui:not-last:before:border-border',
      )}
      data-part="event"
      data-tone={tone ?? 'neutral'}
    >
      <span aria-hidden="true" className={markVariants({ tone })} data-part="mark">
        {icon ?? (
          <span className="ui:size-1.5 ui:rounded-full ui:border-3 ui:border-current" data-part="dot" />
        )}
      </span>
      <div className="ui:min-w-0 ui:flex-1 ui:pt-1" data-part="body">
        <div className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-2" data-part="head">
          <span className="ui:min-w-0 ui:font-medium ui:wrap-anywhere" data-part="title">
            {title}
          </span>
          {actor === undefined ? null : (
            <span className="ui:min-w-0 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="actor">
              {actor}
            </span>
          )}
        </div>
        {detail === undefined ? null : (
          <div className="ui:mt-1 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="detail">
            {detail}
          </div>
        )}
      </div>
      <time
        className="ui:flex-none ui:pt-1 ui:text-13 ui:text-fg-subtle ui:tabular-nums"
        data-part="time"
        dateTime={at.toISOString()}
        title={exact.format(at)}
      >
        {time.format(at)}
      </time>
    </li>
  );
}

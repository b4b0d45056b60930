import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { StationTimeline } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { PencilIcon } from '@unmuted/ui/icons';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { type ReactNode, useId, useState } from 'react';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { breaksOf, type RecordBreak } from '#/features/station/overview/record-breaks.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const shownAtFirst = 6;

interface RecordEventsProps {
  timeline: StationTimeline;
  timeZone: string;
}

/** The interruptions and the changes of the record, the latest first. */
export function RecordEvents({ timeline, timeZone }: RecordEventsProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const interruptions = breaksOf(timeline.spans).map((each) => ({
    key: `break ${each.from}`,
    at: each.from,
    icon: <StatusIcon className="text-off-air-text" status="off-air" />,
    text: <Interruption interruption={each} />,
    // The period begins within it.
    isEarlier: each.from === timeline.from,
  }));
  const changes = timeline.changes.map(({ at, action, by }) => ({
    key: `change ${at} ${action}`,
    at,
    icon: <PencilIcon className="text-fg-subtle" />,
    text: (
      <>
        {i18n._(eventTexts[action])}, {by === null ? <Trans>by support</Trans> : <bdi>{by}</bdi>}
      </>
    ),
    isEarlier: false,
  }));
  const events = [...interruptions, ...changes].sort((one, other) => (one.at < other.at ? 1 : -1));
  const count = events.length;
  if (count === 0) return null;
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <>
      <ul
        aria-label={t`Interruptions and changes`}
        className="grid border-t border-border-soft md:grid-cols-2 xl:grid-cols-3"
        id={listId}
      >
        {shown.map(({ key, ...event }) => (
          <Event key={key} timeZone={timeZone} {...event} />
        ))}
      </ul>
      {count > shownAtFirst && (
        <div className="border-t border-border-soft p-2">
          <Button
            aria-controls={listId}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            size="sm"
            variant="ghost"
          >
            {isWhole ? (
              <Trans>Show fewer</Trans>
            ) : (
              <Plural value={count} one="Show # event" other="Show all # events" />
            )}
          </Button>
        </div>
      )}
    </>
  );
}

interface EventProps {
  at: string;
  icon: ReactNode;
  text: ReactNode;
  isEarlier: boolean;
  timeZone: string;
}

function Event({ at, icon, text, isEarlier, timeZone }: EventProps) {
  const time = useFormats().dateTime(new Date(at), timeZone);
  return (
    // Each cell draws the lines at its top and start; the outer ones are cut by the card.
    <li className="-ms-px -mt-px flex min-w-0 gap-3 border-s border-t border-border-soft px-(--card-pad) py-3">
      <span className="mt-0.5 flex-none">{icon}</span>
      <div className="min-w-0">
        <p className="text-13 font-medium">
          <time dateTime={at}>{isEarlier ? <Trans>Before {time}</Trans> : time}</time>
        </p>
        <p className="text-13 wrap-anywhere text-fg-muted">{text}</p>
      </div>
    </li>
  );
}

function Interruption({ interruption: { from, to, isOpen, states } }: { interruption: RecordBreak }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const names = states.map((state) => i18n._(streamLooks[state].word)).join(', ');
  const duration = formats.duration((Date.parse(to) - Date.parse(from)) / 1000);
  return isOpen ? (
    <Trans>
      {names}, for {duration} so far
    </Trans>
  ) : (
    <Trans>
      {names}, for {duration}
    </Trans>
  );
}

import { Card, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useEffect, useId } from 'react';

export interface SectionCardProps {
  title: ReactNode;
  description?: ReactNode;
  /** A state beside the title. */
  meta?: ReactNode;
  /** Names the heading, so that focus can be brought there. */
  headingId?: string;
  /** It stands where something else was a moment ago: focus goes to its heading. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One subject of a section: a card that its heading names. */
export function SectionCard({
  title,
  description,
  meta,
  headingId,
  takesFocus = false,
  children,
}: SectionCardProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          className="pb-4"
          description={description}
          meta={meta}
          title={
            <span className="outline-none" id={id} tabIndex={-1}>
              {title}
            </span>
          }
        />
        {children}
      </section>
    </Card>
  );
}

import { Card, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useEffect, useId } from 'react';

export interface SectionCardProps {
  title: ReactNode;
  description?: ReactNode;
  /** Status next to the title. */
  meta?: ReactNode;
  /** ID of the heading, to move focus to it. */
  headingId?: string;
  /** Focuses the heading on mount, for a card that replaces another one. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A card labelled by its heading. */
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

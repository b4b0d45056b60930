import { Card, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  title: ReactNode;
  description?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A card that is a section of the page, named by its title. */
export function SectionCard({ title, children, ...header }: SectionCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader title={<span id={id}>{title}</span>} {...header} />
        {children}
      </section>
    </Card>
  );
}

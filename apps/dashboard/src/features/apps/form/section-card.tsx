import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useId } from 'react';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';

export interface SectionCardProps {
  title: ReactNode;
  description?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  /** Classes of the fields. */
  className?: string;
  children: ReactNode;
}

/** A card with fields of the draft; people who may not change it can read them. */
export function SectionCard({
  title,
  description,
  meta,
  actions,
  className = 'gap-5',
  children,
}: SectionCardProps) {
  const titleId = useId();
  const { canEdit } = useAppEditor();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          actions={actions}
          description={description}
          meta={meta}
          title={<span id={titleId}>{title}</span>}
        />
        <CardBody className="@container">
          <fieldset className={`grid min-w-0 ${className}`} disabled={!canEdit}>
            {children}
          </fieldset>
        </CardBody>
      </section>
    </Card>
  );
}

import { Plural } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { type FieldChange, FieldDiff } from '@unmuted/ui/diff-view';
import { type ReactNode, useId } from 'react';

export interface FieldChangesCardProps {
  /** With what the version is compared. */
  description: ReactNode;
  changes: readonly FieldChange[];
}

/** The fields that differ between two versions of a product. */
export function FieldChangesCard({ description, changes }: FieldChangesCardProps) {
  const titleId = useId();
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby={titleId}>
        <CardHeader
          className="pb-2"
          description={description}
          title={
            <span id={titleId}>
              <Plural
                _0="No field was changed"
                one="# field was changed"
                other="# fields were changed"
                value={changes.length}
              />
            </span>
          }
        />
        {changes.length > 0 && (
          <CardBody>
            <FieldDiff changes={changes} />
          </CardBody>
        )}
      </section>
    </Card>
  );
}

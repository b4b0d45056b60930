import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import type { ReactElement, ReactNode } from 'react';

export interface ResourceNotFoundProps {
  heading: ReactNode;
  /** Which resource is missing. */
  title: ReactNode;
  /** Possible reasons. */
  description: ReactNode;
  /** A link to the parent page. */
  link: ReactElement;
}

/** Replaces all pages of a resource that does not exist or belongs to another account. */
export function ResourceNotFound({ heading, title, description, link }: ResourceNotFoundProps) {
  return (
    <>
      <PageHeader title={heading} />
      <NotFoundState
        action={<Button asChild>{link}</Button>}
        className="min-h-96"
        description={description}
        title={title}
      />
    </>
  );
}

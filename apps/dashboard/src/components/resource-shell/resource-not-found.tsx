import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface ResourceNotFoundProps {
  heading: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Which resource is missing. */
  title: ReactNode;
  /** Possible reasons. */
  description: ReactNode;
  /** A link to the parent page. */
  link: ReactElement;
}

/** Replaces all pages of a resource that does not exist or belongs to another account. */
export function ResourceNotFound({ heading, headingRef, title, description, link }: ResourceNotFoundProps) {
  return (
    <>
      <PageHeader headingRef={headingRef} title={heading} />
      <NotFoundState
        action={<Button asChild>{link}</Button>}
        className="min-h-96"
        description={description}
        title={title}
      />
    </>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import type { Permission } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import type { ReactElement, ReactNode } from 'react';
import { NotPermitted } from '#/components/resource-shell/not-permitted.tsx';
import { usePageName } from '#/components/root/use-page-effects.ts';
import { usePermissions } from '#/session/use-permission.ts';

export interface PermittedPageProps {
  /** The pages of the resource, and what they need. */
  pages: Readonly<Record<string, { readonly name: MessageDescriptor; readonly permission: Permission }>>;
  /** A link to a page that everybody may open. */
  overviewLink: ReactElement;
  children: ReactNode;
}

/** The current page of a resource, if the viewer's role allows it. */
export function PermittedPage({ pages, overviewLink, children }: PermittedPageProps) {
  const may = usePermissions();
  const name = usePageName();
  const page = Object.values(pages).find((one) => one.name === name);
  if (!page || may(page.permission)) return children;
  return <NotPermitted action={<Button asChild>{overviewLink}</Button>} />;
}

import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { castPath } from '#/features/cast/shell/cast-pages.ts';

export interface WidgetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The widget's id, or `new`; omitted for the list. */
  widget?: string;
  /** The URL fragment. */
  hash?: string;
}

/** Link to a widget of this cast. */
export function WidgetLink({ widget, hash = '', ...rest }: WidgetLinkProps) {
  const { username, base } = useCastContext();
  const to = castPath(base, 'widgets');
  return <Link {...rest} hash={hash} params={{ username }} search={{ widget }} to={to} />;
}

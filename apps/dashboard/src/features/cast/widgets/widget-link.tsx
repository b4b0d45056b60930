import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface WidgetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The widget's id, or `new`; omitted for the list. */
  widget?: string;
  /** The URL fragment. */
  hash?: string;
}

/** Link to a widget of this cast, in the customer or staff area. */
export function WidgetLink({ widget, hash = '', ...rest }: WidgetLinkProps) {
  const { username, area } = useCastContext();
  const params = { username };
  if (area === 'admin')
    return (
      <Link
        {...rest}
        hash={hash}
        params={params}
        search={{ show: 'widgets', widget }}
        to="/admin/cast/$username"
      />
    );
  return <Link {...rest} hash={hash} params={params} search={{ widget }} to="/cast/$username/widgets" />;
}

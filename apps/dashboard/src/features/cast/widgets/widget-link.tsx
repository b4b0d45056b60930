import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface WidgetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Its id, or `new`; the list without. */
  widget?: string;
  /** A part of the page. */
  hash?: string;
}

/** Leads to a widget of this cast, in whichever area one is. */
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

import { type TransProps, useLingui } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import type { ReactNode } from 'react';

/** What the macro writes. */
type Message = Pick<TransProps, 'id' | 'message' | 'values' | 'components'>;

/**
 * What the macro `<Trans>` becomes (`lingui.config.ts`): a message in the reader's language. Text that is filled in stands as
 * it is; Lingui's own component takes a `<b>…</b>` in it for a part of the message, and leaves the tags out. It is one
 * component where Lingui's are three, of hundreds on a page.
 */
export function Trans({ values, ...message }: Message): ReactNode {
  const lingui = useLingui();
  return TransNoContext({ ...message, lingui, render: null, ...(values && { values: asSaid(values) }) });
}

/** Lingui looks for tags in strings alone, and renders everything else in its place. */
function asSaid(values: Record<string, unknown>): Record<string, unknown> {
  const isTagged = (value: unknown) => typeof value === 'string' && value.includes('<');
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isTagged(value) ? [value] : value]),
  );
}

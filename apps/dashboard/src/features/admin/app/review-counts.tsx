import { Plural } from '@lingui/react/macro';

/** How many fields a store would reject, as a title. */
export function Rejected({ count, store }: { count: number; store: string }) {
  return (
    <Plural
      _0={`Nothing that ${store} would reject`}
      one={`# field would be rejected by ${store}`}
      other={`# fields would be rejected by ${store}`}
      value={count}
    />
  );
}

/** How many fields were found fine. */
export function FineCount({ count }: { count: number }) {
  return <Plural one="# field is fine" other="# fields are fine" value={count} />;
}

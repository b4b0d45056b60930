import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { AccountProduct, Person } from '@unmuted/api';
import { Avatar } from '@unmuted/ui/avatar';
import { Badge } from '@unmuted/ui/badge';
import { DataListItem } from '@unmuted/ui/data-list';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import {
  ChangePersonDialog,
  MakeOwnerDialog,
  RemovePersonDialog,
} from '#/features/account/people/person-dialogs.tsx';
import { roleNames } from '#/features/account/people/role.messages.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface PersonRowProps {
  person: Person;
  products: readonly AccountProduct[];
  canManage: boolean;
  onRemoved: () => void;
}

/** One person with role, products and last sign-in, and what the owner can change. */
export function PersonRow({ person, products, canManage, onRemoved }: PersonRowProps) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { firstName, lastName, email, role, isYou, lastSignInAt } = person;
  const name = `${firstName} ${lastName}`;
  return (
    <DataListItem
      action={
        canManage && role !== 'owner' ? (
          <span className="flex flex-wrap items-center justify-end gap-1">
            <MakeOwnerDialog person={person} />
            <RemovePersonDialog onDone={onRemoved} person={person} />
            <ChangePersonDialog person={person} products={products} />
          </span>
        ) : null
      }
      description={
        <span className="flex flex-wrap gap-x-3">
          <bdi className="wrap-anywhere">{email}</bdi>
          <ProductsOf products={person.products} />
          <span>
            {lastSignInAt === null ? (
              <Trans>Never signed in</Trans>
            ) : (
              <Trans>
                Last sign-in <AgeSince at={lastSignInAt} timeZone={timeZone} /> ago
              </Trans>
            )}
          </span>
        </span>
      }
      leading={<Avatar name={name} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <Badge>{i18n._(roleNames[role])}</Badge>
          {isYou && (
            <Badge tone="info">
              <Trans>You</Trans>
            </Badge>
          )}
        </span>
      }
    />
  );
}

/** The names of up to two products, or how many there are. */
export function ProductsOf({ products }: { products: readonly AccountProduct[] | null }) {
  if (products === null)
    return (
      <span>
        <Trans>All products</Trans>
      </span>
    );
  if (products.length > 0 && products.length <= 2)
    return <bdi className="wrap-anywhere">{products.map(({ name }) => name).join(', ')}</bdi>;
  return (
    <span>
      <Plural _0="No products" one="# product" other="# products" value={products.length} />
    </span>
  );
}

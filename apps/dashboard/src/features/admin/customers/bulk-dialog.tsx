import { Plural, Trans } from '@lingui/react/macro';
import type { AdminCustomerRow, ApiClients, CustomerBulkResult } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { useState } from 'react';
import { BulkResults } from '#/features/admin/casts/bulk-results.tsx';
import { type BulkCost, type CustomerBulkAction, costOf } from '#/features/admin/customers/bulk-cost.ts';
import { BulkForm } from '#/features/admin/customers/bulk-form.tsx';
import { KindCount } from '#/features/admin/customers/product-counts.tsx';

export interface BulkDialogProps {
  api: ApiClients;
  action: CustomerBulkAction;
  selected: readonly AdminCustomerRow[];
  onClose: () => void;
}

/** Says what an action on several customers costs, then shows the result of each. */
export function BulkDialog({ api, action, selected, onClose }: BulkDialogProps) {
  // The numbers are those of the moment in which the dialog was opened.
  const [cost] = useState(() => costOf(action, selected));
  const [result, setResult] = useState<CustomerBulkResult | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{result ? <Trans>Result</Trans> : <Title action={action} cost={cost} />}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-2">
            {result ? <Summary result={result} /> : <Effect action={action} cost={cost} />}
          </div>
        </DialogDescription>
        {result ? (
          <Results cost={cost} result={result} />
        ) : (
          cost.customers.length > 0 && (
            <BulkForm action={action} api={api} customers={cost.customers} onDone={setResult} />
          )
        )}
        {(result || cost.customers.length === 0) && (
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="primary">
                <Trans>Close</Trans>
              </Button>
            </DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface CostProps {
  action: CustomerBulkAction;
  cost: BulkCost;
}

function Title({ action, cost: { customers, casts } }: CostProps) {
  const count = customers.length;
  switch (action) {
    case 'suspend':
      return (
        <Trans>
          Suspend <Plural one="# cast" other="# casts" value={casts} /> of{' '}
          <Plural one="# customer" other="# customers" value={count} />?
        </Trans>
      );
    case 'unsuspend':
      return (
        <Trans>
          Lift the suspension of <Plural one="# cast" other="# casts" value={casts} /> of{' '}
          <Plural one="# customer" other="# customers" value={count} />?
        </Trans>
      );
    case 'tag':
      return <Plural one="Add tags to # customer" other="Add tags to # customers" value={count} />;
    case 'untag':
      return <Plural one="Remove tags from # customer" other="Remove tags from # customers" value={count} />;
    default:
      return (
        <Plural one="Send a message to # customer" other="Send a message to # customers" value={count} />
      );
  }
}

function Effect({ action, cost }: CostProps) {
  const { customers, registrations } = cost;
  return (
    <>
      {customers.length > 0 && <p>{effectOf(action, cost)}</p>}
      {customers.length > 0 && <Names customers={customers} />}
      {customers.length === 0 && <p>{nothingFor(action)}</p>}
      {registrations > 0 && (
        <p>
          <Plural
            one="# registration is left out: its address is not verified."
            other="# registrations are left out: their addresses are not verified."
            value={registrations}
          />
        </p>
      )}
    </>
  );
}

function effectOf(action: CustomerBulkAction, { listeners }: BulkCost) {
  if (action === 'suspend')
    return (
      <>
        {listeners === null ? (
          <Trans>Current listener count unavailable.</Trans>
        ) : (
          <Plural
            _0="No one is listening."
            one="# listener is disconnected."
            other="# listeners are disconnected."
            value={listeners}
          />
        )}{' '}
        <Trans>
          Until the suspension is lifted, encoders and players can’t connect. The customers see the reason.
        </Trans>
      </>
    );
  if (action === 'unsuspend')
    return <Trans>Encoders and players can connect again. Stopped casts stay stopped.</Trans>;
  if (action === 'message')
    return <Trans>Each owner receives one email in their language around your text.</Trans>;
  return <Trans>Tags are for the team only.</Trans>;
}

function nothingFor(action: CustomerBulkAction) {
  if (action === 'suspend') return <Trans>None of the selected customers has a cast to suspend.</Trans>;
  if (action === 'unsuspend') return <Trans>None of the selected customers has a suspended cast.</Trans>;
  if (action === 'untag') return <Trans>None of the selected customers has a tag.</Trans>;
  return <Trans>None of the selected rows is a customer yet.</Trans>;
}

const shownNames = 5;

function Names({ customers }: { customers: readonly AdminCustomerRow[] }) {
  const more = customers.length - shownNames;
  return (
    <p className="wrap-anywhere">
      {customers.slice(0, shownNames).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <bdi className="font-medium text-fg">{name}</bdi>
        </span>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Plural one="and # more" other="and # more" value={more} />
        </>
      )}
    </p>
  );
}

function Summary({ result: { items } }: { result: CustomerBulkResult }) {
  const failed = items.filter(({ outcome }) => outcome === 'failed').length;
  const done = items.length - failed;
  return (
    <p>
      <Plural one="# customer succeeded." other="# customers succeeded." value={done} />{' '}
      {failed > 0 && <Plural one="# customer failed." other="# customers failed." value={failed} />}
    </p>
  );
}

function Results({ result, cost }: { result: CustomerBulkResult; cost: BulkCost }) {
  return (
    <BulkResults
      items={result.items}
      keyOf={({ id }) => id}
      nameOf={({ id }) => <bdi>{cost.customers.find((customer) => customer.id === id)?.name}</bdi>}
      noteOf={({ casts }) =>
        casts > 0 && (
          <>
            {' · '}
            <KindCount count={casts} kind="cast" />
          </>
        )
      }
    />
  );
}

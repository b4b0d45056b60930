import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { FieldDiff } from '@unmuted/ui/diff-view';
import { Drawer, DrawerBody, DrawerContent } from '@unmuted/ui/drawer';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { DeviceName } from '#/components/device/device-name.tsx';
import { ActorName, KeyName } from '#/features/admin/audit/actor-name.tsx';
import { isNested, NestedDiff } from '#/features/admin/audit/nested-diff.tsx';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface EntryDrawerProps {
  /** Null closes the drawer. */
  entry: AuditEntry | null;
  onClose: () => void;
}

/** Everything about an entry of the audit log: who, from where, and the values before and after. */
export function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  const { i18n } = useLingui();
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open={entry !== null}>
      {entry && (
        <DrawerContent title={i18n._(eventTexts[entry.action])}>
          <DrawerBody className="grid content-start gap-6">
            <Facts entry={entry} />
            <Change entry={entry} />
            <Details entry={entry} />
          </DrawerBody>
        </DrawerContent>
      )}
    </Drawer>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { t } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { at, actor, key, onBehalfOf, account, person, object, address, device, requestId, id } = entry;
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans>Time</Trans>}>{formats.dateTime(new Date(at), timeZone)}</DescriptionItem>
      <DescriptionItem term={<Trans>Who</Trans>}>
        <ActorName actor={actor} />
      </DescriptionItem>
      {key && (
        <DescriptionItem term={<Trans>API key</Trans>}>
          <KeyName apiKey={key} />
        </DescriptionItem>
      )}
      {onBehalfOf && (
        <DescriptionItem term={<Trans>On behalf of</Trans>}>
          <bdi>{onBehalfOf.name ?? onBehalfOf.id}</bdi>
        </DescriptionItem>
      )}
      {object !== null && (
        <DescriptionItem term={<Trans context="object of an action">To</Trans>}>
          <bdi>{object}</bdi>
        </DescriptionItem>
      )}
      {person !== null && (
        <DescriptionItem term={<Trans>Person</Trans>}>
          <bdi>{person}</bdi>
        </DescriptionItem>
      )}
      {account && !onBehalfOf && (
        <DescriptionItem term={<Trans>Customer</Trans>}>
          <bdi>{account.name ?? account.id}</bdi>
        </DescriptionItem>
      )}
      {address !== null && (
        <DescriptionItem term={<Trans>IP address</Trans>}>
          <bdi>{address}</bdi>
        </DescriptionItem>
      )}
      {device && (
        <DescriptionItem term={<Trans>Device</Trans>}>
          <DeviceName device={device} />
        </DescriptionItem>
      )}
      {requestId !== null && (
        <DescriptionItem term={<Trans>Request</Trans>}>
          <span className="inline-flex min-w-0 items-center gap-1">
            <bdi className="min-w-0 font-mono text-13 wrap-anywhere">{requestId}</bdi>
            <CopyButton label={t`Copy the request id`} text={requestId} />
          </span>
        </DescriptionItem>
      )}
      <DescriptionItem term={<Trans>Entry</Trans>}>{id}</DescriptionItem>
    </DescriptionList>
  );
}

const textOf = (value: unknown) =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Single values side by side, then the changes inside lists and objects. */
function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  if (before === null && after === null) return null;
  const changes = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: before?.[field],
    after: after?.[field],
  }));
  const nested = changes.filter((change) => isNested(change.before) || isNested(change.after));
  const flat = changes.filter((change) => !nested.includes(change));
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">
        <Trans>Changed values</Trans>
      </h3>
      {flat.length > 0 && (
        <FieldDiff
          changes={flat.map((change) => ({
            id: change.field,
            label: <code className="text-12">{change.field}</code>,
            before: textOf(change.before),
            after: textOf(change.after),
          }))}
        />
      )}
      {nested.map((change) => (
        <NestedDiff key={change.field} {...change} />
      ))}
    </section>
  );
}

/** The values that are shown neither as facts nor as changes. */
function Details({ entry: { details, before, after } }: { entry: AuditEntry }) {
  const shown = new Set(['keyId', ...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const entries = Object.entries(details).filter(([name, value]) => value !== null && !shown.has(name));
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">
        <Trans context="an entry of the audit log">Details</Trans>
      </h3>
      <DescriptionList>
        {entries.map(([name, value]) => (
          <DescriptionItem key={name} term={<code className="text-12">{name}</code>}>
            <bdi className="wrap-anywhere">{textOf(value)}</bdi>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </section>
  );
}

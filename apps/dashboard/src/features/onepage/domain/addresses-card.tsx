import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Site, SiteDomain, SiteDomainList } from '@unmuted/api';
import { limits } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon } from '@unmuted/ui/icons';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useToast } from '@unmuted/ui/toast';
import { type ReactNode, useId, useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { domainActs } from '#/data/sites/domains.queries.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { inOwnScript } from '#/lib/idn.ts';

export interface AddressesCardProps {
  site: Site;
  list: SiteDomainList;
  /** The domain that the other cards show. */
  shown: string | undefined;
  onShow: (domain: string) => void;
}

/** The provider's address, and the domains with the main one. */
export function AddressesCard({ site, list: { items, target }, shown, onShow }: AddressesCardProps) {
  const titleId = useId();
  const formats = useFormats();
  const main = items.find(({ isPrimary, verifiedAt }) => isPrimary && verifiedAt !== null);
  const own = target === null ? null : `${site.username}.${target}`;
  const [count, most] = [formats.number(items.length), formats.number(limits.siteDomains)];
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={
            <Trans>
              {count} of {most} domains. The others send visitors to the main address.
            </Trans>
          }
          title={
            <span id={titleId}>
              <Trans>Addresses of this site</Trans>
            </span>
          }
        />
        <ul className="mt-2 grid divide-y divide-border-soft border-t border-border-soft">
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4 md:px-6">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <bdi className="font-medium" dir="ltr">
                {own ?? site.address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </bdi>
              <span className="block text-13 text-fg-muted">
                <Trans>The provider’s address. It always works.</Trans>
              </span>
            </span>
            {!main && <MainBadge />}
            <State domain={null} site={site} />
            {main && <UnsetMain domain={main} />}
          </li>
          {items.map((domain) => (
            <DomainRow
              domain={domain}
              isMain={domain === main}
              isShown={domain.domain === shown}
              key={domain.domain}
              onShow={() => onShow(domain.domain)}
              site={site}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

const MainBadge = () => (
  <Badge>
    <Trans context="an address">Main</Trans>
  </Badge>
);

interface DomainRowProps {
  site: Site;
  domain: SiteDomain;
  isMain: boolean;
  isShown: boolean;
  onShow: () => void;
}

function DomainRow({ site, domain, isMain, isShown, onShow }: DomainRowProps) {
  const { canEdit } = useSite();
  const name = inOwnScript(domain.domain);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4 md:px-6">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <bdi className="font-medium">{name}</bdi>
        <Note domain={domain} isMain={isMain} />
      </span>
      {isMain && <MainBadge />}
      <State domain={domain} site={site} />
      {!isShown && (
        <Button onClick={onShow} size="sm" variant="ghost">
          <Trans context="a domain">Show</Trans>
        </Button>
      )}
      {canEdit && <DomainMenu domain={domain} isMain={isMain} site={site} />}
    </li>
  );
}

function Note({
  domain: { verifiedAt, isPrimary, expiresAt },
  isMain,
}: Pick<DomainRowProps, 'domain' | 'isMain'>): ReactNode {
  const formats = useFormats();
  const until = expiresAt && formats.date(new Date(expiresAt));
  if (isMain) return null;
  return (
    <span className="block text-13 text-fg-muted">
      {verifiedAt !== null ? (
        <Trans>Sends visitors to the main address</Trans>
      ) : isPrimary ? (
        <Trans>Becomes the main address once it is verified</Trans>
      ) : (
        until && <Trans>Removed on {until} if it is not verified by then</Trans>
      )}
    </span>
  );
}

/** The provider's address is live as soon as the site is published. */
function State({ domain, site }: { domain: SiteDomain | null; site: Site }) {
  const isPublic = site.state === 'published' && site.takedown === null;
  const isReady = domain === null || domain.verifiedAt !== null;
  const isWrong = domain?.state === 'problem';
  const look: StatusPillProps['status'] = isWrong ? 'failed' : isReady && isPublic ? 'passed' : 'pending';
  return (
    <StatusPill appearance="plain" status={look}>
      {isWrong ? (
        <Trans context="a domain">Problem</Trans>
      ) : !isReady ? (
        <Trans context="a domain">Waiting</Trans>
      ) : isPublic ? (
        <Trans context="a domain">Live</Trans>
      ) : (
        <Trans context="a site">Not public</Trans>
      )}
    </StatusPill>
  );
}

function DomainMenu({ domain, isMain, site }: Pick<DomainRowProps, 'domain' | 'isMain' | 'site'>) {
  const { t } = useMacro();
  const [isRemoving, setIsRemoving] = useState(false);
  const { setMain } = useMainAddress();
  const name = inOwnScript(domain.domain);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton aria-label={t`Actions for ${name}`} variant="ghost">
            <EllipsisIcon />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {!isMain && domain.verifiedAt !== null && (
            <DropdownMenuItem onSelect={() => setMain(domain.domain)}>
              <Trans>Make it the main address</Trans>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setIsRemoving(true)} tone="danger">
            <Trans context="a domain">Remove…</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRemoving && (
        <RemoveDialog domain={domain} isMain={isMain} onClose={() => setIsRemoving(false)} site={site} />
      )}
    </>
  );
}

function UnsetMain({ domain }: { domain: SiteDomain }) {
  const { canEdit } = useSite();
  const { unsetMain } = useMainAddress();
  if (!canEdit) return null;
  return (
    <Button onClick={() => unsetMain(domain.domain)} size="sm" variant="ghost">
      <Trans>Make it the main address</Trans>
    </Button>
  );
}

/** Changes at once, because the other addresses keep working. */
function useMainAddress() {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const toasts = useToast();
  const acts = domainActs(api, username);
  const done = {
    onSuccess: () => toasts.show({ tone: 'success', title: <Trans>Main address changed</Trans> }),
    onError: (error: Error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) }),
  };
  const set = useMutation(acts.setPrimary);
  const unset = useMutation(acts.unsetPrimary);
  return {
    setMain: (domain: string) => set.mutate(domain, done),
    unsetMain: (domain: string) => unset.mutate(domain, done),
  };
}

interface RemoveDialogProps extends Pick<DomainRowProps, 'domain' | 'isMain' | 'site'> {
  onClose: () => void;
}

/** Says how many visitors a removal concerns, and what stops. */
function RemoveDialog({ domain: { domain, verifiedAt }, isMain, site, onClose }: RemoveDialogProps) {
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutateAsync } = useMutation(domainActs(api, username).remove);
  const name = inOwnScript(domain);
  return (
    <AlertDialog
      action={<Trans context="a domain">Remove</Trans>}
      description={
        <>
          {verifiedAt !== null && (
            <>
              <Plural
                _0="Nobody visited the site in the last 7 days."
                one="The site had # visit in the last 7 days, at all its addresses."
                other="The site had # visits in the last 7 days, at all its addresses."
                value={site.visits7d}
              />{' '}
              <Trans>Links to this domain stop working.</Trans>{' '}
            </>
          )}
          {isMain && <Trans>The provider’s address becomes the main one.</Trans>}{' '}
          <Trans>
            The site stays open at its other addresses. Adding the domain again needs a new TXT record.
          </Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync(domain);
        toasts.show({ tone: 'success', title: <Trans>Domain removed</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Remove <bdi>{name}</bdi>?
        </Trans>
      }
    />
  );
}

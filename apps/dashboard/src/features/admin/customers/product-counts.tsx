import { Plural, Trans } from '@lingui/react/macro';
import type { AdminCustomerRow } from '@unmuted/api';
import {
  AudioLinesIcon,
  GlobeIcon,
  type IconType,
  MicIcon,
  RadioTowerIcon,
  SmartphoneIcon,
} from '@unmuted/ui/icons';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

type Kind = keyof AdminCustomerRow['products'];

/** The icon of each kind of product. */
export const productIcons: Record<Kind, IconType> = {
  cast: AudioLinesIcon,
  station: RadioTowerIcon,
  site: GlobeIcon,
  skill: MicIcon,
  app: SmartphoneIcon,
};

const kinds: readonly Kind[] = ['cast', 'station', 'site', 'skill', 'app'];

/** The number of products by kind, with a mark where casts are off air or suspended. */
export function ProductCounts({ customer }: { customer: AdminCustomerRow }) {
  const formats = useFormats();
  const { products, castsOffAir, castsSuspended } = customer;
  const present = kinds.filter((kind) => products[kind] > 0);
  if (present.length === 0)
    return (
      <span className="text-fg-muted">
        <Trans context="products of a customer">None yet</Trans>
      </span>
    );
  const isOffAir = (castsOffAir ?? 0) > 0;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {present.map((kind) => {
        const Icon = productIcons[kind];
        const isTroubled = kind === 'cast' && isOffAir;
        return (
          <span
            className={`inline-flex items-center gap-1 ${isTroubled ? 'text-danger-text' : ''}`}
            key={kind}
          >
            <Icon aria-hidden="true" className="size-4" />
            <span aria-hidden="true">{formats.number(products[kind])}</span>
            <VisuallyHidden>
              <KindCount count={products[kind]} kind={kind} />
            </VisuallyHidden>
            {isTroubled && (
              <>
                <StatusIcon className="size-3.5" status="off-air" />
                <VisuallyHidden>
                  <Plural value={castsOffAir ?? 0} one="# off air" other="# off air" />
                </VisuallyHidden>
              </>
            )}
            {kind === 'cast' && castsSuspended > 0 && (
              <>
                <StatusIcon className="size-3.5" status="suspended" />
                <VisuallyHidden>
                  <Plural value={castsSuspended} one="# suspended" other="# suspended" />
                </VisuallyHidden>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** “3 casts”. */
export function KindCount({ kind, count }: { kind: Kind; count: number }): ReactNode {
  if (kind === 'cast') return <Plural value={count} one="# cast" other="# casts" />;
  if (kind === 'station') return <Plural value={count} one="# station" other="# stations" />;
  if (kind === 'site') return <Plural value={count} one="# site" other="# sites" />;
  if (kind === 'skill') return <Plural value={count} one="# skill" other="# skills" />;
  return <Plural value={count} one="# app" other="# apps" />;
}

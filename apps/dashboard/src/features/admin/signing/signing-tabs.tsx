import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import type { SigningSearch } from '#/features/admin/signing/signing.search.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SigningTabsProps {
  tab: SigningSearch['tab'];
  /** Undefined until they are loaded. */
  bundles: number | undefined;
  keystores: number | undefined;
}

// The open drawer is part of the search too, so the tab decides which link is the current one.
const exact = { exact: true, includeSearch: true };

/** The two lists with their own addresses. */
export function SigningTabs({ tab, bundles, keystores }: SigningTabsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const count = (value: number | undefined) => value !== undefined && formats.number(value);
  return (
    <LinkTabs aria-label={t`What signs apps`} className="mb-4 md:mb-6 print:hidden">
      <LinkTab asChild count={count(bundles)}>
        <Link
          activeOptions={exact}
          aria-current={tab === undefined ? 'page' : undefined}
          resetScroll={false}
          search={{}}
          to="/admin/apps/ios/signing-bundles"
        >
          <Trans>iOS bundles</Trans>
        </Link>
      </LinkTab>
      <LinkTab asChild count={count(keystores)}>
        <Link
          activeOptions={exact}
          aria-current={tab === 'keystores' ? 'page' : undefined}
          resetScroll={false}
          search={{ tab: 'keystores' as const }}
          to="/admin/apps/ios/signing-bundles"
        >
          <Trans>Android keystores</Trans>
        </Link>
      </LinkTab>
    </LinkTabs>
  );
}

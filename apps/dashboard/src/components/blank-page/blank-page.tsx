import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { AuthLayout } from '@unmuted/ui/auth-layout';
import { Wordmark } from '@unmuted/ui/brand-mark';
import type { ReactNode } from 'react';
import { BrandWave } from '#/components/blank-page/brand-wave.tsx';
import { LanguageSelect } from '#/components/language-select/language-select.tsx';

export interface BlankPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** Footer link to another public page. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of the public pages: brand, language, one form and a brand panel. */
export function BlankPage({ title, lead, aside, children }: BlankPageProps) {
  const { brand, company } = useRouteContext({ from: '__root__', select: ({ config }) => config });
  const year = new Date().getFullYear();
  return (
    <AuthLayout
      artwork={<BrandWave />}
      brand={<Wordmark>{brand}</Wordmark>}
      headline={<Trans>Know you’re on air.</Trans>}
      headlineDetail={<Trans>Every stream and listener, in real time.</Trans>}
      controls={<LanguageSelect />}
      footer={
        <>
          <span>
            © {year} {company}
          </span>
          {aside !== undefined && aside !== false && (
            <span className="max-md:order-first max-md:w-full max-md:text-14 md:ms-auto">{aside}</span>
          )}
        </>
      }
    >
      <h1 className="text-32 font-title tracking-32 wrap-anywhere outline-none" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-1 mb-8 text-16 text-fg-muted">{lead}</p>
      {children}
    </AuthLayout>
  );
}

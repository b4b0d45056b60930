import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { AuthLayout } from '@unmuted/ui/auth-layout';
import { Wordmark } from '@unmuted/ui/brand-mark';
import type { ReactNode } from 'react';
import { LanguageSelect } from '#/components/language-select/language-select.tsx';
import { BrandWave } from '#/features/sign-in/components/brand-wave.tsx';

export interface SignInLayoutProps {
  title: ReactNode;
  lead: ReactNode;
  /** The way to the other sign-in page. */
  otherArea: ReactNode;
  children: ReactNode;
}

/** What the two sign-in pages share: brand, language, the form's place, and the quiet panel beside it. */
export function SignInLayout({ title, lead, otherArea, children }: SignInLayoutProps) {
  const { brand, company } = useRouteContext({ from: '__root__', select: ({ config }) => config });
  const year = new Date().getFullYear();
  return (
    <AuthLayout
      artwork={<BrandWave />}
      brand={<Wordmark>{brand}</Wordmark>}
      claim={<Trans>Know you’re on air.</Trans>}
      claimDetail={<Trans>Every stream and every listener, as it happens.</Trans>}
      controls={<LanguageSelect />}
      footer={
        <>
          <span>
            © {year} {company}
          </span>
          <span className="max-md:order-first max-md:w-full max-md:text-14 md:ms-auto">{otherArea}</span>
        </>
      }
    >
      <h1 className="text-32 font-title tracking-32 outline-none" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-1 mb-8 text-16 text-fg-muted">{lead}</p>
      {children}
    </AuthLayout>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import { problemTexts } from '#/features/onepage/domain/domain-problem.messages.ts';
import { useCertificateProblem } from '#/features/onepage/domain/use-certificate-problem.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface DomainFinding {
  /** A sentence. */
  headline: string;
  explanation: string;
}

/** What the last check of a domain found, and what follows. */
export function useDomainFinding(domain: SiteDomain, isPublic: boolean): DomainFinding {
  const { t, i18n } = useLingui();
  const working = useWorkingFinding(domain, isPublic);
  const consequence = useConsequence(domain);
  const { state, problem, checkedAt } = domain;
  if (state === 'verified' && (problem === null || problem === 'no_response')) return working;
  if (problem === null)
    return {
      headline: checkedAt === null ? t`Not checked yet.` : t`Waiting for the next check.`,
      explanation: consequence ?? t`Your site stays open at its other addresses.`,
    };
  const { headline, explanation } = problemTexts[problem];
  return {
    headline: i18n._(headline),
    explanation: [i18n._(explanation), consequence].filter((each) => each !== null).join(' '),
  };
}

/** About a verified domain whose records are right. */
function useWorkingFinding({ problem, certificate }: SiteDomain, isPublic: boolean): DomainFinding {
  const { t } = useLingui();
  const explainCertificate = useCertificateProblem();
  if (certificate?.state === 'waiting')
    return {
      headline: t`The certificate is being requested.`,
      explanation: t`Both records are right. Visitors can open the site over https as soon as the certificate is there, usually within a minute.`,
    };
  if (certificate?.state === 'problem')
    return {
      headline: t`The certificate could not be issued.`,
      explanation: explainCertificate(certificate.problem),
    };
  const explain = () => {
    if (problem === 'no_response')
      return t`DNS did not respond to the last check. The domain stays verified, and we check again.`;
    return isPublic
      ? t`Both records are right, and visitors see your site at this domain.`
      : t`Both records are right. Visitors see your site at this domain once you publish it.`;
  };
  return { headline: t`It works.`, explanation: explain() };
}

/** What happens if nothing changes. */
function useConsequence({ state, problem, checksLeft, expiresAt }: SiteDomain): string | null {
  const { t } = useLingui();
  const formats = useFormats();
  if (checksLeft !== null)
    return t`${plural(checksLeft, {
      one: 'The domain is still verified, but its records are wrong. After # more failed daily check it is no longer verified.',
      other:
        'The domain is still verified, but its records are wrong. After # more failed daily checks it is no longer verified.',
    })}`;
  if (state === 'verified') return t`The domain stays verified, and we check again.`;
  if (expiresAt === null || problem === 'in_use' || problem === 'no_response') return null;
  const until = formats.dateTime(new Date(expiresAt));
  return t`Until the records are right nothing breaks: your site stays open at its other addresses. A domain that is not verified by ${until} is removed.`;
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import { wrongRecords } from '#/features/onepage/domain/domain-records.ts';
import { useCertificateProblem } from '#/features/onepage/domain/use-certificate-problem.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface DomainFinding {
  /** A sentence. */
  headline: string;
  explanation: string;
}

/** What the last check of a domain found. */
export function useDomainFinding(domain: SiteDomain, isPublic: boolean): DomainFinding {
  const { t } = useLingui();
  const explanation = useExplanation(domain, isPublic);
  const { state, problem, checkedAt, certificate } = domain;
  const wrong = wrongRecords(domain).length;
  const headlineOf = () => {
    if (state === 'verified' && certificate?.state === 'waiting')
      return t`The certificate is being requested.`;
    if (state === 'verified' && certificate?.state === 'problem')
      return t`The certificate could not be issued.`;
    if (state === 'verified') return t`It works.`;
    if (problem === 'in_use') return t`Another site uses this domain.`;
    if (checkedAt === null) return problem === 'no_response' ? t`DNS did not respond.` : t`Not checked yet.`;
    if (problem === 'name_missing') return t`The name does not exist yet.`;
    if (wrong === 0) return t`Waiting for the next check.`;
    return t`${plural(wrong, {
      one: 'One record stands in the way.',
      other: '# records stand in the way.',
      2: 'Two records stand in the way.',
      3: 'Three records stand in the way.',
    })}`;
  };
  return { headline: headlineOf(), explanation };
}

function useExplanation(domain: SiteDomain, isPublic: boolean): string {
  const { t } = useLingui();
  const formats = useFormats();
  const { state, problem, checksLeft, expiresAt, certificate } = domain;
  const explainCertificate = useCertificateProblem();
  if (checksLeft !== null)
    return t`${plural(checksLeft, {
      one: 'The domain is still verified, but its records are wrong. After # more failed daily check it is no longer verified.',
      other:
        'The domain is still verified, but its records are wrong. After # more failed daily checks it is no longer verified.',
    })}`;
  if (problem === 'no_response')
    return state === 'verified'
      ? t`DNS did not respond to the last check. The domain stays verified, and we check again.`
      : t`DNS did not respond to the last check. We check again; you need not do anything.`;
  if (state === 'verified' && certificate?.state === 'waiting')
    return t`Both records are right. Visitors can open the site over https as soon as the certificate is there, usually within a minute.`;
  if (state === 'verified' && certificate?.state === 'problem')
    return explainCertificate(certificate.problem);
  if (state === 'verified')
    return isPublic
      ? t`Both records are right, and visitors see your site at this domain.`
      : t`Both records are right. Visitors see your site at this domain once you publish it.`;
  if (problem === 'in_use')
    return t`Both records are right, but another site has verified this domain. It has to be removed there first.`;
  if (expiresAt === null) return t`Your site stays open at its other addresses.`;
  const until = formats.dateTime(new Date(expiresAt));
  return t`Until the records are right nothing breaks: your site stays open at its other addresses. A domain that is not verified by ${until} is removed.`;
}

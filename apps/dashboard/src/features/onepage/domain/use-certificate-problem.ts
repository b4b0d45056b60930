import { useLingui } from '@lingui/react/macro';
import type { SiteCertificate } from '@unmuted/api';

/** Explains why a certificate was not issued, and what its owner can do. */
export function useCertificateProblem() {
  const { t } = useLingui();
  return (problem: SiteCertificate['problem']): string => {
    switch (problem) {
      case 'unreachable':
        return t`The certificate authority could not connect to this name. Check that no AAAA record leads to another server; we try again by ourselves.`;
      case 'wrong_answer':
        return t`Another server answered at this name, perhaps an old host or a proxy that redirects. Remove the redirect, or turn the proxy off.`;
      case 'dns':
        return t`The certificate authority could not look up this name. If the domain uses DNSSEC, its signatures may be out of date: ask the provider of the domain.`;
      case 'caa':
        return t`A CAA record of the domain allows only other authorities to issue certificates. Add one for our authority, or remove it.`;
      case 'rate_limited':
        return t`Too many certificates were requested for this domain. The authority issues again later; you need not do anything.`;
      case 'rejected':
        return t`The certificate authority does not issue certificates for this name. Ask your provider.`;
      case 'ca_unavailable':
        return t`The certificate authority does not answer at the moment. We try again; you need not do anything.`;
      case 'other':
        return t`The certificate authority gave another reason. We try again.`;
      case null:
        return '';
    }
  };
}

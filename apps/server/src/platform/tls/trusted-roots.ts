import tls from 'node:tls';

/** The certificate authorities that Node trusts, in PEM. */
export const trustedRoots = (): readonly string[] => tls.rootCertificates;

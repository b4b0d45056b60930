/** Below it, certificate authorities ask for the answers of HTTP challenges (RFC 8555, section 8.3). */
export const challengePath = '/.well-known/acme-challenge';

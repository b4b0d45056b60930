import type { NextConfig } from 'next';

/** The content policy that the library's README names for server-rendered pages. */
const policy = [
  "default-src 'self'",
  // Next starts its pages with inline scripts.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
].join('; ');

export default {
  headers: async () => [{ source: '/:path*', headers: [{ key: 'content-security-policy', value: policy }] }],
} satisfies NextConfig;

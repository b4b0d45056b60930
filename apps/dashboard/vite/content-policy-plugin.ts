import type { Plugin } from 'vite';

/** What our own server sends with every document, with a name in angle brackets for each origin that others fill in. */
export const hostPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' <API origin> data: blob:",
  "media-src 'self' <stream origins>",
  "connect-src 'self' <API origin> <cast API origin> <reporting origin>",
  "worker-src 'self'",
  "frame-src 'self' <cast API origin>",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types push-worker',
].join('; ');

const source = `Send this header with every document; put your own origins in place of the names in angle brackets, or leave them out.

Content-Security-Policy: ${hostPolicy}
`;

/** Writes `content-policy.txt` beside the build, for hosts other than our server. */
export function contentPolicy(): Plugin {
  return {
    name: 'studio:content-policy',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'content-policy.txt', source });
    },
  };
}

import { createHash } from 'node:crypto';
import type { Locale } from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findStopWords, stopReports } from '#/modules/statistics/reports/reports.repository.ts';
import { type UnsubscribeTexts, unsubscribeTexts } from '#/modules/statistics/reports/unsubscribe-texts.ts';
import { openUnsubscribeToken } from '#/modules/statistics/reports/unsubscribe-token.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { apiBase } from '#/platform/http/server.ts';
import { escaped } from '#/platform/lib/escape-html.ts';

interface StopDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly defaultLocale: Locale;
}

const style = `body{margin:0;padding:15vh 1rem;background:#f4f4f5;color:#18181b;font:16px/1.6 system-ui,sans-serif}
main{max-width:28rem;margin:auto;padding:2rem;background:#fff;border:1px solid #e4e4e7;border-radius:12px}
h1{margin:0 0 .75rem;font-size:1.25rem}p{margin:0 0 1.5rem}p:last-child{margin:0}
button{min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#18181b;color:#fff;font:inherit;font-weight:600}
button:focus-visible{outline:3px solid #3e82f7;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#0b0d12;color:#f4f4f5}main{background:#16181d;border-color:#2e3138}
button{background:#f4f4f5;color:#18181b}}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Unsubscribes without a sign-in. Opening the link only shows a button, because mail scanners open links; the button
 * and the one-click request of mail clients (RFC 8058) unsubscribe.
 */
export function serveUnsubscribePage(
  app: FastifyInstance,
  { db, clock, secrets, defaultLocale }: StopDeps,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body of an RFC 8058 request carries no information beyond the link.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => undefined);
    const path = `${apiBase}/mails/stop/:token`;
    scope.get<{ Params: { token: string } }>(path, async ({ params }, reply) => {
      const castId = openUnsubscribeToken(secrets, params.token);
      const found = castId && (await findStopWords(db, castId));
      if (!found) return gone(reply);
      const words = unsubscribeTexts[found.locale];
      return page(reply, found.locale, {
        title: words.question.replace('{cast}', found.username),
        text: words.effect,
        button: words.button,
      });
    });
    scope.post<{ Params: { token: string } }>(path, async ({ params }, reply) => {
      const castId = openUnsubscribeToken(secrets, params.token);
      const found = castId && (await findStopWords(db, castId));
      if (!found) return gone(reply);
      await db.transaction().execute(async (tx) => {
        const stopped = await stopReports(tx, castId);
        if (!stopped?.weekly && !stopped?.monthly) return;
        const { weekly, monthly } = stopped;
        await recordAudit(tx, {
          at: clock.now(),
          action: 'report.unsubscribed',
          by: 'nobody',
          about: { accountId: stopped.accountId },
          details: { cast: stopped.username },
          change: { before: { weekly, monthly }, after: { weekly: false, monthly: false } },
        });
      });
      const words = unsubscribeTexts[found.locale];
      return page(reply, found.locale, {
        title: words.done,
        text: words.again.replace('{cast}', found.username),
      });
    });
  });

  function gone(reply: FastifyReply) {
    const { gone: title, goneText: text }: UnsubscribeTexts = unsubscribeTexts[defaultLocale];
    return page(reply.code(404), defaultLocale, { title, text });
  }
}

interface PageWords {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

function page(reply: FastifyReply, locale: Locale, { title, text, button }: PageWords) {
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : '';
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}</main></body>
</html>
`);
}

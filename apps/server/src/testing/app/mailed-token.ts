import type { TestApp } from '#/testing/app/test-app.ts';

/** The token in the latest email to an address. */
export function mailedToken(test: TestApp, email: string): string {
  const mail = test.mails.findLast(({ to }) => to.email === email)?.mail;
  if (!mail || !('link' in mail)) throw new Error(`No link was sent to ${email}.`);
  return tokenOfLink(mail.link);
}

/** The only query value of a link. */
export function tokenOfLink(link: string): string {
  const [token] = new URL(link).searchParams.values();
  if (!token) throw new Error(`${link} carries no token.`);
  return token;
}

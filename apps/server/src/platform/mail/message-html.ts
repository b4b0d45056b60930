import { escaped } from '#/platform/lib/escape-html.ts';
import type { Parts } from '#/platform/mail/message-parts.ts';

const font =
  "font-family:-apple-system,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans CJK SC',Arial,sans-serif";
const quiet = 'margin:0 0 12px;font-size:14px;line-height:1.6;color:#52525b';

/**
 * One layout for all mails: inline styles, no images, no external resources, all values escaped.
 */
export function htmlOf({ locale, brand, subject, action, ...parts }: Parts): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escaped(text)}</p>`;
  const small = (text: string) => `<p style="${quiet}">${escaped(text)}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f4f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
<tr><td style="padding:32px;color:#18181b;text-align:left;overflow-wrap:anywhere;${font}">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escaped(brand)}</p>
${[parts.greeting, ...parts.lead].map(paragraph).join('\n')}
${parts.lines.length ? tableOf(parts.lines) : ''}
${action ? buttonOf(action) : ''}
${[parts.after, parts.notYou]
  .filter((text) => text !== null)
  .map(small)
  .join('\n')}
<p style="margin:24px 0 0;font-size:16px;line-height:1.6">${parts.closing.map(escaped).join('<br>')}</p>
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e4e4e7;text-align:left;overflow-wrap:anywhere;${font}">
${parts.footer.map((text) => `<p style="margin:0 0 4px;font-size:13px;line-height:1.5;color:#52525b">${escaped(text)}</p>`).join('\n')}
${parts.stop ? stopOf(parts.stop) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** One row per figure; marked up as a table for screen readers. */
function tableOf(lines: Parts['lines']): string {
  const cell = 'padding:8px 0;border-top:1px solid #e4e4e7;font-size:15px;line-height:1.4';
  const row = ({ label, value, change }: Parts['lines'][number]) =>
    `<tr><th scope="row" style="${cell};font-weight:400;text-align:left">${escaped(label)}</th><td style="${cell};font-weight:600;text-align:right">${escaped(value)}</td><td style="${cell};padding-left:16px;color:#52525b;text-align:right;white-space:nowrap">${escaped(change)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid #e4e4e7">
${lines.map(row).join('\n')}
</table>`;
}

function stopOf({ label, link }: NonNullable<Parts['stop']>): string {
  return `<p style="margin:0;font-size:13px;line-height:1.5"><a href="${escaped(link)}" style="color:#52525b">${escaped(label)}</a></p>`;
}

/** A button, followed by its URL as text for clients that render no button. */
function buttonOf({ label, hint, link }: NonNullable<Parts['action']>): string {
  const href = escaped(link);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#18181b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="${quiet}">${escaped(hint)}<br><a href="${href}" style="color:#18181b">${href}</a></p>`;
}

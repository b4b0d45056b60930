import { keyScopeTable, limits } from '@unmuted/api/contract';
import { curlOf } from '#/platform/api-docs/examples.ts';
import {
  type OpenApiDocument,
  operationsOf,
  type Parameter,
  type PlacedOperation,
} from '#/platform/api-docs/openapi.ts';
import { schemaHtml, typeText } from '#/platform/api-docs/schema-html.ts';
import { escaped } from '#/platform/lib/escape-html.ts';

/** The path of the reference. */
export const docsBase = '/docs/api';

/** One of the two documents with the address of its API. */
export interface ReferencePart {
  /** In addresses: `main` or `cast`. */
  readonly id: string;
  readonly document: OpenApiDocument;
  /** Absolute. */
  readonly baseUrl: string;
}

interface Site {
  readonly brand: string;
  readonly parts: readonly ReferencePart[];
}

/** `/docs/api/main/staff-keys`. */
export const pathOfTag = (part: Pick<ReferencePart, 'id'>, tag: string) =>
  `${docsBase}/${part.id}/${tag.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`;

/** The page about keys, errors and limits. */
export function overviewHtml(site: Site): string {
  const scopes = Object.entries(keyScopeTable).map(
    ([scope, permissions]) =>
      `<tr><th scope="row"><code>${escaped(scope)}</code></th><td>${permissions.map((each) => `<code>${escaped(each)}</code>`).join(', ')}</td></tr>`,
  );
  const [main] = site.parts;
  const example = main
    ? curlOf(main.document, operationAt(main.document, '/control/products', 'get'), main.baseUrl)
    : '';
  return pageHtml(site, {
    title: 'API reference',
    body: `<h1>API reference</h1>
<p>The dashboard uses the same API: whatever it does, a program can do within the scopes of its key.</p>
<h2>Keys</h2>
<p>Create a key in the dashboard under <em>Account</em>, <em>API keys</em>, and send it as a bearer token. Never put it in an address: such calls are refused.</p>
<pre><code>${escaped(example)}</code></pre>
<p>A key that is revoked, expired or used from another network gets <code>401</code>. A call outside its scopes gets <code>409</code> with the code <code>account.not_permitted</code>. If you find a key in public, report it with <code>POST /keys/report-leak</code>.</p>
<h2>Scopes</h2>
<div class="wide"><table><thead><tr><th scope="col">Scope</th><th scope="col">Permissions</th></tr></thead><tbody>${scopes.join('')}</tbody></table></div>
<h2>Errors</h2>
<p>Errors are problem documents (RFC 9457) with a stable <code>code</code>. Responses may get further fields at any time; requests with unknown fields are refused.</p>
<h2>Limits and repetition</h2>
<p>A key may make ${limits.keyCallsPerMinute} calls a minute. Beyond that the response is <code>429</code> with <code>Retry-After</code>. Send an <code>Idempotency-Key</code> with calls that change something: repeated within 24 hours, they run once.</p>
<h2>Documents</h2>
<ul>${site.parts.map(({ id, document }) => `<li><a href="${docsBase}/${id}.json">${escaped(document.info.title)} (OpenAPI 3.1)</a></li>`).join('')}</ul>`,
  });
}

/** The page of one group of operations. */
export function tagHtml(site: Site, part: ReferencePart, tag: string): string {
  const operations = operationsOf(part.document, tag);
  const contents = operations.map(
    ({ operationId, summary }) => `<li><a href="#${escaped(operationId)}">${escaped(summary)}</a></li>`,
  );
  return pageHtml(site, {
    title: titleOf(tag),
    current: pathOfTag(part, tag),
    body: `<h1>${escaped(titleOf(tag))}</h1>
<p>${escaped(part.document.info.title)} at <code>${escaped(part.baseUrl)}</code></p>
<ul>${contents.join('')}</ul>
${operations.map((operation) => operationHtml(part, operation)).join('')}`,
  });
}

function operationHtml({ document, baseUrl }: ReferencePart, operation: PlacedOperation): string {
  const { method, path, operationId, summary, parameters = [], requestBody, responses } = operation;
  const [body] = Object.values(requestBody?.content ?? {});
  const replies = Object.entries(responses);
  const [good, bad] = [
    replies.filter(([status]) => Number(status) < 400),
    replies.filter(([status]) => Number(status) >= 400),
  ];
  const reply = good.map(([status, { description, content = {} }]) => {
    const [of] = Object.values(content);
    return `<p><code>${status}</code> ${escaped(description)}</p>${of?.schema ? schemaHtml(document, of.schema) : ''}`;
  });
  const errors = bad.map(([status, { description }]) => {
    const codes = description.split(', ').map((code) => `<code>${escaped(code)}</code>`);
    return `<tr><th scope="row">${status}</th><td>${codes.join(', ')}</td></tr>`;
  });
  return `<section id="${escaped(operationId)}"><h2>${escaped(summary)}</h2>
<p class="call"><span class="method">${method}</span> <code>${escaped(path)}</code></p>
<p class="note">${accessText(operation)}</p>
${parameters.length ? `<h3>Parameters</h3><ul class="fields">${parameters.map((each) => parameterHtml(document, each)).join('')}</ul>` : ''}
${body?.schema ? `<h3>Body</h3>${schemaHtml(document, body.schema) || '<p>A file.</p>'}` : ''}
<h3>Example</h3><pre tabindex="0"><code>${escaped(curlOf(document, operation, baseUrl))}</code></pre>
<h3>Response</h3>${reply.join('')}
<details><summary>Errors</summary><div class="wide"><table><tbody>${errors.join('')}</tbody></table></div></details></section>`;
}

function parameterHtml(
  document: OpenApiDocument,
  { name, required, description, schema, ...rest }: Parameter,
) {
  const text = description ?? schema.description;
  return `<li><code>${escaped(name)}</code> <span class="type">${escaped(typeText(document, schema))}, in the ${rest.in}</span>${
    required ? '' : ' <span class="note">optional</span>'
  }${text ? `<br>${escaped(text)}` : ''}</li>`;
}

function accessText(operation: PlacedOperation): string {
  const { 'x-access': access, 'x-permission': permission, 'x-scopes': scopes = [] } = operation;
  if (access === 'public') return 'Public: no key.';
  if (access === 'runner') return 'Build machines, by their own token.';
  const callers = { customer: 'Customers', admin: 'Staff', any: 'Customers and staff' }[access] ?? access;
  const by = scopes.length
    ? `Scopes: ${scopes.map((scope) => `<code>${escaped(scope)}</code>`).join(' or ')}.`
    : 'Not with an API key: only signed-in people.';
  return `${callers}. ${by}${permission ? ` Permission: <code>${escaped(permission)}</code>.` : ''}`;
}

function operationAt(document: OpenApiDocument, path: string, method: string): PlacedOperation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}.`);
  return { ...operation, method: method.toUpperCase(), path };
}

const titleOf = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');

function pageHtml(
  { brand, parts }: Site,
  { title, body, current = docsBase }: { title: string; body: string; current?: string },
): string {
  const link = (href: string, text: string) =>
    `<li><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${escaped(text)}</a></li>`;
  const nav = parts.map(
    (part) =>
      `<h2>${escaped(part.document.info.title)}</h2><ul>${part.document.tags
        .map(({ name }) => link(pathOfTag(part, name), titleOf(name)))
        .join('')}</ul>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escaped(title)} – ${escaped(brand)}</title><link rel="stylesheet" href="${docsBase}/reference.css"></head>
<body><a class="skip" href="#content">Skip to the content</a><div class="page"><nav aria-label="API reference"><p><a href="/">${escaped(brand)}</a></p><ul>${link(docsBase, 'Overview')}</ul>${nav.join('')}</nav>
<main id="content" tabindex="-1">${body}</main></div></body></html>
`;
}

import { logoOf, type PageContext } from '#/page/page-context.ts';

/** The logo with the name of the station. */
export function Logo({ page, href }: { readonly page: PageContext; readonly href: string }) {
  const logo = logoOf(page);
  return (
    <a class="logo" href={href}>
      {logo === null ? (
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <path class="p3" d="M0 0h96v96H0z" />
          <circle class="p2" cx="62" cy="70" r="44" />
          <circle class="p1" cx="62" cy="70" r="28" />
          <circle class="p4" cx="62" cy="70" r="13" />
        </svg>
      ) : (
        <img src={logo} width="40" height="40" alt="" />
      )}
      <span>{page.document.title}</span>
    </a>
  );
}

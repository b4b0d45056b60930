import { textOf } from '#/lib/search-values.ts';

export interface DomainSearch {
  /** The domain that is shown; the one that needs something, by default. */
  domain?: string | undefined;
}

export const domainSearch = ({ domain }: Record<string, unknown>): DomainSearch => ({
  domain: textOf(domain, /^[a-z0-9.-]{4,253}$/),
});

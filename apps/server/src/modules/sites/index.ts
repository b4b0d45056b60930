import { type CheckDomainsDeps, checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { domainHandlers } from '#/modules/sites/domains/domains.routes.ts';
import type { DomainDeps } from '#/modules/sites/domains/domains.service.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

export const sites = defineModule({
  name: 'sites',
  routes: (deps: DomainDeps) => ({ main: domainHandlers(deps) }),
  jobs: (deps: Omit<CheckDomainsDeps, 'signal'>) => [
    { name: 'check-domains', cron: '* * * * *', run: (signal) => checkDomains({ ...deps, signal }) },
  ],
});
